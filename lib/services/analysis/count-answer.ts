import {
  answerAnalysis,
  type Analysis,
  type AnalysisAnswer,
  type Library,
  type Refusal,
} from '@samvit/research';
import { count } from '@/lib/platform/counters';

/** Works an analysis out for a page, and counts what became of it. */
export function countAnswer(library: Library, analysis: Analysis): AnalysisAnswer | Refusal {
  const answer = answerAnalysis(library, analysis);
  count('analyses', answer.state === 'answer' ? 'answered' : `refused-${answer.kind}`);
  return answer;
}
