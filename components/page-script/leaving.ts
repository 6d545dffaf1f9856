import { closest } from './closest';
import { isModified } from './held-presses';

/**
 * Says in the last element of a box with `data-leaving` that the next page is loading, from the press on a
 * link or a form in the box until that page is loaded.
 */
export function sayLeaving(): void {
  const say = (event: Event) => {
    const box = closest(event, '[data-leaving]');
    if (box && !event.defaultPrevented) write(box, box.dataset.leaving);
  };
  document.addEventListener('submit', say);
  document.addEventListener('click', (event) => {
    if (closest(event, 'a[href]:not([target])') && !isModified(event)) say(event);
  });
  // Back can restore this page from memory in its loading state.
  addEventListener('pageshow', () => {
    for (const box of document.querySelectorAll('[data-leaving]')) write(box);
  });
}

function write(box: Element, words = ''): void {
  if (box.lastElementChild) box.lastElementChild.textContent = words;
}
