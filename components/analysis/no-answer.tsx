import type { ReactNode } from 'react';
import { text } from '@/lib/content/messages';
import type { analyses, questions } from '@samvit/research';
import { ANSWER } from './answer-id';
import { ChoicesForm, QuestionForm } from './ask-form';

type Props = {
  /** Why there is no answer, in one sentence. */
  sentence: string;
  /** What the form is filled with, so that nothing has to be typed again. */
  fields?: analyses.Fields;
  /** What is wrong with its choices, which then come first. */
  problems?: readonly questions.FieldProblem[];
  /** The echo of what was understood. */
  above?: ReactNode;
  /** The address at which it is said, where it has one. */
  path?: string;
  /** In place of the forms. */
  actions?: ReactNode;
  /** What can be asked instead. */
  children?: ReactNode;
};

/** What stands in the place of an answer: why there is none, what can be asked instead, and the form again. */
export function NoAnswer({ sentence, fields = {}, problems, above, path, actions, children }: Props) {
  return (
    <article id={ANSWER} data-path={path} aria-labelledby="answer-sentence" className="answer">
      {above}
      <h1 id="answer-sentence" tabIndex={-1}>
        {sentence}
      </h1>
      {children}
      {actions ?? (
        <section aria-labelledby="answer-again" className="answer-part">
          <h2 id="answer-again">{text('analysis-page.no-answer.again')}</h2>
          {problems && <ChoicesForm fields={fields} problems={problems} />}
          <QuestionForm fields={fields} />
          {!problems && <ChoicesForm fields={fields} />}
        </section>
      )}
    </article>
  );
}

/** What can be asked instead, as links. */
export function Instead({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="answer-instead" className="answer-part">
      <h2 id="answer-instead">{text('analysis-page.no-answer.instead')}</h2>
      {children}
    </section>
  );
}
