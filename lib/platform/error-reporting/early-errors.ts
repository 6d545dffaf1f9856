declare global {
  interface Window {
    /** The errors until Sentry is loaded, then null. On the window: two bundles share it. */
    earlyErrors?: unknown[] | null;
  }
}

/** The first errors explain what is wrong on the page; a hundred repeats of them add nothing. */
const MOST_BUFFERED = 10;

/**
 * Stores errors from now on, until `deliverEarlyErrors` is called. On pages whose scripts are deferred the head does so
 * (components/page-script/reporting-inline.ts).
 */
export function bufferEarlyErrors(): void {
  if (window.earlyErrors !== undefined) return;
  window.earlyErrors = [];
  const buffer = (error: unknown) => {
    if (window.earlyErrors && window.earlyErrors.length < MOST_BUFFERED) window.earlyErrors.push(error);
  };
  // For a script of another origin the browser gives the message only.
  window.addEventListener('error', ({ error, message }) => buffer(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => buffer(reason));
}

/**
 * Delivers each stored error once, oldest first, and stops storing. Call it in the same synchronous step
 * that starts the next listener, so that no error is lost or reported twice.
 */
export function deliverEarlyErrors(report: (error: unknown) => void): void {
  const errors = window.earlyErrors ?? [];
  window.earlyErrors = null;
  errors.forEach(report);
}
