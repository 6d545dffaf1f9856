import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { analyses, analysisPath, answerAnalysis, type Analysis } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { analysisText } from './analysis-text';

type Props = {
  offered: readonly Analysis[];
  /** Whether each link is the sentence of its answer, or why there is none, with what it answers below. */
  withResults?: boolean;
};

/** Links to answers, each in the words of its echo. */
export function AnswerLinks({ offered, withResults = false }: Props) {
  return (
    <ul className="answer-links">
      {offered.map((analysis) => {
        const path = analysisPath(analysis);
        const words = analyses.capitalised(wordsHere(), analysisText(analysis));
        return (
          <li key={path}>
            <a href={pathHere(routes.analysisAnswer(path))} rel="nofollow" data-answer>
              {withResults ? answerAnalysis(libraryHere(), analysis).sentence : words}
            </a>
            {withResults && <p>{words}</p>}
          </li>
        );
      })}
    </ul>
  );
}
