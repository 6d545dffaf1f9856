import { closest } from './closest';
import { isModified } from './held-presses';
import { onPress } from './reach';

/** What a press on an element does. To leave it to the browser as well, it does not prevent the default. */
export type Action = (element: HTMLElement, event: MouseEvent) => unknown;

/** Has presses on elements with `data-action` done by the action of that name. */
export function startActions(actions: Readonly<Record<string, Action>>): void {
  onPress((event) => {
    if (event.defaultPrevented || isModified(event)) return;
    const element = closest(event, '[data-action]');
    if (element) actions[element.dataset.action ?? '']?.(element, event);
  });
}
