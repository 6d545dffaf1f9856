import { text } from '@/lib/content/messages';
import type { AnalysisAnswer } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** What readers of an answer ask next. Works without script. */
export function NextQuestions({ next }: Pick<AnalysisAnswer, 'next'>) {
  if (next.length === 0) return null;
  return (
    <nav aria-label={text('analysis-page.next.label')} className="answer-next">
      <span className="echo-lead">{text('analysis-page.next.lead')}</span>
      <ul className="echo-parts">
        {next.map(({ words, path }) => (
          <li key={path}>
            <a href={pathHere(routes.analysisAnswer(path))} rel="nofollow" data-answer className="echo-part">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
