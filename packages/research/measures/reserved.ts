/**
 * Names that stand in an address in the place of a series, in measures that say so: money itself. No series has
 * one of them, and what each means says the measure.
 */
export const RESERVED = ['inr'] as const;

export type Reserved = (typeof RESERVED)[number];

export const isReserved = (name: unknown): name is Reserved => RESERVED.some((each) => each === name);
