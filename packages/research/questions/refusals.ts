import type { Library } from '../series/library';
import { distinct, type Analysis } from '../answers/address';
import { hasAnswer } from '../answers/answer';
import { groupOf } from '../insights/subject';
import type { Measure } from '../measures';
import { usualWindow } from './analyses';
import { seriesKind } from './kinds';
import { latestMonth } from './latest-month';
import type { Mention } from './mentions';
import type { NearTopic, Part } from './part';
import { firstYearOf } from './periods-of';
import { timesOf } from './pieces';
import type { RefusedKind } from './reading';
import type { Piece } from './rows';
import { slotOf } from './slots';
import { classesOf, vocabulary } from './vocabulary';
import { withLatinDigits } from './words-of';

const LONG_NUMBER = /(?:\+\d{1,3}[ -]?)?\d+(?:[ ./-]\d+)*/g;
const PAN = /(?<![a-z])[a-z]{5}-?\d{4}-?[a-z](?![a-z])/i;
/** Of mail, and of payments. */
const ADDRESS = /[\p{L}\d.]@\p{L}/u;

/**
 * Whether a text has a PAN, an address of mail or payments, or ten digits and more as an account, a card or a phone is
 * written: not years and round amounts.
 */
export function isPersonal(question: string): boolean {
  if (PAN.test(question) || ADDRESS.test(question)) return true;
  return (withLatinDigits(question).match(LONG_NUMBER) ?? []).some((text) => {
    const groups = text.replace(/^\+\d{1,3}[ -]?/, '').split(/[ ./-]/);
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
    kind: 'not-done',
    reason: 'Of what we never work out the reason is the same, whatever else is asked.',
    isFor: (part) => part.kind === 'undone',
  },
  {
    kind: 'advice',
    reason: 'Whoever asks what to do is told so, whatever else is asked.',
    isFor: (part) => part.kind === 'refused' && part.refused === 'advice',
  },
  {
    kind: 'not-held',
    reason:
      'A topic that we know is named as what it is, whatever is asked of it; of shares we have prices alone.',
    isFor: (part, library, mentions) =>
      (part.kind === 'absent' && part.topic !== undefined) ||
      (part.kind === 'absent' && mentions.length > 0) ||
      (part.kind === 'dividends' &&
        !part.areOut &&
        mentions.length > 0 &&
        mentions.every((each) => isShare(library, each))),
  },
  {
    kind: 'forecast',
    reason: 'What comes next is in no data: words of the future, and years after the latest values.',
    isFor: (part, library) =>
      part.kind === 'refused' ||
      (part.kind === 'window' &&
        timesOf(part).some((time) => firstYearOf(time) > Number(latestMonth(library).slice(0, 4)))),
  },
  {
    kind: 'no-series',
    reason: 'A place changes the question only where prices of homes are asked for.',
    isFor: (part, library, mentions) =>
      part.kind === 'absent' ||
      (part.kind === 'place' && (mentions.length === 0 || isOfPlaces(library, mentions))),
  },
];

export type RefusedQuestion = {
  kind: RefusedKind;
  word: string;
  /** Of advice and forecasts: the name that was asked about, if we have no values of it. */
  absent?: string;
  near: readonly Analysis[];
};

/** Words that no analysis answers: advice, a forecast, what is not held, and what is never worked out. */
export function refusedBy(
  library: Library,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): RefusedQuestion | undefined {
  for (const { kind, isFor } of GROUNDS) {
    const piece = pieces.find(({ part }) => isFor(part, library, mentions));
    if (!piece) continue;
    const topic = 'topic' in piece.part ? piece.part.topic : undefined;
    // What is not held of a thing is named with it: "TCS net profit".
    const isOfMention = kind === 'not-held' && !topic;
    const absent = isOpinion(kind) && mentions.length === 0 ? absentName(library, pieces) : undefined;
    return {
      kind,
      ...(absent && { absent: absent.name }),
      word:
        topic?.name?.[library.language] ??
        (isOfMention ? `${mentions[0]?.text ?? ''} ${piece.text}` : piece.text),
      near:
        nearOf(library, topic ?? absent?.topic, mentions) ?? (isOfMention ? [] : nearNamed(library, pieces)),
    };
  }
  return undefined;
}

/** What nobody can tell of anything, whether we have values of it or not. */
const isOpinion = (kind: RefusedKind) => kind === 'advice' || kind === 'forecast';

/**
 * What a question is about, if we have no values of it: a name that we know, or words with capitals that we do not. A
 * topic with a name of its own is none: it says what it is in a whole sentence.
 */
function absentName(
  library: Library,
  pieces: readonly Piece[],
): { name: string; topic?: NearTopic | undefined } | undefined {
  const { entries } = vocabulary(library);
  const isCapital = ({ text }: Piece) => /^\p{Lu}\p{L}{2}/u.test(text);
  for (const [i, piece] of pieces.entries()) {
    const { part, phrase, text } = piece;
    if (part.kind === 'absent' && !part.topic?.name) return { name: text, topic: part.topic };
    if (i > 0 && part.kind === 'unused' && isCapital(piece) && !entries.has(phrase))
      return { name: nameAt(pieces, i) };
  }
  return undefined;
}

/** What is near to a topic: of the series that is named, where it has an answer. */
function nearOf(
  library: Library,
  topic: NearTopic | undefined,
  [mention]: readonly Mention[],
): readonly Analysis[] | undefined {
  const name = mention?.readings[0];
  if (!topic?.ofNamed || name === undefined) return topic?.near;
  const ofNamed = topic.near
    .map((each): Analysis => ({
      ...each,
      series: [name],
      window: usualWindow(library, each.measure, [name]),
    }))
    .filter((each) => hasAnswer(library, each));
  return ofNamed.length > 0 ? ofNamed : topic.near;
}

const isShare = (library: Library, { readings: [name = ''] }: Mention): boolean =>
  groupOf(library, name) === 'shares';

/** Whether a piece is a reason to refuse a question: without such pieces the rest may be one about the past. */
export const isRefused = (library: Library, { part }: Piece, mentions: readonly Mention[]): boolean =>
  GROUNDS.some(({ isFor }) => isFor(part, library, mentions));

const isOfPlaces = (library: Library, mentions: readonly Mention[]): boolean =>
  mentions.some(({ readings }) => vocabulary(library).ofPlaces.some((name) => readings.includes(name)));

/**
 * A word without a place that is probably a share, a fund or a coin: joined to a series by "and" or "vs", before
 * "share", or with a capital within the question. What is near is of the kind that such a word names.
 */
export function instrumentIn(
  library: Library,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): RefusedQuestion | undefined {
  const { entries, nearUnknown } = vocabulary(library);
  const isCapital = (text: string) => /^\p{Lu}/u.test(text);
  const letters = pieces.filter(({ text }) => /^\p{L}/u.test(text));
  const allCapitals = letters.every(({ text }) => isCapital(text));
  const joins = (beside: Piece | undefined) =>
    classesOf(library, beside?.phrase)?.join ??
    (beside?.part.kind === 'measure' && beside.part.measure === 'compare');
  const isInstrument = (piece: Piece, i: number): boolean => {
    // A word that is known beside others is no name.
    if (
      piece.part.kind !== 'unused' ||
      piece.end > piece.start + 1 ||
      entries.has(piece.phrase) ||
      !/\p{L}{3}/u.test(piece.text)
    )
      return false;
    if (mentions.length === 0) return pieces.some((each) => each.part.kind !== 'amount' && slotOf(each));
    const after = pieces.slice(i + 1).find(({ phrase }) => !classesOf(library, phrase)?.link);
    if (joins(pieces[i - 1]) || joins(pieces[i + 1])) return true;
    return (
      classesOf(library, after?.phrase)?.instrument === true ||
      (i > 0 && isCapital(piece.text) && !allCapitals)
    );
  };
  const at = pieces.findIndex(isInstrument);
  if (at < 0) return undefined;
  const near = nearNamed(library, pieces);
  return {
    kind: 'no-series',
    word: nameAt(pieces, at),
    near: near.length > 0 || mentions.length > 0 ? near : nearUnknown,
  };
}

/** A name of several words that we do not know: those that stand in a row. */
function nameAt(pieces: readonly Piece[], at: number): string {
  let [from, to] = [at, at + 1];
  while (mayBeOfName(pieces[from - 1])) from -= 1;
  while (mayBeOfName(pieces[to])) to += 1;
  return pieces
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

/** A word without a place, or one that was read as a misspelt word that says nothing. */
const mayBeOfName = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  /^\p{L}/u.test(piece.text) &&
  (piece.part.kind === 'unused' || (piece.part.kind === 'word' && piece.isCorrected));

/** A name that we do not know, before a word that says what it is: "Avanti Feeds share". */
export function nameBeforeKind(
  library: Library,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): RefusedQuestion | undefined {
  const { entries } = vocabulary(library);
  const isKind = (piece: Piece | undefined) => classesOf(library, piece?.phrase)?.near !== undefined;
  const isUnknown = ({ part, phrase, text }: Piece) =>
    part.kind === 'unused' && !entries.has(phrase) && /\p{L}{3}/u.test(text);
  const at = pieces.findIndex(
    (piece, i) => isUnknown(piece) && isKind(pieces.slice(i + 1).find((each) => !mayBeOfName(each))),
  );
  if (at < 0 || mentions.length > 0) return undefined;
  return { kind: 'no-series', word: nameAt(pieces, at), near: nearNamed(library, pieces) };
}

/** Where it is asked what is good, and nothing is named of which there could be values: it is asked for advice. */
export function opinionIn(
  library: Library,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): RefusedQuestion | undefined {
  const judgement = pieces.find(({ part }) => part.kind === 'judgement');
  if (!judgement || mentions.length > 0) return undefined;
  return { kind: 'advice', word: judgement.text, near: nearNamed(library, pieces) };
}

/** What is near to a share, a fund or a coin, where such a word is said. */
const nearNamed = (library: Library, pieces: readonly Piece[]): Analysis[] =>
  pieces.flatMap(({ phrase }) => phrase.split(' ')).flatMap((word) => classesOf(library, word)?.near ?? []);

/** So many analyses are offered in place of a refused one. */
const MOST = 3;

/**
 * Two or three analyses with an answer: what the rest of a question reads as, what is near to what it names, and
 * what is usual of its series; of a question without any, what the vocabulary offers.
 */
export function insteadOf(
  library: Library,
  mentions: readonly Mention[],
  rest: readonly Analysis[] = [],
  near: readonly Analysis[] = [],
): Analysis[] {
  const of = (measure: Measure, series: string): Analysis => ({
    measure,
    series: [series],
    window: usualWindow(library, measure, [series]),
  });
  const name = mentions[0]?.readings[0];
  const measures: Measure[] =
    name !== undefined && seriesKind(library, name) === 'rate'
      ? ['level', 'difference']
      : ['level', 'growth', 'drawdown'];
  // The keys are those of the schema.
  const offers = Object.entries(vocabulary(library).offers) as [Measure, string][];
  const usual =
    name === undefined
      ? offers.map(([measure, series]) => of(measure, series))
      : measures.map((measure) => of(measure, name));
  // Only what a rest reads as may be without an answer.
  const first = [...rest.filter((each) => hasAnswer(library, each)), ...near];
  const enough = first.length >= 2 && name === undefined ? first : [...first, ...usual];
  return distinct(enough).slice(0, MOST);
}
