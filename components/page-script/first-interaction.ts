import { holdPresses } from './held-presses';
import { requestScript } from './request-script';

const INTERACTIONS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll', 'hashchange'];

/**
 * Loads the page script at the first interaction of any kind, or at once if the address has a fragment.
 * Until then presses that it handles are held.
 */
export function loadAtFirstInteraction(src: string): void {
  let isRequested = false;
  const load = () => {
    if (isRequested) return;
    isRequested = true;
    requestScript(src, release).onload = release;
  };
  const release = holdPresses('[data-action]', load);
  for (const interaction of INTERACTIONS)
    addEventListener(interaction, load, { capture: true, passive: true, once: true });
  if (location.hash) load();
}
