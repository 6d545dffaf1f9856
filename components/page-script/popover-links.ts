import { closest } from './closest';
import { onPress } from './reach';

/**
 * A link in a popover, such as the header's menu, closes it: browsers do not, and it may lead to a place on
 * the same page. One that shares says there what became of it.
 */
export function closePopoversByLinks(): void {
  onPress((event) => {
    const link = closest(event, 'a[href]:not([target],[data-action=share])');
    link?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  });
}
