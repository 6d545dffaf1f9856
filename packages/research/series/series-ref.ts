import type { Period } from '../time/period';

/** What is made of series only because somebody asks for it: see on-request.ts. */
export type Operation =
  | 'month-ends'
  | 'by-month'
  | 'by-year'
  | 'by-fy'
  | 'by-quarter'
  | 'month-to-month'
  | 'month-of-year-mean'
  | 'month-of-year-above'
  | 'month-of-year-count'
  | 'within'
  | 'months-of-values'
  | 'without-year'
  | 'less'
  | 'falls'
  | 'fall-months'
  | 'rise-months'
  | 'fall-and-rise-months'
  | 'until-multiple'
  | 'without-multiple'
  | 'ratio'
  | 'spread'
  | 'in-INR'
  | 'in-USD'
  | 'real'
  | 'growth'
  | 'volatility'
  | 'correlation'
  | 'mixture'
  | 'left-over'
  | 'payment';

/**
 * A series by its name, as content and addresses have it (`gold-usd-oz`, `nvidia-years/revenue`), or how one
 * is made of others for whoever asks.
 */
export type SeriesRef = string | MadeRef;

export type Details = {
  /** The number of steps that a rolling measure looks back; of months that equal payments last. */
  steps?: number;
  /** The month in whose money a real price is, or in which a mixture or a withdrawal begins. */
  base?: Period;
  /** The first and the last period of a part. */
  window?: { from: Period; to: Period };
  /** A calendar year that is left out of a part. */
  without?: number;
  /** Of a mixture the share of each part, in per cent. */
  weights?: readonly number[];
  /** Of a mixture: that its shares are never put back. */
  never?: true;
  /** The money that is invested at first, or that payments are to become. */
  amount?: number;
  /** The money that is taken out at the end of each month. */
  each?: number;
  /** What is taken off each value; the depth of falls in per cent; how many times as much. */
  level?: number;
};

/** A tree: what is made of which series, as `new MadeRef('ratio', ['gold-usd-oz', 'silver-usd-oz'])`. */
export class MadeRef {
  readonly steps: number | undefined;
  readonly base: Period | undefined;
  readonly window: { from: Period; to: Period } | undefined;
  readonly without: number | undefined;
  readonly #text: string;

  constructor(
    readonly op: Operation,
    readonly of: readonly SeriesRef[],
    readonly details: Details = {},
  ) {
    const { steps, base, window, without, weights = [], never, amount, each, level } = details;
    this.steps = steps;
    this.base = base;
    this.window = window;
    this.without = without;
    const parts = [
      ...[steps, base?.replace('-', '')],
      window && `${window.from}..${window.to}`.replaceAll(' ', '-'),
      without === undefined ? undefined : `without-${without}`,
      ...[...weights, never && 'never', amount, each, level],
    ];
    this.#text = `${[op, ...parts.filter((part) => part !== undefined)].join('-')}(${of.join(',')})`;
  }

  /** What it is kept under and files call it, as `growth-36(gold-usd-oz)`. Nothing reads this text. */
  toString(): string {
    return this.#text;
  }

  toJSON(): string {
    return this.#text;
  }
}
