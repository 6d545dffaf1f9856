import type { Library } from '../series/library';
import { distinct, type Analysis } from '../answers/address';
import { hasAnswer } from '../answers/answer';
import { MEASURES } from '../measures';
import { analysesOf } from './analyses';
import { explanationOf } from './explanations';
import { measuresOf } from './measure-of';
import type { WordClass } from './part';
import { has, partsOfKind } from './pieces';
import { isOtherUnit, placelessIn } from './placeless';
import { SAYS_WHEN } from './dates';
import { judgedBy, queryOf, type Query } from './query';
import type { Reading } from './reading';
import {
  insteadOf,
  instrumentIn,
  isPersonal,
  isRefused,
  nameBeforeKind,
  opinionIn,
  refusedBy,
  type RefusedQuestion,
} from './refusals';
import { compareCosts } from './ranking';
import { restOf } from './rest';
import { rowsOf, type Piece, type Row } from './rows';
import { defaultsOf, slotsOf } from './slots';
import { tokensOf, type Token } from './spelling';
import { unknown } from './unknown';
import { classesOf } from './vocabulary';

/** So many readings are offered. */
const MOST = 4;

/** The rest of a longer question that is refused is not read: it asks for more than one thing. */
const MOST_PIECES = 20;

/** No measure takes more. */
const MOST_SERIES = Math.max(...Object.values(MEASURES).map(({ series: [, most] }) => most));

/** What a question in words asks for. It never throws, and every analysis in its result has an address. */
export function readQuestion(library: Library, question: string): Reading {
  if (isPersonal(question.slice(0, 400).normalize('NFKC')))
    return {
      state: 'refused',
      kind: 'personal-data',
      instead: insteadOf(library, []),
      slots: [],
      unused: [],
    };
  const tokens = tokensOf(library, question);
  const explanation = explanationOf(library, tokens);
  if (explanation) return explanation;
  const rows = rowsOf(library, tokens);
  const query = queryOf(library, rows[0]?.pieces ?? []);
  const { pieces, mentions } = query;
  const slots = slotsOf(pieces, tokens);
  const unused = pieces.filter(isSaidBack);
  const refused = ({ near, ...reason }: RefusedQuestion, rest: readonly Analysis[] = []): Reading => ({
    state: 'refused',
    ...reason,
    instead: insteadOf(library, mentions, rest, near),
    slots,
    unused: textsOf(unused),
  });
  const refusal = refusedBy(library, pieces, mentions);
  if (refusal) return refused(refusal, restOfRefused(library, tokens, query));
  const unread = (without: readonly string[]) => unknown(library, question, query, slots, without);
  const unknownName = nameBeforeKind(library, pieces, mentions);
  if (unknownName) return refused(unknownName);
  if (isMostlyWithoutPlace(pieces)) return unread(textsOf(unused));
  const instrument = instrumentIn(library, pieces, mentions) ?? opinionIn(library, pieces, mentions);
  if (instrument) return refused(instrument);
  const tokensUsed = withoutPieces(tokens, pieces.filter(hasNoPlace));
  const rowReading = readRows(
    library,
    tokensUsed.length === tokens.length ? rows : rowsOf(library, tokensUsed),
  );
  // What has no place could make it another question.
  const placeless = 'query' in rowReading ? [] : rowReading.placeless;
  const whole = 'query' in rowReading ? rowReading : rowReading.without;
  if (!whole) return unread([...textsOf(unused), ...placeless]);
  const without = pieces.filter(
    (piece) => isSaidBack(piece) || isOtherUnit(library, piece, query, whole.analyses),
  );
  const questionWords = {
    slots: slotsOf(whole.query.pieces, tokensUsed),
    unused: [...textsOf(without), ...placeless],
  };
  const judged = judgedIn(library, whole.query);
  if (judged.length > 0) return { state: 'choose', readings: judged, isJudged: true, ...questionWords };
  return offer(library, whole.analyses, whole.query, questionWords) ?? unread(questionWords.unused);
}

/** What a refused question asks without the words for which it is: "should I buy gold now" without "should I". */
function restOfRefused(
  library: Library,
  tokens: readonly Token[],
  { pieces, mentions }: Query,
): readonly Analysis[] {
  if (pieces.length > MOST_PIECES) return [];
  const isRest = (piece: Piece) => !hasNoPlace(piece) && !isRefused(library, piece, mentions);
  const rest = readRows(
    library,
    rowsOf(
      library,
      withoutPieces(
        tokens,
        pieces.filter((piece) => !isRest(piece)),
      ),
    ),
  );
  return 'query' in rest ? rest.analyses.slice(0, 2) : [];
}

/**
 * What has been, by each measure that bears on a judgement, where it is asked what is good: "which is better, gold or
 * bitcoin". Beside a time, or words of the past, it is one question about what has been.
 */
function judgedIn(library: Library, query: Query): Analysis[] {
  const { pieces, windows } = query;
  const isPast = windows.parts.length > 0 || pieces.some(({ phrase }) => classesOf(library, phrase)?.past);
  const isOfOption = partsOfKind(pieces, 'option').some(({ measure }) => measure !== undefined);
  const isSaid =
    isOfOption || measuresOf(pieces).some(({ measure, isWeak }) => !isWeak && measure !== 'compare');
  if (isPast || isSaid) return [];
  const analyses = judgedBy(pieces)
    .flatMap((measure) => analysesOf(library, { ...query, measures: [measure] }))
    .filter((each) => hasAnswer(library, each));
  // Which of two is better is told by both, in one answer.
  const most = Math.max(...analyses.map(({ series }) => series.length));
  return distinct(analyses)
    .filter(({ series }) => series.length === most)
    .slice(0, MOST);
}

