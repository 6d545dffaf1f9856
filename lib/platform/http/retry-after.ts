/** What the header Retry-After says, in seconds, by what the answer is for. */
export const RETRY_AFTER = {
  /** All places of a queue are taken: they are free again soon, and a script may wait for that. */
  busy: 5,
  /**
   * A page cannot be rendered, or the site is busy: both are answered with one page, which is in memory. Next tries to
   * render a page again after as long, and nginx says the same where the site is down.
   */
  unavailable: 30,
  /** A message could not be stored; its writer is still at the form. */
  messageFailed: 5,
  /** The database cannot be used: by then a disk may have space again. */
  storage: 60,
  /** What is counted by the minute of the clock. */
  tooMany: 60,
} as const;
