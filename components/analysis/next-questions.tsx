import { text } from '@/lib/content/messages';
import type { analyses, AnalysisAnswer } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { choicesPath } from './choices-path';

type Props = Pick<AnalysisAnswer, 'next'> & {
  /** What the form of choices is filled with; none where there is no such form. */
  choices?: analyses.Fields | undefined;
};

/** What readers of an answer ask next, as chips, and the way to the form, which is as long as an answer. */
export function NextQuestions({ next, choices }: Props) {
  if (next.length === 0 && !choices) return null;
  return (
    <nav aria-labelledby="answer-next" className="answer-next">
      <h2 id="answer-next">{text('analysis-page.next.label')}</h2>
      <ul className="echo-parts">
        {next.map(({ words, path }) => (
          <li key={path}>
            <a href={pathHere(routes.analysisAnswer(path))} rel="nofollow" data-answer className="echo-part">
              {words}
            </a>
          </li>
        ))}
        {choices && (
          <li>
            <a
              href={choicesPath({ ...choices, form: 'yes' })}
              rel="nofollow"
              data-answer
              className="echo-part answer-choices"
            >
              {text('analysis-page.answer.change')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
