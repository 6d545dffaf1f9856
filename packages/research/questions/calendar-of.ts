import type { Library } from '../series/library';
import type { By, Option } from '../measures/measure';
import { MEASURES, type Measure } from '../measures';
import { getSeries } from '../series/get-series';
import { UNITS } from '../series/units';
import { seriesKind } from './kinds';
import { measuresOf } from './measure-of';
import { HAS_NO_PLACE, SAYS_NOTHING, type ClassValues, type Part, type PartOf } from './part';
import { has, partsOfKind } from './pieces';
import type { Piece } from './rows';
import { classesOf, vocabulary } from './vocabulary';

type Calendar = PartOf<'calendar'>;

/** They say the times of what they are about themselves, so that "which year" and "how many years" say no more. */
const DATED: ReadonlySet<Measure> = new Set(['when', 'doubling', 'falls', 'drawdown', 'goal', 'withdrawal']);
const DATED_OPTIONS: readonly Option[] = ['above', 'below', 'times', 'deeper'];

/** They are of returns by the month, which need not be said. */
const OF_RETURNS: ReadonlySet<Measure> = new Set([
  'correlation',
  'beta',
  'volatility',
  'sharpe',
  'rolling-growth',
]);

/** What of a question says which periods of a calendar are asked for. */
type Facts = {
  isDated: boolean;
  /** Whether it is a fall by so much that is counted: of years and months that is not told. */
  isOfDepth: boolean;
  /** Whether something is paid into or out of. */
  isPaid: boolean;
  isStep: boolean;
  isOfReturns: boolean;
  isMixture: boolean;
  /** Whether something rose or fell, or was above or below zero. */
  isOfChange: boolean;
  /** Whether the highest of values is asked for: its time is told with it. */
  isOfHighest: boolean;
  isRates: boolean;
  isPrices: boolean;
  isUsual: boolean;
  isPresent: boolean;
  /** Whether it is asked what is so again and again. */
  isHabit: boolean;
};

/**
 * Pieces in which periods of a calendar are what they are in the whole question: changes by year, or no more
 * than a way to ask when something was.
 */
export function withCalendar(library: Library, all: readonly Piece[]): readonly Piece[] {
  if (!has(all, 'calendar') && !has(all, 'sign')) return all;
  const pieces = withFalls(library, all);
  const facts = factsOf(library, pieces);
  const parts = pieces.map(({ part }) => (part.kind === 'calendar' ? meantBy(part, facts) : part));
  const isTold = parts.some((part) => part.kind === 'option' && part.measure === 'calendar');
  // Payments and windows of one length say how often they were below zero.
  const isOther = measuresOf(pieces).some(({ measure }) => measure === 'sip' || measure === 'rolling-growth');
  return pieces.map((piece, i) => {
    if (piece.part.kind === 'sign')
      return {
        ...piece,
        part: isTold || isOther || isIn(library, piece, 'gap') ? SAYS_NOTHING : HAS_NO_PLACE,
        of: [],
      };
    const part = parts[i];
    return !part || part === piece.part ? piece : { ...piece, part, of: [] };
  });
}

/** In "which month did it fall the most" the fall is that of a month, not the deepest of all. */
function withFalls(library: Library, pieces: readonly Piece[]): readonly Piece[] {
  if (!partsOfKind(pieces, 'calendar').some(({ is }) => is === 'which')) return pieces;
  const { entries } = vocabulary(library);
  const isFall = (text: string): boolean => {
    const meaning = entries.get(text)?.meaning;
    return meaning?.kind === 'measure' && meaning.isFall === true;
  };
  return pieces.map((piece) =>
    piece.part.kind === 'measure' && !piece.part.isWeak && piece.phrase.split(' ').some(isFall)
      ? { ...piece, part: FELL, of: [] }
      : piece,
  );
}

const FELL: Part = { kind: 'measure', measure: 'growth', isWeak: true, isFall: true };

function factsOf(library: Library, pieces: readonly Piece[]): Facts {
  const measures = measuresOf(pieces);
  const strong = measures.filter(({ isWeak }) => !isWeak).map(({ measure }) => measure);
  const weak = measures.filter(({ isWeak }) => isWeak);
  const terms = partsOfKind(pieces, 'option').flatMap((option) => Object.keys(option.terms));
  const names = partsOfKind(pieces, 'series').map(({ readings: [name = ''] }) => name);
  const isSuperlative = partsOfKind(pieces, 'window').some(
    (each) => each.is === 'by name' && each.isSuperlative,
  );
  const isGrowth = weak.some(({ measure }) => measure === 'growth');
  return {
    isDated: strong.some((each) => DATED.has(each)) || DATED_OPTIONS.some((each) => terms.includes(each)),
    isOfDepth: terms.includes('deeper') && strong.length === 0,
    isPaid: has(pieces, 'amount') || strong.includes('sip'),
    isStep: terms.includes('step'),
    isOfReturns: strong.some((each) => OF_RETURNS.has(each)),
    isMixture: strong.includes('portfolio') || terms.includes('mix') || terms.includes('never'),
    isOfChange: isGrowth || has(pieces, 'sign'),
    isOfHighest: !isGrowth && isSuperlative && weak.some(({ measure }) => measure === 'level'),
    isRates: names.length > 0 && names.every((name) => seriesKind(library, name) === 'rate'),
    isPrices: names.every((name) =>
      MEASURES.calendar.kinds.includes(UNITS[getSeries(library, name).unit].kind),
    ),
    isUsual: pieces.some((piece) => isIn(library, piece, 'usual')),
    isPresent: pieces.some((piece) => isIn(library, piece, 'present')),
    isHabit: pieces.some((piece) => isIn(library, piece, 'habit')),
  };
}

const isIn = (library: Library, { phrase }: Piece, name: keyof ClassValues): boolean =>
  classesOf(library, phrase)?.[name] !== undefined;

function meantBy({ by, is }: Calendar, facts: Facts): Part {
  // Payments by the year are none of ours.
  if (is === 'every' && facts.isPaid && !facts.isStep) return { kind: 'unanswered' };
  if (facts.isRates) return SAYS_NOTHING;
  if (!facts.isPrices) return HAS_NO_PLACE;
  const isOfYear = facts.isUsual || (is === 'which' && facts.isPresent) || (is === 'best' && facts.isHabit);
  const told = toldBy(by === 'month' && isOfYear ? 'month-of-year' : by);
  if (is === 'which') return facts.isDated || facts.isOfHighest ? SAYS_NOTHING : told;
  if (is === 'count') {
    if (facts.isOfDepth) return HAS_NO_PLACE;
    if (facts.isDated || facts.isOfReturns) return SAYS_NOTHING;
    return facts.isOfChange ? told : HAS_NO_PLACE;
  }
  if (is === 'every') {
    if (facts.isStep || facts.isMixture || (facts.isOfReturns && by === 'month')) return SAYS_NOTHING;
    return facts.isOfReturns ? HAS_NO_PLACE : told;
  }
  return told;
}

const toldBy = (by: By): Part => ({
  kind: 'option',
  terms: by === 'year' ? {} : { by },
  measure: 'calendar',
});
