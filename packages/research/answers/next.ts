import { capitalised } from '../insights/wording';
import { isMeasure, MEASURES } from '../measures';
import type { Change } from '../measures/measure';
import { isOwnName } from '../series/own-name';
import type { Library } from '../series/library';
import { analysisPath, type Analysis } from './address';
import { measureName } from './echo';
import { optionSlots } from './option-slots';

/** An analysis that a reader of another asks next. */
export type NextQuestion = { words: string; path: string };

/** So many are read. */
const MOST = 4;

/**
 * What readers of an analysis ask next: the same series and window by another measure or option, as far as it
 * has an answer. Links carry no values, so there are none for a reader's own series.
 * @param isAnswered whether an analysis has an answer
 */
export function nextQuestions(
  library: Library,
  analysis: Analysis,
  isAnswered: (analysis: Analysis) => boolean,
): readonly NextQuestion[] {
  if (analysis.series.some(isOwnName)) return [];
  const questions: NextQuestion[] = [];
  for (const change of MEASURES[analysis.measure].next ?? []) {
    if (questions.length === MOST) break;
    const other = analysisWith(analysis, change);
    const path = other && analysisPath(other);
    if (!other || !path || path === analysisPath(analysis) || !isAnswered(other)) continue;
    questions.push({ words: wordsOf(library, other, change), path });
  }
  return questions;
}

/** The same with what is other; undefined where there is no such measure, or none of so few series. */
function analysisWith(analysis: Analysis, change: Change): Analysis | undefined {
  const { measure = analysis.measure } = change;
  if (!isMeasure(measure)) return undefined;
  const [least, most] = MEASURES[measure].series;
  const series = analysis.series.slice(0, most);
  return series.length < least ? undefined : { ...analysis, ...change, measure, series };
}

/** The measure and the options that are other. */
function wordsOf(library: Library, other: Analysis, change: Change): string {
  const measure = change.measure === undefined ? [] : [measureName(library.words, other.measure)];
  const options = optionSlots(library, other).filter(({ slot }) => slot in change);
  return capitalised(library.words, [...measure, ...options.map(({ words }) => words)].join(', '));
}
