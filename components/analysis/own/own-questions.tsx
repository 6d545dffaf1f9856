import { wordsHere } from '@/lib/content/words-here';
import { ANSWER } from '@/components/analysis/answer-id';
import { SiteLink } from '@/components/layout/site-link';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { tables } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { AsRead } from './as-read';

type Props = { asks: Extract<tables.OwnResult, { state: 'asks' }> };

/** What is said in one line where the table says it, and opened to be changed. */
const DESCRIBED = ['unit', 'kind', 'observed'] as const;

/** What a table leaves open, with its own cells as examples, its name, and in one line what it says of itself. */
export function OwnQuestions({ asks: { text: table, choices, reading, problem } }: Props) {
  const { questions, answers } = reading;
  const nameQuestion = questions.find(({ field }) => field === 'name');
  const open = questions.filter(({ field }) => field !== 'name');
  const openFields = new Set<tables.OwnField>(open.map(({ field }) => field));
  const described = DESCRIBED.filter((field) => !openFields.has(field));
  const visibleFields = new Set<tables.OwnField>(['name', ...DESCRIBED, ...openFields]);
  const hidden = Object.entries(choices).filter(
    ([field, value]) => value !== undefined && !visibleFields.has(field as tables.OwnField),
  );
  return (
    <article id={ANSWER} aria-labelledby="answer-sentence" className="answer own-questions">
      <h1 id="answer-sentence" tabIndex={-1}>
        {text('own-data.page.asks.title')}
      </h1>
      <p className="answer-lead">{text('own-data.page.asks.lead')}</p>
      <form
        action={pathHere(routes.analysisOwnAnswer)}
        method="post"
        encType="multipart/form-data"
        className="own-asks"
      >
        {problem !== undefined && (
          <p role="alert" className="own-problem">
            {problem}
          </p>
        )}
        <Field
          label={tables.questionWords(wordsHere(), 'name').label}
          hint={tables.questionWords(wordsHere(), 'name').hint}
          error={nameQuestion?.problem !== undefined && text(nameQuestion.problem)}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              name={tables.answerField('name')}
              defaultValue={choices.name ?? nameQuestion?.options[0]?.value}
              maxLength={tables.MOST.name}
              required
              autoComplete="off"
              className={CONTROL}
            />
          )}
        </Field>
        {open.map(({ field, options, likely, problem: why }) => (
          <Choice
            key={field}
            field={field}
            options={options}
            chosen={choices[field] ?? likely}
            problem={why}
          />
        ))}
        {described.length > 0 && (
          <details className="own-read" open={problem !== undefined}>
            <summary>
              {tables.descriptionSentence(wordsHere(), answers, reading.table.frequency)}{' '}
              <span className="own-change">{text('own-data.page.asks.change')}</span>
            </summary>
            {described.map((field) => (
              <Choice
                key={field}
                field={field}
                options={tables.CHOICES[field].map((value) => ({ value }))}
                chosen={answers[field]}
              />
            ))}
          </details>
        )}
        {hidden.map(([field, value]) => (
          <input
            key={field}
            type="hidden"
            name={tables.answerField(field as tables.OwnField)}
            value={value}
          />
        ))}
        {/* A line end in a hidden field stays as it is. */}
        <input type="hidden" name="text" value={table} />
        <div className="own-send">
          <Button type="submit">{text('own-data.page.asks.send')}</Button>
          <SiteLink href={routes.analysisOwn}>{text('own-data.page.asks.again')}</SiteLink>
        </div>
      </form>
      <AsRead table={reading.table} />
    </article>
  );
}

type ChoiceProps = {
  field: tables.OwnField;
  options: readonly tables.OwnOption[];
  chosen: string | undefined;
  problem?: string | undefined;
};

/** One answer of a few. An example is a cell of the reader's own, as it would be read. */
function Choice({ field, options, chosen, problem }: ChoiceProps) {
  const { label, hint } = tables.questionWords(wordsHere(), field);
  const id = `own-${field}-hint`;
  return (
    <fieldset className="own-choice" aria-describedby={id}>
      <legend className="ask-label">{label}</legend>
      {options.map(({ value, example }) => (
        <label key={value}>
          <input
            type="radio"
            name={tables.answerField(field)}
            value={value}
            required
            defaultChecked={value === chosen}
          />
          <span>
            {tables.answerWords(wordsHere(), field, value)}
            {example !== undefined && <span className="own-example">{example}</span>}
          </span>
        </label>
      ))}
      {problem !== undefined && (
        <p role="alert" className="own-problem">
          {text(problem)}
        </p>
      )}
      <p id={id} className="ask-hint">
        {hint}
      </p>
    </fieldset>
  );
}
