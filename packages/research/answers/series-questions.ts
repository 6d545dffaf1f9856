import type { Measure } from '../measures';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { isRate } from '../series/units';
import { analysisPath, parseWindows, type Analysis } from './address';
import { answerAnalysis } from './answer';
import { measureQuestion } from './echo';
import { inForce } from './offers';

/** A question about one series, the address of its answer below `/analysis/`, and the sentence of that answer. */
export type SeriesQuestion = { words: string; path: string; answer: string };

/** The most asked first, over the first of these periods for which there is an answer. */
const QUESTIONS: readonly [measure: Measure, ...windows: string[]][] = [
  ['sip', '10y', '5y', '3y'],
  ['lumpsum', '10y', '5y', '3y', 'all'],
  ['growth', '20y', '10y', '5y', 'all'],
  ['difference', '5y', 'all'],
  ['drawdown', 'all'],
  ['calendar', 'all'],
  ['volatility', '10y', '5y', '3y'],
  ['level', 'all'],
];

/** So many are offered. */
const MOST = 6;

/** What people ask about a series, as far as it has an answer. */
export function questionsAbout(library: Library, id: string): readonly SeriesQuestion[] {
  const questions: SeriesQuestion[] = [];
  for (const [measure, ...windows] of QUESTIONS) {
    if (questions.length === MOST) break;
    if (measure === 'drawdown' && isNoAsset(library, inForce(id))) continue;
    const answered = firstAnswered(library, measure, inForce(id), windows);
    if (answered) questions.push({ words: measureQuestion(library.words, measure), ...answered });
  }
  return questions;
}

/** A rate or a ratio, of price to earnings, has highs and lows: nobody holds it through a fall. */
function isNoAsset(library: Library, id: string): boolean {
  const { unit } = getSeries(library, id);
  return isRate(unit) || unit === 'ratio';
}

function firstAnswered(library: Library, measure: Measure, series: string, windows: readonly string[]) {
  for (const text of windows) {
    const [window] = parseWindows(text) ?? [];
    if (!window) continue;
    const analysis: Analysis = { measure, series: [series], window };
    const answer = answerAnalysis(library, analysis);
    if (answer.state === 'answer') return { path: analysisPath(analysis), answer: answer.sentence };
  }
  return undefined;
}
