/**
 * A link in a popover, such as the header's menu, closes it: browsers do not, and it may lead to a place on
 * the same page.
 */
export function closePopoversByLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a:not([target])');
    link?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  });
}
