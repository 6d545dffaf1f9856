/** The first errors explain what is wrong on the page; a hundred repeats of them add nothing. */
const MOST_KEPT = 10;

let kept: unknown[] = [];

/** Stores errors from now on, until `deliverEarlyErrors` is called. */
export function keepEarlyErrors(): void {
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
}

/**
 * Delivers each stored error once, oldest first, and stops storing. Call it in the same synchronous step
 * that starts the next listener, so that no error is lost or reported twice.
 */
export function deliverEarlyErrors(report: (error: unknown) => void): void {
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onRejection);
  const errors = kept;
  kept = [];
  errors.forEach(report);
}

function onError(event: ErrorEvent): void {
  // For a script of another origin the browser gives the message only.
  keep(event.error ?? event.message);
}

function onRejection(event: PromiseRejectionEvent): void {
  keep(event.reason);
}

function keep(error: unknown): void {
  if (kept.length < MOST_KEPT) kept.push(error);
}
