import { LIMIT, requestScript } from './request-script';

/**
 * What holds the address of Next's scripts (packages/host/serve/transform.ts); null on a page as Next sends
 * it, which hydrates by itself.
 */
export const bootOf = () => document.querySelector<HTMLElement>('[data-boot]');

/**
 * Requests Next's scripts, unless that was done before.
 * @param settle called when they cannot be loaded, or take too long, and perhaps again
 */
export function requestBoot(holder: HTMLElement, settle: () => void): void {
  const { boot } = holder.dataset;
  holder.dataset.boot = '';
  if (boot) requestScript(boot, settle);
  else setTimeout(settle, LIMIT);
}
