import { openLinkedAnswer } from './linked-answer';

const details = () => document.querySelector('details') as HTMLDetailsElement;
const scrolled = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<details><summary>Why?</summary><div id="why">Because.</div></details>';
  Element.prototype.scrollIntoView = scrolled;
});

test('the answer that the address names is opened and shown, at once and later', () => {
  history.replaceState(null, '', '#why');
  openLinkedAnswer();
  expect(details()).toHaveAttribute('open');
  details().open = false;
  window.dispatchEvent(new Event('hashchange'));
  expect(details()).toHaveAttribute('open');
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('an address that names nothing opens nothing', () => {
  history.replaceState(null, '', '#no-such-answer');
  openLinkedAnswer();
  expect(details()).not.toHaveAttribute('open');
});
