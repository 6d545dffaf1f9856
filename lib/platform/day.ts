/** The UTC day of a moment, as 2026-11-20; views are counted by it. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The `day` of rows that count all days together; it sorts after any day. */
export const ALL_DAYS = 'all';
