import { markSignedIn } from './signed-in';

const isMarked = () => document.documentElement.hasAttribute('data-signed-in');

test('the page of a signed-in person is marked, also when restored from the back and forward cache', () => {
  markSignedIn();
  expect(isMarked()).toBe(false);

  document.cookie = 'other=1';
  document.cookie = 'signed-in=1';
  window.dispatchEvent(new Event('pageshow'));
  expect(isMarked()).toBe(true);

  document.cookie = 'signed-in=; Max-Age=0';
  window.dispatchEvent(new Event('pageshow'));
  expect(isMarked()).toBe(false);
});

test('a cookie whose name only ends the same way is ignored', () => {
  document.cookie = 'not-signed-in=1';
  markSignedIn();
  expect(isMarked()).toBe(false);
});
