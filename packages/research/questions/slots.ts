import type { Library } from '../series/library';
import type { Analysis } from '../answers/address';
import { MEASURES } from '../measures';
import { isReserved } from '../measures/reserved';
import type { Part } from './part';
import type { Item } from './parser';
import { partsOfKind } from './pieces';
import type { Slot } from './reading';
import { pieceOf, type Piece } from './rows';
import type { Token } from './spelling';
import { vocabulary } from './vocabulary';

const SLOTS: Partial<Record<Part['kind'], Slot['slot']>> = {
  measure: 'measure',
  measures: 'measure',
  series: 'series',
  window: 'window',
  time: 'window',
  length: 'window',
  amount: 'amount',
  currency: 'currency',
  real: 'real',
};

export const slotOf = ({ part }: { part: Part }): Slot['slot'] | undefined => SLOTS[part.kind];

/** What was said, part by part: of "since 2020" the time, without the word that says what it is to a window. */
export const slotsOf = (pieces: readonly Piece[], tokens: readonly Token[]): Slot[] =>
  pieces.filter(slotOf).flatMap((piece) => slotsIn(piece, tokens));

function slotsIn(item: Item, tokens: readonly Token[]): Slot[] {
  const inner =
    item.part.kind === 'series'
      ? []
      : item.of.filter(({ part }) => SLOTS[part.kind] ?? part.kind === 'moment');
  if (inner.length > 0) return inner.flatMap((each) => slotsIn(each, tokens));
  const slot = SLOTS[item.part.kind];
  if (!slot) return [];
  const { text, isCorrected } = pieceOf(item, tokens);
  return [isCorrected ? { slot, text, by: 'corrected', as: item.phrase } : { slot, text, by: 'said' }];
}

/** What was taken without being said. */
export function defaultsOf(
  library: Library,
  { measure, window, amount, series, currency }: Analysis,
  pieces: readonly Piece[],
): Slot[] {
  const slotsNamed = new Set(pieces.map(slotOf));
  const paid = MEASURES[measure].usualAmount;
  const { dollars } = vocabulary(library).instead;
  const isInRupees = series.some((name) => dollars[name] !== undefined);
  const isMetal = isInRupees || series.some((name) => Object.values(dollars).includes(name));
  const isMoneySaid =
    slotsNamed.has('currency') || partsOfKind(pieces, 'amount').some((each) => each.currency);
  const slots: Slot[] = [];
  const add = (slot: Slot['slot'], text: string) => slots.push({ slot, text, by: 'default' });
  if (!slotsNamed.has('measure')) add('measure', measure);
  if (!slotsNamed.has('series') && !series.some(isReserved)) add('series', series.join(', '));
  if (!slotsNamed.has('window')) add('window', window === 'all' ? 'all' : '10y');
  if (paid !== undefined && amount === undefined && !slotsNamed.has('amount')) add('amount', String(paid));
  if (paid !== undefined && currency !== undefined && !isMoneySaid) add('currency', currency);
  if (isMetal && !slotsNamed.has('currency')) add('currency', isInRupees ? 'INR' : 'USD');
  return slots;
}
