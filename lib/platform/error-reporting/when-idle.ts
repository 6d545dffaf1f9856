/** Safari has no requestIdleCallback; after this many milliseconds a page has usually finished its work. */
const SETTLED = 2_000;

/** Does something in the browser once the page has loaded and has nothing else to do. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
    else setTimeout(work, SETTLED);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
