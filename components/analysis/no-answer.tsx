import type { ReactNode } from 'react';
import { text } from '@/lib/content/messages';
import type { analyses, questions } from '@samvit/research';
import { ANSWER } from './answer-id';
import { ChoicesForm, QuestionBox } from './ask-form';

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
  /** Whether nothing of the question was understood. */
  isUnread?: boolean;
  /** In place of the forms. */
  actions?: ReactNode;
  /** What can be asked instead. */
  children?: ReactNode;
};

/** What stands in the place of an answer: why there is none, the field again, what can be asked instead, and the form
 * of choices. */
export function NoAnswer({
  sentence,
  fields = {},
  problems,
  above,
  path,
  isUnread,
  actions,
  children,
}: Props) {
  return (
    <article
      id={ANSWER}
      data-path={path}
      data-unread={isUnread}
      aria-labelledby="answer-sentence"
      className="answer"
    >
      {!actions && <QuestionBox question={fields.q} />}
      {above}
      <h1 id="answer-sentence" tabIndex={-1}>
        {sentence}
      </h1>
      {children}
      {actions ?? (
        <details className="answer-part" open={problems !== undefined}>
          <summary>
            <h2>{text('analysis-page.form.title')}</h2>
          </summary>
          <ChoicesForm fields={fields} problems={problems} />
        </details>
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
