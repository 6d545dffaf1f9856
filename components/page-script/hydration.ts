import { bootOf, requestBoot } from './boot';
import { closest } from './closest';
import { holdPresses } from './held-presses';
import { onReach } from './reach';

const REACHED = '[data-hydrate]';

/** Elements that only React handles; a press on them waits for it. */
export const HYDRATED = ':is(a,button,form)[data-hydrate]';

/**
 * Has React hydrate a page from which the server in front took Next's scripts (packages/host/serve/transform.ts),
 * once a person reaches for something with `data-hydrate`: moves the mouse over it, focuses or presses it.
 * A press is held and repeated when React has hydrated the page (components/layout/hydration-ready.tsx).
 */
export function hydrateByIntent(): void {
  const holder = bootOf();
  if (!holder) return;

  let isRequested = false;
  const hydrate = () => {
    if (isRequested) return;
    isRequested = true;
    requestBoot(holder, release);
  };
  const release = holdPresses(HYDRATED, hydrate);
  addEventListener('hydrated', release);

  onReach((event) => {
    if (closest(event, REACHED)) hydrate();
  });
  // What was focused before this script was loaded.
  if (document.activeElement?.closest(REACHED)) hydrate();
}
