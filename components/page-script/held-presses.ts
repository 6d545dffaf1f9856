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
  const events = new Map<HTMLElement, Event>();

  const hold = (event: Event) => {
    const target = closest(event, selector);
    // A click inside a form, but on none of its buttons, is not the form's own.
    const isOwn = event.type === 'submit' || target?.tagName !== 'FORM' || buttonOf(event);
    if (!target || !isOwn || isModified(event as MouseEvent)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    events.set(target, event);
    onHold();
  };
  for (const type of TYPES) addEventListener(type, hold, true);

  return () => {
    for (const type of TYPES) removeEventListener(type, hold, true);
    for (const [target, event] of events) {
      const button = target.tagName !== 'FORM' ? target : buttonOf(event);
      // With the place of the press, for a chart.
      if (button) button.dispatchEvent(new MouseEvent('click', event));
      else (target as HTMLFormElement).requestSubmit();
    }
    events.clear();
  };
}

/** The button that sends a form; null for a link, and for a form sent without a button. */
const buttonOf = (event: Event) =>
  (event as SubmitEvent).submitter ?? closest(event, 'button:not([type=button])');
