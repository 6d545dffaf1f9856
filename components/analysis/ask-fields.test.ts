import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MEASURE_NAMES, MEASURES, type Measure, type Option } from '@samvit/research';

const most = (measure: Measure) => MEASURES[measure].series[1];
const takes = (measure: Measure, option: Option) => MEASURES[measure].options.includes(option);

/** One of these measures is chosen. */
function chosen(has: (measure: Measure) => boolean): string {
  const values = MEASURE_NAMES.filter(has).map((name) => `[value='${name}']`);
  return `:has(option:is(${values.join()}):checked)`;
}

/** For what few measures lack, and for what few have. */
const lacking = (option: Option) => chosen((measure) => !takes(measure, option));
const unlessTaking = (option: Option) => `:has(option):not(${chosen((measure) => takes(measure, option))})`;

test('the form hides the fields that the table says the chosen measure does not use, and no others', () => {
  const css = readFileSync(path.join(__dirname, 'ask-fields.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const hidden = [
    [chosen((measure) => most(measure) === 2), '.ask-series-3'],
    [chosen((measure) => most(measure) === 1), ':is(.ask-series-2, .ask-series-3)'],
    [unlessTaking('amount'), '.ask-amount'],
    [lacking('in'), '.ask-currency'],
    [lacking('real'), '.ask-real'],
    [unlessTaking('roll'), '.ask-roll'],
  ].map(([when, field]) => `.ask-choices${when} ${field}`);
  const bare = (text: string) => text.replace(/\s+/g, '').replaceAll(',.ask-choices', ',\n.ask-choices');
  expect(bare(css)).toBe(bare(`${hidden.join()} { display: none; }`));
});
