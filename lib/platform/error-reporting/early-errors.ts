/** The first errors explain the page; the hundredth of a loop does not. */
const MOST_KEPT = 10;

let kept: unknown[] = [];

/** Keeps what goes wrong from now on, until `deliverEarlyErrors` takes over. */
export function keepEarlyErrors(): void {
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
}

/**
 * Hands over each kept error once, oldest first, and stops keeping. To be called in the same breath as the start of
 * whatever listens from here on, so that nothing falls between the two or is heard by both.
 */
export function deliverEarlyErrors(report: (error: unknown) => void): void {
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onRejection);
  const errors = kept;
  kept = [];
  errors.forEach(report);
}

function onError(event: ErrorEvent): void {
  // Another origin's script gives its message only.
  keep(event.error ?? event.message);
}

function onRejection(event: PromiseRejectionEvent): void {
  keep(event.reason);
}

function keep(error: unknown): void {
  if (kept.length < MOST_KEPT) kept.push(error);
}