/** An answer, where there is one and every word has a place; else a choice of those that have one. */
function offer(
  library: Library,
  analyses: readonly Analysis[],
  query: Query,
  { slots, unused }: Pick<Reading, 'slots' | 'unused'>,
): Reading | undefined {
  const answerable =
    analyses.length === 1 && unused.length === 0
      ? analyses
      : analyses.filter((each) => hasAnswer(library, each));
  // Of none that has an answer the page of the first says why.
  const [only, ...alternatives] = answerable.length > 0 ? answerable : analyses.slice(0, 1);
  const isOne = only !== undefined && alternatives.length === 0;
  const rest = isOne && analyses.length > 1 ? restOf(library, only, query) : [];
  const without = [...unused, ...rest];
  // A choice of one is none, unless it leaves something out.
  if (isOne && without.length === 0)
    return {
      state: 'analysis',
      analysis: only,
      unused,
      slots: [...slots, ...defaultsOf(library, only, query.pieces)],
    };
  return answerable.length > 0
    ? { state: 'choose', readings: answerable, slots, unused: without }
    : undefined;
}

/** A row in which everything has a place; or what has none, which is final if another row could only overlook it. */
type Outcome = RowReading | { placeless: readonly string[]; isFinal: boolean; without?: RowReading };

type RowReading = { query: Query; analyses: readonly Analysis[] };

/**
 * The first row in which everything has a place, with those that are as good. Where the first has none,
 * others that only take the same pieces in another meaning may: a word is not overlooked to find an answer.
 */
function readRows(library: Library, rows: readonly Row[]): Outcome {
  let first: Outcome = { placeless: [], isFinal: true };
  for (const row of rows) {
    const rowReading = readRow(library, row);
    if ('query' in rowReading)
      return { ...rowReading, analyses: once([rowReading, ...asGoodAs(library, row, rows)]) };
    if (row === rows[0]) first = rowReading;
    if (rowReading.isFinal) break;
  }
  return first;
}

const asGoodAs = (library: Library, row: Row, rows: readonly Row[]): Outcome[] =>
  rows
    .filter((other) => other !== row && compareCosts(other.costs, row.costs) === 0)
    .map((other) => readRow(library, other));

const once = (reads: readonly Outcome[]): Analysis[] =>
  distinct(reads.flatMap((read) => ('query' in read ? read.analyses : []))).slice(0, MOST);

/** What a row asks for, if everything in it has a place. */
function readRow(library: Library, { pieces }: Row): Outcome {
  const query = queryOf(library, pieces);
  const final: Outcome = { placeless: [], isFinal: true };
  if (has(query.pieces, 'unanswered')) return final;
  // None of more series than any measure takes is left out for the reader.
  if (query.mentions.length > MOST_SERIES) return final;
  const analyses = analysesOf(library, query);
  if (has(query.pieces, 'date') && !analyses.every(({ measure }) => SAYS_WHEN.has(measure))) return final;
  const placeless = placelessIn(library, query, analyses);
  if (analyses.length === 0) return { placeless, isFinal: false };
  return placeless.length === 0
    ? { query, analyses }
    : { placeless, isFinal: false, without: { query, analyses } };
}

/** A place is no place of its own unless prices of homes are asked for, where it is refused. */
const hasNoPlace = ({ part }: Piece) => NO_PLACE.has(part.kind);
const NO_PLACE = new Set<Piece['part']['kind']>(['unused', 'place', 'aside']);

/**
 * A misspelt word that was read as one that says nothing is said back, too, but not one that stands beside
 * others.
 */
const isSaidBack = ({ part, isCorrected }: Piece) =>
  SAID_BACK.has(part.kind) ||
  (part.kind === 'word' && isCorrected && Object.keys(part.classes).every((name) => EMPTY_CLASSES.has(name)));

const SAID_BACK = new Set<Piece['part']['kind']>(['unused', 'place', 'aside', 'unanswered']);
const EMPTY_CLASSES = new Set<string>(['gap', 'instrument'] satisfies WordClass[]);

const NOT_COUNTED = new Set<Piece['part']['kind']>(['word', 'now', 'per', 'judgement']);

/** Whether fewer words have a place than not: such a question is not guessed at. */
function isMostlyWithoutPlace(pieces: readonly Piece[]): boolean {
  const without = pieces.filter((piece) => hasNoPlace(piece) || piece.part.kind === 'unanswered').length;
  const saying = pieces.filter(({ part }) => !NOT_COUNTED.has(part.kind)).length;
  return without > 0 && without >= saying - without;
}

const textsOf = (pieces: readonly Piece[]): string[] => pieces.map(({ text }) => text);

const withoutPieces = (tokens: readonly Token[], pieces: readonly Piece[]): Token[] =>
  tokens.filter((_, i) => !pieces.some(({ start, end }) => start <= i && i < end));

/** For a search: the analysis that words read as without a rest, `null` for all others. */
export function readsAsAnalysis(library: Library, query: string): Analysis | null {
  const reading = readQuestion(library, query);
  const saysMore = reading.slots.some(({ slot, by }) => slot !== 'series' && by !== 'default');
  return reading.state === 'analysis' && saysMore ? reading.analysis : null;
}
