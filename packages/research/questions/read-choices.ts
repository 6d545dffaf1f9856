import { parseAnalysis, parseWindows, type AddressProblem, type Analysis } from '../answers/address';
import { SERIES_FIELDS, seriesAsked, type FieldName, type Fields } from '../answers/fields';
import { beyondRange, isFlag, optionText, rangeOf, readOption, type OptionTerms } from '../answers/options';
import { MEASURE_NAMES, MEASURES, type Measure } from '../measures';
import type { Option } from '../measures/measure';
import type { Library } from '../series/library';
import { FORMATS } from '../series/number-format';
import { optionTyped, periodTyped } from './option-typed';
import { seriesByName } from './series-by-name';

/** A field of the form that cannot be read: why, with what would work, and the series that may be meant. */
export type FieldProblem = { field: FieldName; sentence: string; near?: readonly string[] };

/** What the choices of the form ask for, or what is wrong with each field that cannot be read. */
export type ChoicesReading =
  { analysis: Analysis } | { problems: readonly [first: FieldProblem, ...others: FieldProblem[]] };

/** Reads the choices of the form. What the measure does not use is left out, whatever is in its field. */
export function readChoices(library: Library, fields: Fields): ChoicesReading {
  const measure = MEASURE_NAMES.find((each) => each === fields.measure);
  if (!measure) return { problems: [problemOf(library, 'measure', 'measure')] };
  const { names, problems: ofSeries } = seriesIn(library, fields, measure);
  const { window, problems: ofWindow } = windowIn(library, fields);
  const { texts, problems: ofOptions } = optionsIn(library, fields, measure, names.length);
  const [first, ...others] = [...ofSeries, ...ofWindow, ...ofOptions];
  if (first) return { problems: [first, ...others] };
  const series = names.map((name) => name.replace('/', '.')).join('~');
  const options = texts.length > 0 ? [texts.join('~')] : [];
  const analysis = parseAnalysis(library, [measure, series, window, ...options].join('/'));
  if (!('problem' in analysis)) return { analysis };
  return { problems: [problemOf(library, FIELD_OF[analysis.problem], analysis.problem)] };
}

/** The field in which something is wrong with the whole. */
const FIELD_OF: Readonly<Record<AddressProblem['problem'], FieldName>> = {
  length: 'a',
  measure: 'measure',
  series: 'a',
  window: 'window',
  options: 'measure',
};

type Values = Record<string, string | number>;

const problemOf = (
  { words }: Library,
  field: FieldName,
  kind: string,
  values: Values = {},
): FieldProblem => ({ field, sentence: words.text(`analysis-page.form.problems.${kind}`, values) });

/** The series that the fields name, as many as the measure takes. */
function seriesIn(library: Library, fields: Fields, measure: Measure) {
  const most = seriesAsked(measure);
  // A measure of one thing alone needs no choice of it.
  const names: string[] = most === 0 ? [...(MEASURES[measure].reserved ?? [])] : [];
  const problems: FieldProblem[] = [];
  for (const field of SERIES_FIELDS.slice(0, most)) {
    const typed = fields[field];
    if (typed === undefined) continue;
    const named = seriesByName(library, typed, measure);
    if ('name' in named) names.push(named.name);
    else {
      const { near } = named;
      problems.push({ ...problemOf(library, field, 'name', { typed, count: near.length }), near });
    }
  }
  if (names.length + problems.length === 0) problems.push(problemOf(library, 'a', 'series'));
  return { names, problems };
}

/** The window as an address has it. */
function windowIn(library: Library, { window = '10y', from = '', to = '' }: Fields) {
  if (window !== 'between')
    return {
      window: window.replaceAll(' ', '-'),
      problems: parseWindows(window) ? [] : [problemOf(library, 'window', 'window')],
    };
  const ends = { from: periodTyped(library, from), to: to === '' ? '' : periodTyped(library, to) };
  const problems = (['from', 'to'] as const)
    .filter((field) => ends[field] === undefined)
    .map((field) => problemOf(library, field, 'window'));
  return { window: `${ends.from}..${ends.to}`.replaceAll(' ', '-'), problems };
}

/** The options of the measure as an address has them. @param count how many series there are */
function optionsIn(library: Library, fields: Fields, measure: Measure, count: number) {
  const texts: string[] = [];
  const problems: FieldProblem[] = [];
  for (const name of MEASURES[measure].options) {
    const typed = fields[name];
    // A box that is not ticked is not sent, but an address may say anything.
    if (!typed || (isFlag(name) && typed !== 'yes')) continue;
    const text = isFlag(name) ? undefined : optionTyped(library, name, typed);
    const terms = isFlag(name) || text !== undefined ? readOption(name, text) : {};
    if (optionText(name, terms) === undefined || beyondRange(terms) || !isWhole(terms, count))
      problems.push(problemOf(library, name, kindOf(name), { typed, ...boundsOf(library, name), count }));
    else texts.push(text === undefined ? name : `${name}-${text}`);
  }
  const needed = MEASURES[measure].needsOption ?? [];
  const [firstNeeded] = needed;
  if (firstNeeded && needed.every((name) => !fields[name]))
    problems.push(problemOf(library, firstNeeded, 'needed', { fields: labelsOf(library, needed) }));
  return { texts, problems };
}

/** The labels of fields: `Above / Below`. */
const labelsOf = ({ words }: Library, names: readonly Option[]): string =>
  names.map((name) => words.text(`analysis-page.form.fields.${name}`)).join(' / ');

/** Whether the parts of a mixture are one for each series, and make a whole. */
const isWhole = ({ mix }: OptionTerms, count: number): boolean =>
  mix === undefined || (mix.length === count && !mix.includes(0) && mix.reduce((a, b) => a + b, 0) === 100);

const SUMS = new Set<Option>(['amount', 'each', 'target']);

/** Options with one sentence: sums, other numbers with bounds, levels; each other has its own. */
function kindOf(name: Option): string {
  if (SUMS.has(name)) return 'sum';
  if (rangeOf(name)) return 'number';
  return name === 'above' || name === 'below' ? 'level' : name;
}

function boundsOf({ words }: Library, name: Option): Values {
  const { least = 0, most = 0 } = rangeOf(name) ?? {};
  const write = FORMATS['number-indian'];
  return { least: write(words, least), most: write(words, most) };
}
