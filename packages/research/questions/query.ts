import type { Library } from '../series/library';
import { withAccounts } from './accounts';
import { withAge } from './ages';
import { withAspects } from './aspects';
import { withCalendar } from './calendar-of';
import { withDate } from './dates';
import { measuresIn, measuresOf, saysRecovery } from './measure-of';
import { withClasses } from './classes';
import { mentionsIn, type Mention } from './mentions';
import type { MeasurePart } from './part';
import { has, isOf, partsOfKind } from './pieces';
import type { Piece } from './rows';
import { withMonth } from './months-of-no-year';
import { withSpells } from './spells';
import { withTimesAgainst } from './times-against';
import { realRate } from './real-rates';
import { windowsIn, type Windows } from './windows';

/** What a row of pieces asks for, before any series is looked at. */
export type Query = {
  pieces: readonly Piece[];
  mentions: readonly Mention[];
  measures: readonly MeasurePart[];
  windows: Windows;
  /** Whether it is asked how long something took to recover. */
  isRecovery: boolean;
};

export function queryOf(library: Library, row: readonly Piece[]): Query {
  const pieces = withMeanings(library, withAge(withPayment(withClasses(library, withAspects(library, row)))));
  const names = mentionsIn(library, pieces);
  const measuresNamed = measuresIn(library, pieces, names);
  const measures = measuresNamed.length > 0 ? measuresNamed : judgedBy(pieces).slice(0, 1);
  const mentions = withAccounts(library, names, measures, has(pieces, 'real'));
  return {
    pieces,
    mentions,
    ...realRate(library, pieces, mentions),
    measures,
    windows: windowsIn(pieces),
    isRecovery: pieces.some((piece) => saysRecovery(library, piece)),
  };
}

/** What of the past bears on a judgement that is asked for: "which is better", "is it safe". */
export const judgedBy = (pieces: readonly Piece[]): readonly MeasurePart[] =>
  partsOfKind(pieces, 'judgement')
    .flatMap(({ measures }) => measures)
    .map((measure) => ({ kind: 'measure', measure, isWeak: true }));

/** Of the numbers that may be a year only such are payments. */
const ROUND = 500;

/** Pieces whose meaning the whole question says. */
const withMeanings = (library: Library, pieces: readonly Piece[]): readonly Piece[] =>
  withCalendar(library, withMonth(library, withSpells(withDate(withTimesAgainst(library, pieces)))));

/** A payment may be written as a year is, such as 2000: it is one where none is said and no word makes it a time. */
function withPayment(pieces: readonly Piece[]): readonly Piece[] {
  if (!isOfPayments(pieces) || has(pieces, 'amount')) return pieces;
  return pieces.map((piece) => {
    if (!isOf(piece, 'window') || piece.part.is !== 'at' || piece.part.isSecond) return piece;
    const { period, part } = piece.part.time;
    return part === 'year' && Number(period) % ROUND === 0
      ? { ...piece, part: { kind: 'amount', amount: Number(period), isPlain: true }, of: [] }
      : piece;
  });
}

/** Whether it is asked what became of money that was paid. */
const isOfPayments = (pieces: readonly Piece[]): boolean =>
  measuresOf(pieces).some(({ measure }) => measure === 'sip' || measure === 'lumpsum');
