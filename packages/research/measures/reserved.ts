import { GROUPS } from '../insights/subject';

/**
 * Names that stand in an address in the place of a series, in measures that say so: money itself, and classes of
 * series. No series has one of them, and what each means says the measure.
 */
export const RESERVED = ['inr', ...GROUPS] as const;

export type Reserved = (typeof RESERVED)[number];

export const isReserved = (name: unknown): name is Reserved => RESERVED.some((each) => each === name);
