import { isModified } from './held-presses';

/** What a press on an element does. To leave it to the browser as well, it does not prevent the default. */
export type Action = (element: HTMLElement, event: MouseEvent) => void;

/** Has presses on elements with `data-action` done by the action of that name. */
export function startActions(actions: Readonly<Record<string, Action>>): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || isModified(event)) return;
    const element = (event.target as Element).closest<HTMLElement>('[data-action]');
    if (element) actions[element.dataset.action ?? '']?.(element, event);
  });
}
