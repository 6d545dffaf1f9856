import { count } from '@/lib/platform/counters';
import { turn } from '@/lib/platform/turn';
import type { Analysis } from '@/lib/research/analysis/address';
import { answerAnalysis, type AnalysisAnswer } from '@/lib/research/analysis/answer';
import { analysisChart } from '@/lib/research/analysis/chart';
import type { Refusal } from '@/lib/research/analysis/refusal';

/**
 * Works an analysis out for a page: what came before, the answer, its chart, and what comes after, each in a turn of its own,
 * because it takes long for a reader's own data and after a start. Counts it.
 */
export async function answerInTurns(analysis: Analysis): Promise<AnalysisAnswer | Refusal> {
  await turn();
  const answer = answerAnalysis(analysis);
  await turn();
  if (answer.state === 'answer') analysisChart(answer);
  await turn();
  count('analyses', answer.state === 'answer' ? 'answered' : `refused-${answer.kind}`);
  return answer;
}
