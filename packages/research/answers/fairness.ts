import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { currencyOf } from '../series/series';
import { readSeriesFile } from '../series/series-file';
import type { SeriesRef } from '../series/series-ref';
import { UNITS } from '../series/units';
import type { Measurement } from './address';
import { nameOfInput } from './join-series';

const KINDS = ['fund-index', 'mixed-observation', 'duty-paid'] as const;

export type FairnessKind = (typeof KINDS)[number];

/** What makes a comparison uneven, which is said at its figures. */
export type Fairness = { kind: FairnessKind; text: string };

/** What each series of an answer counts that another beside it does not, as the series say of themselves. */
export function fairnessOf(library: Library, { series }: Pick<Measurement, 'series'>): Fairness[] {
  const parts = series.map((ref) => partOf(library, ref));
  const has = (holds: (part: Part) => boolean) => parts.some(holds);
  const holds: Record<FairnessKind, boolean> = {
    'fund-index': has(isFund) && has(isPriceIndex),
    'mixed-observation': has(isOf('average')) && has(isOf('close')),
    'duty-paid': has(isFromAbroad) && has(isPaidHere),
  };
  return KINDS.filter((kind) => holds[kind]).map((kind) => ({
    kind,
    text: library.words.text(`analysis.fairness.${kind}`),
  }));
}

type Part = ReturnType<typeof partOf>;

/** What a series says of itself, and in which money it was measured. */
function partOf(library: Library, ref: SeriesRef) {
  const input = getSeries(library, nameOfInput(ref));
  const files = input.inputs.map((id) => readSeriesFile(library, id));
  return {
    unit: input.unit,
    observed: files.map(({ observed }) => observed),
    leavesOut: files.flatMap(({ leavesOut }) => leavesOut),
    isInRupees: currencyOf(getSeries(library, ref)) === 'INR',
    isComputed: input.made !== undefined || currencyOf(input) !== 'INR',
  };
}

const isOf =
  (wanted: 'average' | 'close') =>
  ({ observed }: Part) =>
    observed.includes(wanted);

/** A unit of a fund: its value is after costs, and dividends stay in it. */
const isFund = ({ unit, leavesOut }: Part) => unit.endsWith(' per unit') && !leavesOut.includes('dividends');

const isPriceIndex = ({ unit, leavesOut }: Part) =>
  UNITS[unit].kind === 'index' && leavesOut.includes('dividends');

/** A price of another country in rupees, as of gold in London: nobody in India buys it at that. */
const isFromAbroad = ({ leavesOut, isInRupees, isComputed }: Part) =>
  isInRupees && isComputed && leavesOut.includes('duty');

const isPaidHere = ({ leavesOut, isInRupees }: Part) => isInRupees && !leavesOut.includes('duty');
