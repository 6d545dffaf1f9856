/** The day of a moment, as views are counted: 2026-11-20, UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Stands in place of a day where all days are counted together; later in order than any day. */
export const ALL_DAYS = 'all';
