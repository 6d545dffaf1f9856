/**
 * Milliseconds since the epoch. Functions that depend on time take a clock as argument, so that tests can
 * set the time.
 */
export type Clock = () => number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Where the site is published; one offset the whole year. */
export const INDIA = { zone: 'Asia/Kolkata', ahead: 5.5 * HOUR, offset: '+05:30' } as const;

/** The UTC day of a moment, as 2026-11-20. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The day in India at a moment, `2026-11-24`. */
export const dayInIndia = (time: number): string => dayOf(time + INDIA.ahead);
