import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import type { Analysis } from '../answers/address';
import { choiceOf } from '../answers/choices';
import type { Measure } from '../measures';
import { usualWindow } from './analyses';
import { seriesKind } from './kinds';
import type { Mention } from './mentions';
import type { Part } from './part';
import { firstYearOf } from './periods-of';
import { timesOf } from './pieces';
import type { RefusedKind } from './reading';
import type { Piece } from './rows';
import { slotOf } from './slots';
import { vocabulary } from './vocabulary';

const LONG_NUMBER = /\d+(?:[ -]\d+)*/g;
const PAN = /\b[a-z]{5}\d{4}[a-z]\b/i;

/**
 * Whether a text has a PAN, or ten digits and more as an account, a card or a phone is written: not years
 * and round amounts.
 */
export function isPersonal(question: string): boolean {
  if (PAN.test(question)) return true;
  return (question.match(LONG_NUMBER) ?? []).some((text) => {
    const groups = text.split(/[ -]/);
    const isPlain = (group: string) => /^(19|20)\d\d$|00$/.test(group) && group.length <= 6;
    const isNumber = groups.every((group) => group.length >= 3) && groups.filter(isPlain).length < 2;
    return groups.some((group) => group.length >= 10) || (isNumber && groups.join('').length >= 10);
  });
}

type Grounds = {
  kind: RefusedKind;
  reason: string;
  isFor: (part: Part, library: Library, mentions: readonly Mention[]) => boolean;
};

/** Why a question is refused, the first that it has. */
const GROUNDS: readonly Grounds[] = [
  {
    kind: 'advice',
    reason: 'Whoever asks what to do is told so, whatever else is asked.',
    isFor: (part) => part.kind === 'refused' && part.refused === 'advice',
  },
  {
    kind: 'forecast',
    reason: 'What comes next is in no data: words of the future, and years after the latest values.',
    isFor: (part, library) =>
      part.kind === 'refused' ||
      (part.kind === 'window' && timesOf(part).some((time) => firstYearOf(time) > latestYear(library))),
  },
  {
    kind: 'no-series',
    reason: 'A place changes the question only where prices of homes are asked for.',
    isFor: (part, library, mentions) =>
      part.kind === 'absent' ||
      (part.kind === 'place' && (mentions.length === 0 || isOfPlaces(library, mentions))),
  },
];

/** Words that no analysis answers: advice, a forecast, or what is not held. */
export function refusedBy(
  library: Library,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): { kind: RefusedKind; word: string } | undefined {
  for (const { kind, isFor } of GROUNDS) {
    const piece = pieces.find(({ part }) => isFor(part, library, mentions));
    if (piece) return { kind, word: piece.text };
  }
  return undefined;
}

const isOfPlaces = (library: Library, mentions: readonly Mention[]): boolean =>
  mentions.some(({ readings }) => vocabulary(library).ofPlaces.some((name) => readings.includes(name)));

/** The year of the latest value: later ones have not been. */
const latestYear = perLibrary((library) =>
  Math.max(...vocabulary(library).latest.map((name) => Number(choiceOf(library, name).to.slice(0, 4)))),
);

/**
 * A word without a place that is probably a share, a fund or a coin: joined to a series, before "share", or
 * with a capital.
 */
export function instrumentIn(
  library: Library,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): string | undefined {
  const { entries } = vocabulary(library);
  const classesOf = (piece: Piece | undefined) => entries.get(piece?.phrase ?? '')?.classes;
  const isCapital = (text: string) => /^\p{Lu}/u.test(text);
  const letters = pieces.filter(({ text }) => /^\p{L}/u.test(text));
  const allCapitals = letters.every(({ text }) => isCapital(text));
  const joins = (beside: Piece | undefined) =>
    classesOf(beside)?.join ??
    (beside?.part.kind === 'series' ||
      (beside?.part.kind === 'measure' && beside.part.measure === 'compare'));
  const isInstrument = (piece: Piece, i: number): boolean => {
    // A word that is known beside others is no name.
    if (piece.part.kind !== 'unused' || entries.has(piece.phrase) || !/\p{L}{3}/u.test(piece.text))
      return false;
    if (mentions.length === 0) return pieces.some((each) => each.part.kind !== 'amount' && slotOf(each));
    const after = pieces.slice(i + 1).find((each) => !classesOf(each)?.link);
    if (joins(pieces[i - 1]) || joins(pieces[i + 1])) return true;
    return classesOf(after)?.instrument === true || (isCapital(piece.text) && !allCapitals);
  };
  return pieces.find(isInstrument)?.text;
}

/** Two or three analyses of what was named, else of what the vocabulary offers, that have an answer. */
export function insteadOf(library: Library, mentions: readonly Mention[]): Analysis[] {
  const of = (measure: Measure, series: string): Analysis => ({
    measure,
    series: [series],
    window: usualWindow(library, measure, [series]),
  });
  const name = mentions[0]?.readings[0];
  if (name === undefined) {
    // The keys are those of the schema.
    const offers = Object.entries(vocabulary(library).offers) as [Measure, string][];
    return offers.map(([measure, series]) => of(measure, series));
  }
  const measures: Measure[] =
    seriesKind(library, name) === 'rate' ? ['level', 'difference'] : ['level', 'growth', 'drawdown'];
  return measures.map((measure) => of(measure, name));
}
