import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CONTROL } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { analyses, questions, MEASURES, type Library } from '@samvit/research';
import { formatValue } from '@/lib/web/number-format';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { seriesOptions } from './series-options';

type Props = {
  /** What the fields hold at first. */
  fields?: analyses.Fields;
};

type QuestionProps = Props & {
  /** Names the field; by default as on the page of questions. */
  label?: ReactNode;
  /** Whether it says in which languages, with an example. */
  hints?: boolean;
};

/**
 * A question in words. It is posted, because the address of a page stands in logs and histories, and what
 * somebody types belongs in neither.
 */
export function QuestionForm({
  fields = {},
  label = text('analysis-page.question.label'),
  hints = true,
}: QuestionProps) {
  const hint = useId();
  return (
    <form action={pathHere(routes.analysisAsk)} method="post" data-ask className="ask-question">
      <Labelled label={label}>
        {(id) => (
          <input
            id={id}
            type="text"
            name="q"
            defaultValue={fields.q}
            maxLength={questions.LONGEST_QUESTION}
            required
            autoComplete="off"
            enterKeyHint="go"
            aria-describedby={hints ? hint : undefined}
            className={CONTROL}
          />
        )}
      </Labelled>
      <Button type="submit">{text('analysis-page.question.send')}</Button>
      {hints && (
        <p id={hint} className="ask-hint">
          {text('analysis-page.question.hint')}
        </p>
      )}
    </form>
  );
}

/**
 * The same by choosing: a GET form, so its address leads to the answer's. Styles hide the fields that the
 * chosen measure does not use; what is in them is ignored.
 */
export function ChoicesForm({ fields = {} }: Props) {
  return (
    <form action={pathHere(routes.analysisAsk)} method="get" data-ask className="ask-choices">
      <Choices library={libraryHere()} fields={fields} />
    </form>
  );
}

/** The fields of such a form. */
export function Choices({ library, fields }: Required<Props> & { library: Library }) {
  const { measure = 'growth', window = '10y' } = fields;
  return (
    <>
      <Labelled label={text('analysis-page.form.measure')}>
        {(id) => (
          <select id={id} name="measure" defaultValue={measure} className={CONTROL}>
            {analyses.MEASURE_NAMES.map((name) => (
              <option
                key={name}
                value={name}
                data-series={MEASURES[name].series[1]}
                data-takes={MEASURES[name].options.join(' ')}
              >
                {analyses.measureName(wordsHere(), name)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {(['a', 'b', 'c'] as const).map((name, i) => (
        <Labelled
          key={name}
          label={text('analysis-page.form.series', { count: i + 1 })}
          className={`ask-series-${i + 1}`}
        >
          {(id) => <SeriesSelect library={library} id={id} name={name} choice={fields[name]} />}
        </Labelled>
      ))}
      <fieldset className="ask-window">
        <legend className="ask-label">{text('analysis-page.form.window')}</legend>
        {windowChoices(window).map(([choice, words]) => (
          <label key={choice}>
            <input type="radio" name="window" value={choice} defaultChecked={choice === window} />
            {words}
          </label>
        ))}
      </fieldset>
      <div className="ask-between">
        {(['from', 'to'] as const).map((name) => (
          <Labelled key={name} label={text(`analysis-page.form.${name}`)}>
            {(id) => (
              <input
                id={id}
                type="text"
                name={name}
                defaultValue={fields[name]}
                maxLength={20}
                autoComplete="off"
                aria-describedby="ask-period-hint"
                className={CONTROL}
              />
            )}
          </Labelled>
        ))}
        <p id="ask-period-hint" className="ask-hint">
          {text('analysis-page.form.period-hint')}
        </p>
      </div>
      <div className="ask-amount">
        <Labelled label={text('analysis-page.form.amount')}>
          {(id) => (
            <input
              id={id}
              type="text"
              inputMode="numeric"
              name="amount"
              defaultValue={fields.amount}
              maxLength={20}
              autoComplete="off"
              aria-describedby="ask-amount-hint"
              className={CONTROL}
            />
          )}
        </Labelled>
        <p id="ask-amount-hint" className="ask-hint">
          {text('analysis-page.form.amount-hint', {
            sip: formatValue('number-indian', MEASURES.sip.usualAmount ?? 0),
            lumpsum: formatValue('number-indian', MEASURES.lumpsum.usualAmount ?? 0),
          })}
        </p>
      </div>
      <Labelled label={text('analysis-page.form.currency')} className="ask-currency">
        {(id) => (
          <select id={id} name="in" defaultValue={fields.in ?? ''} className={CONTROL}>
            <option value="">{text('analysis-page.form.own-currency')}</option>
            {(['INR', 'USD'] as const).map((name) => (
              <option key={name} value={name}>
                {text(`analysis-page.currency.${name}`)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <label className="ask-real">
        <input type="checkbox" name="real" value="yes" defaultChecked={fields.real !== undefined} />
        {text('analysis-page.form.real')}
      </label>
      <Labelled label={text('analysis-page.form.roll')} className="ask-roll">
        {(id) => (
          <input
            id={id}
            type="number"
            name="roll"
            min={2}
            max={600}
            defaultValue={fields.roll}
            placeholder={String(analyses.USUAL_ROLL)}
            className={CONTROL}
          />
        )}
      </Labelled>
      <div className="ask-send">
        <Button type="submit" look="quiet">
          {text('analysis-page.form.send')}
        </Button>
      </div>
    </>
  );
}

/** The windows with a radio button each, and the one that was asked for if it is none of them. */
function windowChoices(asked: string): [choice: string, words: string][] {
  const usual = analyses.WINDOW_CHOICES.map((choice): [string, string] => [
    choice,
    choice === 'between' ? text('analysis-page.form.between') : text(`analysis-page.windows.${choice}`),
  ]);
  const furtherWindow = usual.some(([choice]) => choice === asked) ? undefined : analyses.parseWindow(asked);
  return furtherWindow
    ? [[asked, analyses.capitalised(wordsHere(), analyses.windowWords(wordsHere(), furtherWindow))], ...usual]
    : usual;
}

type LabelledProps = { label: ReactNode; className?: string; children: (id: string) => ReactNode };

/** A label beside its control, not around it: the options of a select would be part of its text. */
function Labelled({ label, className, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="ask-label">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

type SelectProps = { library: Library; id: string; name: 'a' | 'b' | 'c'; choice: string | undefined };

/** All series by asset class; the first has to be chosen, the others may be none. */
function SeriesSelect({ library, id, name, choice = '' }: SelectProps) {
  const byDefault = name === 'a' ? 'gold-inr-10g' : '';
  const isKnown = analyses.analysableSeries(library).has(choice) || library.own.has(choice);
  const option = isKnown ? choice : byDefault;
  return (
    <select
      id={id}
      name={name}
      className={CONTROL}
      // Our own words, and names of a reader's own series, in which nothing can be markup.
      dangerouslySetInnerHTML={{ __html: seriesOptions(library, option, name !== 'a') }}
    />
  );
}
