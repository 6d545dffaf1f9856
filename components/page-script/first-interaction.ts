import { holdPresses } from './held-presses';
import { HYDRATED } from './hydration';
import { OPEN_APP_DOWNLOAD, requestPopup } from './popup-event';
import { requestScript } from './request-script';

const INTERACTIONS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll', 'hashchange'];

/**
 * Loads the page script at the first interaction of any kind, or at once if the address has a fragment. Until
 * then presses that it or React handles, those on charts among them, are held, and so is the event that opens
 * the popup.
 */
export function loadAtFirstInteraction(src: string): void {
  let isRequested = false;
  const load = () => {
    if (isRequested) return;
    isRequested = true;
    // The page script looks for elements at the end of the page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', request);
    else request();
  };
  const request = () => {
    requestScript(src, release).onload = release;
  };
  let isPopupHeld = false;
  const holdPopup = (event: Event) => {
    event.preventDefault();
    isPopupHeld = true;
    load();
  };
  addEventListener(OPEN_APP_DOWNLOAD, holdPopup);
  const releasePresses = holdPresses(`[data-action],${HYDRATED},figure svg`, load);
  const release = () => {
    removeEventListener(OPEN_APP_DOWNLOAD, holdPopup);
    if (isPopupHeld) requestPopup();
    isPopupHeld = false;
    releasePresses();
  };
  for (const interaction of INTERACTIONS)
    addEventListener(interaction, load, { capture: true, passive: true, once: true });
  if (location.hash) load();
}
