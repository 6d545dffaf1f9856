import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { UNITS } from '../series/units';
import { MEASURE_NAMES, MEASURES, type Measure } from '../measures';
import type { Reserved } from '../measures/reserved';
import type { MeasurePart, PartOf, WindowPart } from './part';
import { seriesKind } from './kinds';
import { isOfRank } from './classes';
import { isBase, isClass, type Mention } from './mentions';
import { has, isOf, partsOfKind, timesOf } from './pieces';
import type { Piece } from './rows';
import { KIND_RULES, type Kinds } from './rules/kinds';
import { QUERIES, type Facts } from './rules/queries';
import { classesOf } from './vocabulary';

/** Every measure that words say. */
export const measuresOf = (pieces: readonly Piece[]): MeasurePart[] =>
  pieces.flatMap(({ part }) => {
    if (part.kind === 'measure') return [part];
    return part.kind === 'measures' ? part.of : [];
  });

/** A word for the way back from a fall, also within a longer piece: "fell and recovered". */
export const saysRecovery = (library: Library, { phrase, of }: Pick<Piece, 'phrase' | 'of'>): boolean =>
  classesOf(library, phrase)?.recovery === true || of.some((each) => saysRecovery(library, each));

/** The measures that are meant: none, one, or two of which either may be. */
export function measuresIn(
  library: Library,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): readonly MeasurePart[] {
  const all = measuresOf(pieces);
  const windows = partsOfKind(pieces, 'window');
  const amounts = partsOfKind(pieces, 'amount');
  const facts: Facts = {
    strong: all.filter(({ isWeak }) => !isWeak),
    weak: all.filter(({ isWeak }) => isWeak),
    joined: partsOfKind(pieces, 'measures').flatMap(({ of }) => of),
    growthAndOther: growthAndOther(pieces),
    isFall: all.some(({ isFall }) => isFall),
    isRecovery: pieces.some((piece) => saysRecovery(library, piece)),
    isSuperlative: windows.some((window) => window.is === 'by name' && window.isSuperlative),
    isOfEvent: windows.some(isOfEvent),
    hasAmount: amounts.length > 0,
    isRegular: amounts.some(({ every }) => every !== undefined),
    mostPaid: Math.max(0, ...amounts.map(({ amount }) => amount)),
    hasSums: amounts.length > 1,
    isLivedOn: isLivedOn(amounts),
    hasSeries: mentions.length > 0 || has(pieces, 'reserved'),
    hasTime: windows.some((window) => window.is === 'ago' || timesOf(window).length > 0),
    hasLength: windows.some(({ is }) => is === 'last'),
    hasMoney: amounts.some(({ isPlain }) => !isPlain) || isPutIn(pieces),
    options: optionsAsked(library, pieces, mentions),
    seriesCount: mentions.length,
    hasCondition: pieces.some(({ phrase }) => classesOf(library, phrase)?.condition),
    hasWindow: windows.length > 0,
    isAtTime: windows.some(({ is }) => is === 'at' || is === 'in'),
    isOfTwoTimes: partsOfKind(pieces, 'now').length > 0 && windows.some(({ is }) => is !== 'last'),
    isDivided: mentions.length === 2 && mentions.some((each) => isBase(library, pieces, each)),
  };
  return QUERIES.find((rule) => rule.if(facts))?.then(facts) ?? [];
}

/** "In covid", or one of several times against each other, but not "after covid". */
function isOfEvent(window: WindowPart): boolean {
  if (window.is === 'several') return window.windows.some(isOfEvent);
  return (window.is === 'at' || window.is === 'in') && window.time.isEvent === true;
}

/** Of what is taken out every month the capital is so many times as much, and at least so much. */
const CAPITAL = { times: 20, least: 500_000 } as const;

function isLivedOn(amounts: readonly PartOf<'amount'>[]): boolean {
  const [each] = amounts.filter(({ every }) => every !== undefined);
  const [capital] = amounts.filter(({ every }) => every === undefined);
  if (amounts.length !== 2 || !each || !capital) return false;
  return capital.amount >= Math.max(CAPITAL.least, CAPITAL.times * each.amount);
}

