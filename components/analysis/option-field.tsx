import type { ReactNode } from 'react';
import { CONTROL, Field, type FieldError } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { analyses, MEASURES } from '@samvit/research';

type Props = {
  name: analyses.Option;
  value: string | undefined;
  /** Why it cannot be read. */
  error: FieldError;
};

/** The field of one option; styles hide it where the chosen measure does not take it. */
export function OptionField({ name, value, error }: Props) {
  const label = text(`analysis-page.form.fields.${name}`);
  if (analyses.isFlag(name))
    return (
      <label className={`ask-check ask-option-${name}`}>
        <input type="checkbox" name={name} value="yes" defaultChecked={value !== undefined} />
        {label}
      </label>
    );
  if (name === 'by') return <By value={value} label={label} />;
  if (name === 'in')
    return (
      <div className="ask-option-in">
        <Field label={label} {...error}>
          {(control) => (
            <select {...control} name={name} defaultValue={value ?? ''} className={CONTROL}>
              <option value="">{text('analysis-page.form.own-currency')}</option>
              {(['INR', 'USD'] as const).map((currency) => (
                <option key={currency} value={currency}>
                  {text(`analysis-page.currency.${currency}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    );
  return (
    <div className={`ask-option-${name}`}>
      <Field label={label} hint={text(`analysis-page.form.hints.${name}`, { usual: usual(name) })} {...error}>
        {(control) => (
          <input
            {...control}
            type="text"
            name={name}
            defaultValue={value}
            maxLength={40}
            className={CONTROL}
          />
        )}
      </Field>
    </div>
  );
}

/** What an option says where its field is left empty, by the first measure that says so. */
const usual = (name: analyses.Option): string =>
  analyses.MEASURE_NAMES.flatMap((measure) => analyses.usualOptions(measure, 1)[name] ?? [])[0] ?? '';

/** All that measures are told by; styles show those of the chosen one. */
const BY = [...new Set(analyses.MEASURE_NAMES.flatMap((name) => MEASURES[name].by ?? []))];

function By({ value = '', label }: { value: string | undefined; label: ReactNode }) {
  if (BY.length === 0) return null;
  return (
    <fieldset className="ask-window ask-option-by">
      <legend className="ask-label">{label}</legend>
      {['', ...BY].map((by) => (
        <label key={by} className={by === '' ? undefined : `ask-by-${by}`}>
          <input type="radio" name="by" value={by} defaultChecked={by === value} />
          {by === '' ? text('analysis-page.form.usual') : text(`analysis-page.options.by.${by}`)}
        </label>
      ))}
    </fieldset>
  );
}
