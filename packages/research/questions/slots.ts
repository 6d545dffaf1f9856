import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import type { Analysis } from '../answers/address';
import { MEASURES, type Measure } from '../measures';
import type { Part } from './read-words';
import type { Named } from './said-series';
import { moreWindowParts } from './said-window';
import type { Slot } from './understanding';
import { vocabulary } from './vocabulary';

const SLOTS: Partial<Record<Part['meaning']['kind'], Slot['slot']>> = {
  measure: 'measure',
  series: 'series',
  window: 'window',
  since: 'window',
  period: 'window',
  length: 'window',
  amount: 'amount',
  currency: 'currency',
  real: 'real',
};

export const slotOf = ({ meaning }: Part): Slot['slot'] | undefined => SLOTS[meaning.kind];

/** What was said, part by part. */
export function saidIn(parts: readonly Part[]): Slot[] {
  return parts.flatMap((part): Slot[] => {
    const slot = slotOf(part);
    const { text, phrase, isCorrected } = part;
    if (!slot) return [];
    return [isCorrected ? { slot, text, by: 'corrected', as: phrase } : { slot, text, by: 'said' }];
  });
}

/** What was taken without being said. */
export function defaultsOf(
  library: Library,
  { measure, window, amount, series, currency }: Analysis,
  parts: readonly Part[],
): Slot[] {
  const said = new Set(saidIn(parts).map(({ slot }) => slot));
  const paid = MEASURES[measure].usualAmount;
  const { dollars } = vocabulary(library).instead;
  const isMetal = series.some((name) => dollars[name] !== undefined || Object.values(dollars).includes(name));
  const isSaid = said.has('currency') || parts.some(({ meaning }) => meaning.kind === 'amount' && meaning.currency); // prettier-ignore
  return [
    ...(said.has('measure') ? [] : [byDefault('measure', measure)]),
    ...(said.has('window') ? [] : [byDefault('window', window === 'all' ? 'all' : '10y')]),
    ...(paid === undefined || amount !== undefined || said.has('amount') ? [] : [byDefault('amount', String(paid))]), // prettier-ignore
    ...(paid === undefined || currency === undefined || isSaid ? [] : [byDefault('currency', currency)]),
    ...(!isMetal || said.has('currency') ? [] : [byDefault('currency', series.some((name) => dollars[name] !== undefined) ? 'INR' : 'USD')]), // prettier-ignore
  ];
}

const byDefault = (slot: Slot['slot'], text: string): Slot => ({ slot, text, by: 'default' });

/** What means something, but has no place in the readings: further numbers, windows, measures, series, and "after inflation". */
export function leftOf(
  library: Library,
  parts: readonly Part[],
  named: readonly Named[],
  readings: readonly Analysis[],
): string[] {
  const [only] = readings;
  if (!only) return [];
  const measures = readings.map(({ measure }) => measure);
  const paid = readings.flatMap(({ measure, amount }) => amount ?? MEASURES[measure].usualAmount ?? []); // prettier-ignore
  const windows = moreWindowParts(library, parts);
  // Some readings take one series each.
  const taken = Math.max(only.series.length, new Set(readings.flatMap(({ series }) => series)).size);
  const left = parts.filter((part) => {
    const { meaning } = part;
    if (meaning.kind === 'amount') return !paid.includes(meaning.amount);
    if (meaning.kind === 'measure') return !measures.some((measure) => isSaidWith(measure, meaning));
    if (meaning.kind === 'real') return !only.real;
    if (meaning.kind === 'dividends') return !named.some(({ ambiguous }) => ambiguous?.withDividends);
    return windows.length > 1 && windows.includes(part);
  });
  return [...left, ...named.slice(taken)].map(({ text }) => text);
}

/**
 * "Per tola" where prices are for ten grams. In a ratio of two prices for the same weight it makes no difference, unless two
 * weights are named: "how many grams of gold for a kilogram of silver".
 */
export function isOtherUnit(
  library: Library,
  { meaning }: Part,
  parts: readonly Part[],
  readings: readonly Analysis[],
): boolean {
  if (meaning.kind !== 'per') return false;
  const isOne = parts.every((part) => part.meaning.kind !== 'per' || part.meaning.per === meaning.per);
  const units = (each: Analysis) => each.series.map((name) => getSeries(library, name).unit);
  const weights = (each: Analysis) => new Set(units(each).map((unit) => unit.split(' per ')[1]));
  return !readings.some((each) => units(each).some((unit) => unit.endsWith(` per ${meaning.per}`)) || (each.measure === 'ratio' && weights(each).size === 1 && isOne)); // prettier-ignore
}

/** Words of the second measure are no other question beside the first: "gold vs silver volatility", "a payment every month". */
function isSaidWith(measure: Measure, said: { measure: Measure; isWeak: boolean }): boolean {
  if (said.isWeak) return said.measure !== 'sip' || measure === 'sip';
  const isPart = measure.startsWith('rolling') && (said.measure === 'rolling-growth' || measure.endsWith(said.measure)); // prettier-ignore
  return isPart || measure === said.measure || said.measure === 'compare' || (measure === 'sip' && said.measure === 'lumpsum'); // prettier-ignore
}
