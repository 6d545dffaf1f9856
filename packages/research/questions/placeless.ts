import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { readSeriesFile } from '../series/series-file';
import { UNITS } from '../series/units';
import type { Analysis } from '../answers/address';
import { usualOptions } from '../answers/options';
import { seriesOfGroup } from '../insights/subject';
import { MEASURES, type Measure } from '../measures';
import { isReserved } from '../measures/reserved';
import type { MeasurePart } from './part';
import { hasOptions, mixOf } from './option-terms';
import { isOf, partsOfKind, timesOf } from './pieces';
import type { Query } from './query';
import type { Piece } from './rows';

/**
 * What means something, but has no place in the readings: further numbers, windows, measures, series, and
 * "after inflation".
 */
export function placelessIn(
  library: Library,
  { pieces, mentions, windows, isRecovery }: Query,
  readings: readonly Analysis[],
): string[] {
  const [only] = readings;
  if (!only) return [];
  const measures = readings.map(({ measure }) => measure);
  const paid = readings.flatMap(({ measure, series, ...terms }) => {
    const usual = usualOptions(measure, series.length);
    return SUMS.map((name) => terms[name] ?? Number(usual[name]));
  });
  const isMixed = hasMixture(measures) && mixOf(mentions) !== undefined;
  const placeless = pieces.filter((piece) => {
    const { part } = piece;
    if (part.kind === 'amount') return (part.every ?? BY_MONTH) !== BY_MONTH || !paid.includes(part.amount);
    // How long each took to recover is in no order.
    if (part.kind === 'measure' && isRecovery && measures.includes('rank')) return !part.isWeak;
    if (part.kind === 'measure') return !measures.some((measure) => isSaidWith(measure, part));
    if (part.kind === 'option') return !measures.some((measure) => hasOptions(measure, part.terms));
    if (part.kind === 'series' && part.weight !== undefined && !isMixed) return true;
    // Of all windows so long none is told apart.
    if (part.kind === 'window' && MEASURES[only.measure].isOfLength && timesOf(part).length > 0) return true;
    if (part.kind === 'reserved') return !readings.some(({ series }) => series.includes(part.reserved));
    // What money buys is after inflation by itself.
    if (part.kind === 'real') return !only.real && !MEASURES[only.measure].buysNothing;
    if (part.kind === 'dividends')
      return membersOf(library, only.series).some((name) =>
        part.areOut ? holdsDividends(library, name) : leavesDividendsOut(library, name),
      );
    return windows.surplus.includes(piece);
  });
  // Some readings take one series each.
  const seriesCount = Math.max(only.series.length, new Set(readings.flatMap(({ series }) => series)).size);
  return [...placeless.map(textOf), ...mentions.slice(seriesCount).map(({ text }) => text)];
}

const leavesDividendsOut = (library: Library, name: string): boolean =>
  getSeries(library, name).inputs.some((id) => readSeriesFile(library, id).leavesOut.includes('dividends'));

/** Whether dividends stay in it: a unit of a fund, or an index with them. */
function holdsDividends(library: Library, name: string): boolean {
  const { unit } = getSeries(library, name);
  const isOfShares = unit.endsWith(' per unit') || UNITS[unit].kind === 'index';
  return isOfShares && !leavesDividendsOut(library, name);
}

/** Series, and those of the classes that stand in the place of one. */
const membersOf = (library: Library, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    if (!isReserved(name)) return [name];
    return name === 'inr' ? [] : seriesOfGroup(library, name);
  });

/** Of a series with a weight this alone. */
const textOf = ({ part, of, text }: Piece): string =>
  (part.kind === 'series' && part.weight !== undefined
    ? of.find((each) => each.part.kind !== 'series' && each.part.kind !== 'word')?.phrase
    : undefined) ?? text;

/** How often in a year payments are made: others are said back. */
const BY_MONTH = 12;

const SUMS = ['amount', 'each', 'target'] as const;

/** Measures whose words say no other question beside those of the first: paid out "every month", a goal "by SIP". */
const BESIDE: Partial<Record<Measure, readonly Measure[]>> = {
  sip: ['lumpsum'],
  withdrawal: ['sip', 'lumpsum'],
  goal: ['sip', 'lumpsum'],
  portfolio: ['lumpsum', 'growth', 'rolling-growth'],
  falls: ['drawdown'],
  level: ['calendar'],
  calendar: ['rank'],
  compare: ['difference'],
  worth: ['lumpsum', 'level'],
  rank: ['growth', 'volatility', 'drawdown'],
};

const hasMixture = (measures: readonly Measure[]): boolean =>
  measures.some((measure) => MEASURES[measure].options.includes('mix'));

/**
 * Words of the second measure are no other question beside the first: "gold vs silver volatility", "a
 * payment every month".
 */
function isSaidWith(measure: Measure, said: MeasurePart): boolean {
  if (said.isWeak) return said.measure !== 'sip' || measure === 'sip';
  if (measure === said.measure || said.measure === 'compare') return true;
  if (BESIDE[measure]?.includes(said.measure)) return true;
  return (
    measure.startsWith('rolling') && (said.measure === 'rolling-growth' || measure.endsWith(said.measure))
  );
}

/**
 * "Per tola" where prices are for ten grams. In a ratio of two prices for the same weight it makes no
 * difference, unless two weights are named: "how many grams of gold for a kilogram of silver".
 */
export function isOtherUnit(
  library: Library,
  piece: Piece,
  { pieces }: Query,
  readings: readonly Analysis[],
): boolean {
  if (!isOf(piece, 'per')) return false;
  const { per } = piece.part;
  const isOne = partsOfKind(pieces, 'per').every((other) => other.per === per);
  return !readings.some(({ measure, series }) => {
    const units = series.map((name) => getSeries(library, name).unit);
    const weights = new Set(units.map((unit) => unit.split(' per ')[1]));
    return (
      units.some((unit) => unit.endsWith(` per ${per}`)) ||
      (measure === 'ratio' && weights.size === 1 && isOne)
    );
  });
}
