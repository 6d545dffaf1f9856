import { ContentError, readText } from '@/lib/content/read';
import { libraryHere } from '@/lib/texts/library-here';
import { answerAnalysis, parseAnalysis } from '@samvit/research';

/** A link of a text to an analysis, with what its address says. */
const LINK = /\]\(\/analysis\/([^/)\s]+\/[^)\s]+)\)/g;

/** @throws ContentError where a text leads to an analysis that has no answer */
export function checkAnalysisLinks(file: string): void {
  const content = readText(file);
  for (const { 1: address = '', index } of content.matchAll(LINK)) {
    const problem = problemOf(address);
    if (problem !== null)
      throw new ContentError(
        file,
        content.slice(0, index).split('\n').length,
        `/analysis/${address} ${problem}`,
      );
  }
}

function problemOf(address: string): string | null {
  const analysis = parseAnalysis(libraryHere(), address);
  if ('problem' in analysis) return `is no analysis: "${analysis.part}" is its wrong ${analysis.problem}`;
  const answer = answerAnalysis(libraryHere(), analysis);
  return answer.state === 'refused' ? `has no answer: ${answer.sentence}` : null;
}
