import { analysisPath, type Analysis } from '@/lib/research/analysis/address';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { analysisText } from './analysis-text';

/** Links to answers, each in the words of its echo. */
export function AnswerLinks({ analyses }: { analyses: readonly Analysis[] }) {
  return (
    <ul className="answer-links">
      {analyses.map((analysis) => {
        const path = analysisPath(analysis);
        return (
          <li key={path}>
            <a href={pathHere(routes.analysisAnswer(path))} rel="nofollow" data-answer>
              {analysisText(analysis)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
