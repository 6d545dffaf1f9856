import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { analyses, MEASURES } from '@samvit/research';
import { ChoicesForm } from './ask-form';

test('each measure says in the form how many series it takes and which options', () => {
  const form = renderToStaticMarkup(<ChoicesForm />);
  for (const name of analyses.MEASURE_NAMES) {
    const { options } = MEASURES[name];
    expect(form).toMatch(
      new RegExp(
        `<option value="${name}" data-series="${analyses.seriesAsked(name)}" data-takes="${options.join(' ')}"`,
      ),
    );
  }
});

test('the form hides the fields that the chosen measure does not use, whatever it is', () => {
  const css = readFileSync(path.join(__dirname, 'ask-fields.css'), 'utf8');
  const hides = (attribute: string, value: string, field: string) =>
    css.includes(`option[data-takes]:not([${attribute}~='${value}']):checked) .${field}`);
  const options = analyses.OPTION_NAMES;
  expect(options.filter((name) => !hides('data-takes', name, `ask-option-${name}`))).toEqual([]);
  const by = [...new Set(analyses.MEASURE_NAMES.flatMap((name) => MEASURES[name].by ?? []))];
  expect(by.filter((name) => !hides('data-by', name, `ask-by-${name}`))).toEqual([]);
  expect(css).not.toMatch(/\bvalue=/);
});
