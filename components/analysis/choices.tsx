import { Button } from '@/components/ui/button';
import { CONTROL, Field, type FieldError } from '@/components/ui/field';
import { richText } from '@/components/layout/rich-text';
import { linkTo } from '@/components/reports/own-link';
import { text } from '@/lib/content/messages';
import { wordsHere } from '@/lib/content/words-here';
import { routes } from '@/lib/web/routes';
import { analyses, questions, MEASURES, type Library } from '@samvit/research';
import { ANSWER_SENTENCE } from './answer-id';
import { OptionField } from './option-field';

type Props = {
  /** With the series that the reader brought. */
  library: Library;
  /** What the fields hold at first. */
  fields: analyses.Fields;
  /** What cannot be read of them; the headline of the page says the first. */
  problems?: readonly questions.FieldProblem[] | undefined;
};

/** The ids of what several fields refer to; a page has these fields once. */
const NAMES = 'ask-names';
const NAMES_HINT = 'ask-names-hint';
const PERIOD_HINT = 'ask-period-hint';

/**
 * The fields of a form that asks for an analysis by choosing. Styles hide those that the chosen measure does
 * not use; what is in them is ignored.
 */
export function Choices({ library, fields, problems = [] }: Props) {
  const { measure = 'growth', window = '10y' } = fields;
  const errorOf = (name: analyses.FieldName): FieldError => {
    const place = problems.findIndex(({ field }) => field === name);
    return { error: problems[place]?.sentence ?? false, errorAt: place === 0 ? ANSWER_SENTENCE : undefined };
  };
  return (
    <>
      <Field label={text('analysis-page.form.measure')} {...errorOf('measure')}>
        {(control) => (
          <select {...control} name="measure" defaultValue={measure} className={CONTROL}>
            {analyses.MEASURE_NAMES.map((name) => (
              <option
                key={name}
                value={name}
                data-series={analyses.seriesAsked(name)}
                data-takes={MEASURES[name].options.join(' ')}
                data-by={MEASURES[name].by?.join(' ')}
              >
                {analyses.measureQuestion(wordsHere(), name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {analyses.SERIES_FIELDS.map((name, i) => (
        <div key={name} className={`ask-series-${i + 1}`}>
          <Field label={text('analysis-page.form.series', { count: i + 1 })} {...errorOf(name)}>
            {(control) => (
              <input
                {...control}
                aria-describedby={[control['aria-describedby'], NAMES_HINT].filter(Boolean).join(' ')}
                type="text"
                name={name}
                list={NAMES}
                defaultValue={questions.fieldText(library, fields[name] ?? '')}
                // Styles know by it whether the field is empty.
                placeholder=" "
                maxLength={analyses.LONGEST_FIELD}
                className={CONTROL}
              />
            )}
          </Field>
        </div>
      ))}
      <SeriesNames library={library} fields={fields} />
      <p id={NAMES_HINT} className="ask-hint ask-names-hint">
        {richText('analysis-page.form.series-hint', { data: linkTo(routes.data) })}
      </p>
      <Windows window={window} error={errorOf('window')} />
      <div className="ask-between">
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={text(`analysis-page.form.${name}`)} {...errorOf(name)}>
            {(control) => (
              <input
                {...control}
                aria-describedby={[control['aria-describedby'], PERIOD_HINT].filter(Boolean).join(' ')}
                type="text"
                name={name}
                defaultValue={fields[name]}
                maxLength={20}
                className={CONTROL}
              />
            )}
          </Field>
        ))}
        <p id={PERIOD_HINT} className="ask-hint">
          {text('analysis-page.form.period-hint')}
        </p>
      </div>
      {analyses.OPTION_NAMES.map((name) => (
        <OptionField key={name} name={name} value={fields[name]} error={errorOf(name)} />
      ))}
      <div className="ask-send">
        <Button type="submit" look="quiet">
          {text('analysis-page.form.send')}
        </Button>
      </div>
    </>
  );
}

/** What browsers offer for the fields of series: a reader's own, those of the present question, common ones. */
function SeriesNames({ library, fields }: Pick<Props, 'library' | 'fields'>) {
  const present = analyses.SERIES_FIELDS.flatMap((name) => fields[name] ?? []).filter((name) =>
    analyses.isSeries(library, name),
  );
  const reserved = analyses.MEASURE_NAMES.flatMap((name) =>
    analyses.seriesAsked(name) > 0 ? (MEASURES[name].reserved ?? []) : [],
  );
  const names = new Set([...library.own.keys(), ...present, ...questions.commonSeries(library), ...reserved]);
  return (
    <datalist id={NAMES}>
      {[...names].map((name) => (
        <option key={name} value={questions.fieldText(library, name)} />
      ))}
    </datalist>
  );
}

function Windows({ window, error: { error, errorAt } }: { window: string; error: FieldError }) {
  return (
    <fieldset aria-describedby={errorAt} className="ask-window">
      <legend className="ask-label">{text('analysis-page.form.window')}</legend>
      {windowChoices(window).map(([choice, words]) => (
        <label key={choice}>
          <input type="radio" name="window" value={choice} defaultChecked={choice === window} />
          {words}
        </label>
      ))}
      {error && errorAt === undefined && (
        <p role="alert" className="mt-1.5 w-full text-sm text-fall">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The windows with a radio button each, and the one that was asked for if it is none of them. */
function windowChoices(asked: string): [choice: string, words: string][] {
  const usual = analyses.WINDOW_CHOICES.map((choice): [string, string] => [
    choice,
    choice === 'between' ? text('analysis-page.form.between') : text(`analysis-page.windows.${choice}`),
  ]);
  const further = usual.some(([choice]) => choice === asked) ? undefined : analyses.parseWindows(asked);
  return further
    ? [[asked, analyses.capitalised(wordsHere(), analyses.windowsWords(wordsHere(), further))], ...usual]
    : usual;
}
