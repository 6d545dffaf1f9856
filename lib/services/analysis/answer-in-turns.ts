import {
  answerAnalysis,
  type Analysis,
  type AnalysisAnswer,
  type Library,
  type Refusal,
} from '@samvit/research';
import { count } from '@/lib/platform/counters';
import { turn } from '@/lib/platform/turn';

/**
 * Works an analysis out for a page: what came before, the answer, its chart, and what comes after, each in a turn of its own,
 * because it takes long for a reader's own data and after a start. Counts it.
 */
export async function answerInTurns(library: Library, analysis: Analysis): Promise<AnalysisAnswer | Refusal> {
  await turn();
  const answer = answerAnalysis(library, analysis);
  await turn();
  if (answer.state === 'answer') void answer.chart;
  await turn();
  count('analyses', answer.state === 'answer' ? 'answered' : `refused-${answer.kind}`);
  return answer;
}
