import { closest } from './closest';
import { onReach } from './reach';
import { requestScript } from './request-script';

/**
 * Loads the script that a part of the page names, once a person reaches for it. Until then its forms and links lead to
 * pages.
 */
export function loadFurtherScript(): void {
  const load = (part?: HTMLElement | null) => {
    if (part) requestScript(part.dataset.script ?? '', () => undefined);
    delete part?.dataset.script;
  };
  onReach((event) => load(closest(event, '[data-script]')));
  // What was focused before this script was loaded.
  load(document.activeElement?.closest('[data-script]'));
}
