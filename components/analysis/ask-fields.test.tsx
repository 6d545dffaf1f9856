import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { analyses, MEASURES } from '@samvit/research';
import { ChoicesForm } from './ask-form';

test('each measure says in the form how many series it takes and which options', () => {
  const form = renderToStaticMarkup(<ChoicesForm />);
  for (const name of analyses.MEASURE_NAMES) {
    const { series, options } = MEASURES[name];
    expect(form).toMatch(
      new RegExp(`<option value="${name}" data-series="${series[1]}" data-takes="${options.join(' ')}"`),
    );
  }
});

test('the form hides the fields that the chosen measure does not use, whatever it is', () => {
  const css = readFileSync(path.join(__dirname, 'ask-fields.css'), 'utf8');
  const options = [...new Set(analyses.MEASURE_NAMES.flatMap((name) => MEASURES[name].options))];
  const hiding = options.filter((option) =>
    css.includes(`option[data-takes]:not([data-takes~='${option}']):checked`),
  );
  expect(hiding).toEqual(options);
  expect(analyses.MEASURE_NAMES.filter((name) => css.includes(`'${name}'`))).toEqual([]);
});
