import { AMOUNTS, OPTION_NAMES, optionText, type OptionTerms } from '../answers/options';
import { MEASURES, type Measure } from '../measures';
import { measuresOf } from './measure-of';
import type { Mention } from './mentions';
import type { MeasurePart, PartOf } from './part';
import { partsOfKind } from './pieces';
import type { Query } from './query';
import type { Piece } from './rows';

/** What the options of an analysis are by the words of a question. */
export function termsIn({ pieces, mentions }: Pick<Query, 'pieces' | 'mentions'>): OptionTerms {
  const mix = mixOf(mentions);
  const terms = partsOfKind(pieces, 'option').map((each) => each.terms);
  return Object.assign({}, ...terms, mix && { mix }) as OptionTerms;
}

/** The parts of a mixture by the weights of its series, of which one may take the rest; none where they are no 100. */
export function mixOf(mentions: readonly Mention[]): number[] | undefined {
  const weights = mentions.map(({ weight }) => weight);
  const known = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  const open = weights.filter((weight) => weight === undefined).length;
  const isWhole = open === 0 ? known === 100 : open === 1 && weights.length > 1 && known < 100;
  return isWhole ? weights.map((weight) => weight ?? 100 - known) : undefined;
}

/** By what series are set in an order: by what else is said of them, as "volatility". */
export function orderOf(measure: Measure, pieces: readonly Piece[]): OptionTerms {
  const { reserved, by = [] } = MEASURES[measure];
  if (reserved === undefined) return {};
  const order = by.find((name) => measuresOf(pieces).some((part) => isOrder(part, name)));
  return order ? { by: order } : {};
}

/** Whether a measure that was said sets series in an order of this name; a fall does by how deep it was. */
const isOrder = (part: MeasurePart, name: string): boolean =>
  part.isFall ? name === 'drawdown' : name === part.measure && !part.isWeak;

/** Of which somebody lives: less is what is taken out each month. */
const LEAST_CAPITAL = 500_000;

/** The sums of money by what a measure takes: of two, the smaller is what is paid out each month. */
export function sumsOf(measure: Measure, pieces: readonly Piece[]): OptionTerms {
  const { options } = MEASURES[measure];
  const sums = partsOfKind(pieces, 'amount').filter(({ amount }) => isPayable(amount));
  const [first, second] = sums.map(({ amount }) => amount);
  if (first === undefined) return {};
  if (options.includes('target')) return { target: Math.max(...sums.map(({ amount }) => amount)) };
  if (!options.includes('each')) return { amount: sumFor(measure, sums, pieces) ?? first };
  if (second === undefined) return first < LEAST_CAPITAL ? { each: first } : { amount: first };
  return { each: Math.min(first, second), amount: Math.max(first, second) };
}

/** Of two sums that of payments every month, or that which is paid once, by the measure that stands in its place. */
function sumFor(
  measure: Measure,
  sums: readonly PartOf<'amount'>[],
  pieces: readonly Piece[],
): number | undefined {
  const [one, other, ...more] = sums;
  if (!one || !other || more.length > 0) return undefined;
  const isOnce = measure === 'lumpsum';
  const regular = sums.find(({ every }) => every !== undefined);
  if (regular) return (isOnce ? sums.find((each) => each !== regular) : regular)?.amount;
  const ways = measuresOf(pieces).filter(({ measure: each, isWeak }) => !isWeak && WAYS.has(each));
  if (new Set(ways.map(({ measure: each }) => each)).size < WAYS.size) return undefined;
  return sums[ways.findIndex(({ measure: each }) => each === measure)]?.amount;
}

/** How money is put in. */
const WAYS: ReadonlySet<Measure> = new Set<Measure>(['sip', 'lumpsum']);

const isPayable = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= AMOUNTS.least && amount <= AMOUNTS.most;

/** Whether a measure has every option that words say. */
export const hasOptions = (measure: Measure, terms: OptionTerms): boolean =>
  OPTION_NAMES.filter((name) => optionText(name, terms) !== undefined).every(
    (name) =>
      MEASURES[measure].options.includes(name) &&
      (name !== 'by' || terms.by === undefined || MEASURES[measure].by?.includes(terms.by)),
  );
