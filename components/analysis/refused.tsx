import { text } from '@/lib/content/messages';
import { analysisPath, type Analysis } from '@/lib/research/analysis/address';
import { echoOf } from '@/lib/research/analysis/echo';
import { fieldsOf } from '@/lib/research/analysis/fields';
import type { Refusal } from '@/lib/research/analysis/refusal';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { analysisText } from './analysis-text';
import { ANSWER } from './answer-id';
import { ChoicesForm, QuestionForm } from './ask-form';
import { Echo } from './echo';

/** Why there is no answer, in one sentence, and what can be asked instead. */
export function Refused({ analysis, refused }: { analysis: Analysis; refused: Refusal }) {
  return (
    <article id={ANSWER} aria-labelledby="answer-sentence" className="answer">
      <Echo parts={echoOf(analysis)} />
      <h1 id="answer-sentence" tabIndex={-1}>
        {refused.sentence}
      </h1>
      {refused.instead.length > 0 && (
        <section aria-labelledby="answer-instead" className="answer-part">
          <h2 id="answer-instead">{text('analysis-page.refused.instead')}</h2>
          <AnswerLinks analyses={refused.instead} />
        </section>
      )}
      <section aria-labelledby="answer-again" className="answer-part">
        <h2 id="answer-again">{text('analysis-page.refused.again')}</h2>
        <QuestionForm />
        <ChoicesForm fields={fieldsOf(analysis)} />
      </section>
    </article>
  );
}

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
