import { closest } from './closest';

const TYPES = ['click', 'submit'];

/** Whether a press asks the browser for something else, such as a new tab. */
export const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Holds presses on these elements, and forms that are sent, as long as the code that handles them is loading.
 * A press that is repeated meanwhile counts once. The press on the button of a form is held too, because the
 * browser would refuse an invalid form with words of its own and send nothing.
 * @param onHold called at each of them
 * @returns ends the holding and does each held press again: the code handles it, or, if it could not be
 * loaded, the browser as it does without JavaScript
 */
export function holdPresses(selector: string, onHold: () => void): () => void {
  /** What was pressed, and its press: the button that sends a form, if one does, and the place. */
  const held = new Map<HTMLElement, { button: HTMLElement | null; clientX: number; clientY: number }>();

  const hold = (event: Event) => {
    const target = closest(event, selector);
    const button =
      event.type === 'submit'
        ? (event as SubmitEvent).submitter
        : closest(event, 'button:not([type=button])');
    // A click inside a form, but on none of its buttons, is not the form's own.
    const isOwn = event.type === 'submit' || target?.tagName !== 'FORM' || button;
    if (!target || !isOwn || isModified(event as MouseEvent)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { clientX, clientY } = event as MouseEvent;
    held.set(target, { button, clientX, clientY });
    onHold();
  };
  for (const type of TYPES) addEventListener(type, hold, true);

  return () => {
    for (const type of TYPES) removeEventListener(type, hold, true);
    for (const [target, { button, ...place }] of held) {
      if (!(target instanceof HTMLFormElement)) press(target, place);
      else if (button) button.click();
      else target.requestSubmit();
    }
    held.clear();
  };
}

/** A chart asks where it was pressed. */
const press = (target: Element, place: MouseEventInit) =>
  target.dispatchEvent(
    new MouseEvent('click', { ...place, bubbles: true, cancelable: true, composed: true }),
  );
