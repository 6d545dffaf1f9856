import { SIGNED_IN_SCRIPT } from './signed-in';

const isMarked = () => document.documentElement.hasAttribute('data-signed-in');

test('the page of somebody signed in is marked, and again when it comes back from memory', () => {
  new Function(SIGNED_IN_SCRIPT)();
  expect(isMarked()).toBe(false);

  document.cookie = 'other=1';
  document.cookie = 'signed-in=1';
  window.dispatchEvent(new Event('pageshow'));
  expect(isMarked()).toBe(true);

  document.cookie = 'signed-in=; Max-Age=0';
  window.dispatchEvent(new Event('pageshow'));
  expect(isMarked()).toBe(false);
});

test('a cookie whose name only ends alike says nothing', () => {
  document.cookie = 'not-signed-in=1';
  new Function(SIGNED_IN_SCRIPT)();
  expect(isMarked()).toBe(false);
});
