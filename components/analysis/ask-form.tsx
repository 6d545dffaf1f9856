import { libraryHere } from '@/lib/texts/library-here';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { questions, type analyses } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { Choices } from './choices';

/** The field of a form in which a question is typed; a script suggests names and questions below it. */
export const QuestionInput = (own: ComponentProps<'input'> & { id: string }) => (
  <input
    {...own}
    type="text"
    name="q"
    maxLength={questions.LONGEST_QUESTION}
    required
    autoComplete="off"
    enterKeyHint="go"
    data-suggestions={pathHere(routes.suggestions)}
    data-suggestions-label={text('analysis-page.asking.suggestions')}
  />
);

type QuestionProps = {
  /** What the field holds at first. */
  fields?: analyses.Fields;
  /** Names the field; by default as on the page of questions. */
  label?: ReactNode;
  /** Whether it says in which languages, with an example. */
  hints?: boolean;
  /** Whether it is on one line, on phones too. */
  isBox?: boolean;
};

/**
 * A question in words. It is posted, because the address of a page stands in logs and histories, and what
 * somebody types belongs in neither.
 */
export function QuestionForm({
  fields = {},
  label = text('analysis-page.question.label'),
  hints = true,
  isBox = false,
}: QuestionProps) {
  const hint = useId();
  return (
    <form
      action={pathHere(routes.analysisAsk)}
      method="post"
      data-ask
      className={isBox ? 'ask-question ask-box' : 'ask-question'}
    >
      <Field label={label}>
        {(control) => (
          <QuestionInput
            {...control}
            aria-describedby={hints ? hint : undefined}
            defaultValue={fields.q}
            placeholder={text('analysis-page.question.placeholder')}
            className={CONTROL}
          />
        )}
      </Field>
      <Button type="submit" data-working={text('analysis-page.asking.working')}>
        {text('analysis-page.question.send')}
      </Button>
      {hints && (
        <p id={hint} className="ask-hint">
          {text('analysis-page.question.hint')}
        </p>
      )}
    </form>
  );
}

/** The same on one line, first on a page with an answer or with why there is none. @param question as it was typed */
export const QuestionBox = ({ question = '' }: { question?: string | undefined }) => (
  <QuestionForm
    fields={{ q: question }}
    label={<span className="sr-only">{text('analysis-page.question.label')}</span>}
    hints={false}
    isBox
  />
);

type ChoicesProps = {
  fields?: analyses.Fields;
  problems?: readonly questions.FieldProblem[] | undefined;
};

/** The same by choosing: a GET form, so its address leads to the answer's. */
export function ChoicesForm({ fields = {}, problems }: ChoicesProps) {
  return (
    <form
      action={pathHere(routes.analysisAsk)}
      method="get"
      data-ask
      autoComplete="off"
      className="ask-choices"
    >
      <Choices library={libraryHere()} fields={fields} problems={problems} />
    </form>
  );
}
