/**
 * Milliseconds since the epoch. Functions that depend on time take a clock as argument, so that tests can
 * set the time.
 */
export type Clock = () => number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
