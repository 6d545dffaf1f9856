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
  | 'ratio'
  | 'spread'
  | 'in-INR'
  | 'in-USD'
  | 'real'
  | 'growth'
  | 'volatility'
  | 'correlation';

/**
 * A series by its name, as content and addresses have it (`gold-usd-oz`, `nvidia-years/revenue`), or how one
 * is made of others for whoever asks.
 */
export type SeriesRef = string | MadeRef;

type Details = {
  /** The number of steps that a rolling measure looks back. */
  steps?: number;
  /** The month in whose money a real price is. */
  base?: Period;
  /** The first and the last period of a part. */
  window?: { from: Period; to: Period };
  /** A calendar year that is left out of a part. */
  without?: number;
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
    { steps, base, window, without }: Details = {},
  ) {
    this.steps = steps;
    this.base = base;
    this.window = window;
    this.without = without;
    const details = [
      ...(steps === undefined ? [] : [steps]),
      ...(base === undefined ? [] : [base.replace('-', '')]),
      ...(window ? [`${window.from}..${window.to}`.replaceAll(' ', '-')] : []),
      ...(without === undefined ? [] : [`without-${without}`]),
    ];
    this.#text = `${[op, ...details].join('-')}(${of.join(',')})`;
  }

  /** What it is kept under and files call it, as `growth-36(gold-usd-oz)`. Nothing reads this text. */
  toString(): string {
    return this.#text;
  }

  toJSON(): string {
    return this.#text;
  }
}
