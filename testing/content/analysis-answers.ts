import { libraryHere } from '@/lib/texts/library-here';
import { answerAnalysis, parseAnalysis, type AnalysisAnswer, type Refusal } from '@samvit/research';

// Answers of measures, of series that a test writes or of those that are held.

/** The answer at an address below `/analysis/`, or why there is none. @throws Error where it is no address */
export function answerOrRefusal(address: string): AnalysisAnswer | Refusal {
  const analysis = parseAnalysis(libraryHere(), address);
  if ('problem' in analysis) throw new Error(`${address}: ${analysis.problem}`);
  return answerAnalysis(libraryHere(), analysis);
}

/** @throws Error where there is none */
export function answerAt(address: string): AnalysisAnswer {
  const result = answerOrRefusal(address);
  if (result.state === 'refused') throw new Error(`${address}: ${result.sentence}`);
  return result;
}

/** The figures of an answer as they are printed, with their periods, by what stands after the point in their names. */
export const datedFigures = (address: string): Record<string, [text: string, period: string]> =>
  Object.fromEntries(
    [...answerAt(address).figures].map(([name, { text, period }]) => [
      name.slice(name.indexOf('.') + 1),
      [text, period],
    ]),
  );

/** The same without periods. */
export const figureTexts = (address: string): Record<string, string> =>
  Object.fromEntries(Object.entries(datedFigures(address)).map(([name, [text]]) => [name, text]));
