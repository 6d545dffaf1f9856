import { libraryHere } from '@/lib/texts/library-here';
import { analysisPath, answerAnalysis, type Analysis } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { analysisText } from './analysis-text';

type Props = {
  analyses: readonly Analysis[];
  /** Whether the sentence of each answer, or why there is none, stands below its link. */
  withResults?: boolean;
};

/** Links to answers, each in the words of its echo. */
export function AnswerLinks({ analyses, withResults = false }: Props) {
  return (
    <ul className="answer-links">
      {analyses.map((analysis) => {
        const path = analysisPath(analysis);
        return (
          <li key={path}>
            <a href={pathHere(routes.analysisAnswer(path))} rel="nofollow" data-answer>
              {analysisText(analysis)}
            </a>
            {withResults && <p>{answerAnalysis(libraryHere(), analysis).sentence}</p>}
          </li>
        );
      })}
    </ul>
  );
}