/** So much in figures is money where a series stands beside it: "10000 in gold". */
const LEAST_SUM = 1_000;

/** Whether a number in figures stands before "in" and a series, or after them. */
const isPutIn = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece, i) => {
    if (!isOf(piece, 'amount') || piece.part.amount < LEAST_SUM) return false;
    const [before, word] = pieces.slice(Math.max(0, i - 2), i);
    const isAfter = before !== undefined && isOf(before, 'series') && saysIn(word, '… in');
    return isAfter || (saysIn(pieces[i + 1], 'in …') && isOf(pieces[i + 2], 'series'));
  });

const saysIn = (piece: Piece | undefined, name: 'in …' | '… in'): boolean =>
  piece?.part.kind === 'word' && piece.part.classes[name] === true;

/** The measures that options, classes of series and weights are asked of. */
function optionsAsked(library: Library, pieces: readonly Piece[], mentions: readonly Mention[]): Measure[] {
  const isTaken = (reserved: Reserved) =>
    MEASURE_NAMES.filter((name) => MEASURES[name].reserved?.includes(reserved));
  return [
    ...(isMixture(pieces, mentions) ? MEASURE_NAMES.filter(takesMixture) : []),
    ...partsOfKind(pieces, 'option').flatMap(({ measure }) => measure ?? []),
    ...partsOfKind(pieces, 'reserved').flatMap(({ reserved }) => isTaken(reserved)),
    ...(mentions.some(isClass) && isOfRank(library, pieces) ? MEASURE_NAMES.filter(takesClasses) : []),
  ];
}

/** A measure that sets the series of a class in an order. */
const takesClasses = (name: Measure) => MEASURES[name].by !== undefined && MEASURES[name].series[1] > 6;

/**
 * Whether series have weights; where one takes the rest, no fall and nothing else is asked for: "when one falls 10%".
 */
function isMixture(pieces: readonly Piece[], mentions: readonly Mention[]): boolean {
  const weights = mentions.filter(({ weight }) => weight !== undefined).length;
  if (weights === 0 || weights === mentions.length) return weights > 0;
  return measuresOf(pieces).every(
    ({ measure, isWeak, isFall }) => takesMixture(measure) || measure === 'compare' || (isWeak && !isFall),
  );
}

const takesMixture = (name: Measure) => MEASURES[name].options.includes('mix');

/** They are asked of growth itself. */
const NO_OTHER = new Set<Measure>(['compare', 'rank']);

/** Growth before a word that joins and another strong measure after it, or the other way round. */
function growthAndOther(pieces: readonly Piece[]): readonly MeasurePart[] {
  const joins = pieces.flatMap(({ part }, i) => (part.kind === 'word' && part.classes.join ? [i] : []));
  for (const at of joins) {
    const [before, after] = [measuresOf(pieces.slice(0, at)), measuresOf(pieces.slice(at + 1))];
    for (const [one, later] of [
      [before, after],
      [after, before],
    ] as const) {
      const growth = one.find(({ measure, isWeak }) => isWeak && measure === 'growth');
      const strong = later.find(({ measure, isWeak }) => !isWeak && !NO_OTHER.has(measure));
      if (growth && strong) return [growth, strong];
    }
  }
  return [];
}

/** The measure that fits what was named, as a change of a rate is a difference. */
export function measureFor(
  library: Library,
  said: MeasurePart | undefined,
  mentions: readonly Mention[],
  hasClass: boolean,
): Measure {
  const names = mentions.map(({ readings: [name = ''] }) => name);
  const kinds: Kinds = {
    isOne: mentions.length === 1,
    isClass: hasClass || mentions.some(isClass),
    isRates: names.every((name) => seriesKind(library, name) === 'rate'),
    isRatio: mentions.length === 1 && UNITS[getSeries(library, names[0] ?? '').unit].kind === 'ratio',
  };
  const measureName = said?.measure ?? 'nothing';
  const rule = KIND_RULES.find(
    (each) => each.of.includes(measureName) && each.if(kinds, said?.isWeak ?? true),
  );
  return rule?.then ?? said?.measure ?? 'growth';
}
