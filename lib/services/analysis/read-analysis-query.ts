import { libraryHere } from '@/lib/texts/library-here';
import type { ResultOf } from '@/lib/platform/counters';
import { questions, readQuestion, type analyses, type Analysis, type Reading } from '@samvit/research';

/**
 * What a form asks for: an analysis with a page of its own, a question that has none, choices that are none,
 * or nothing.
 */
export type AnalysisQuery =
  | { state: 'leads'; analysis: Analysis }
  | { state: 'question'; read: Reading }
  | { state: 'problems'; problems: readonly [questions.FieldProblem, ...questions.FieldProblem[]] }
  /** The form with these choices. */
  | { state: 'form' }
  | { state: 'nothing' };

/**
 * Words lead to the page of an analysis where they were used as they were typed. Such a page is the same for
 * everybody, so a word that was corrected is said on a page that answers this question alone.
 */
export function readAnalysisQuery(fields: analyses.Fields): AnalysisQuery {
  if (fields.q !== undefined) {
    const reading = readQuestion(libraryHere(), fields.q);
    const isPlain = !reading.slots.some(({ by }) => by === 'corrected');
    return reading.state === 'analysis' && isPlain
      ? { state: 'leads', analysis: reading.analysis }
      : { state: 'question', read: reading };
  }
  if (fields.form !== undefined) return { state: 'form' };
  if (fields.measure === undefined) return { state: 'nothing' };
  const reading = questions.readChoices(libraryHere(), fields);
  return 'analysis' in reading
    ? { state: 'leads', analysis: reading.analysis }
    : { state: 'problems', problems: reading.problems };
}

/** By which result a page without an answer is counted; `null` where the answer is counted. */
export function resultOf(query: AnalysisQuery): ResultOf<'analyses'> | null {
  if (query.state === 'leads' || query.state === 'form') return null;
  if (query.state !== 'question') return 'not-understood';
  const { read } = query;
  if (read.state === 'analysis') return null;
  if (read.state === 'choose') return 'chosen';
  if (read.state === 'definition' || read.state === 'site') return 'explained';
  return read.state === 'refused' ? `refused-${read.kind}` : 'not-understood';
}
