/** Safari has no idle callback; by then a page has settled. */
const SETTLED = 2_000;

/** Runs `work` once the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
    else setTimeout(work, SETTLED);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
