/** Prints the page. */
export const printPage = () => print();

/**
 * Before a page is printed: closes what lies over it, and writes what the server does not know, which is the day, and
 * the question that stands in its field.
 */
export function preparePaper(): void {
  addEventListener('beforeprint', () => {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.();
    write('day', new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' }));
    write('question', document.querySelector<HTMLInputElement>('.answer .ask-box [name=q]')?.value.trim());
  });
}

/** Writes a value into the words of the elements that are for it; without a value they stay empty. */
function write(name: string, value = ''): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-paper=${name}]`))
    element.textContent = value && (element.dataset.words ?? '').replace(`{${name}}`, () => value);
}
