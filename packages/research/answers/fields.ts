import type { Library } from '../series/library';
import { oneLine } from '@/lib/platform/one-line';
import { parseAnalysis, type AddressProblem, type Analysis } from './address';
import { MEASURE_NAMES, MEASURES } from '../measures';
import type { MeasureShape } from '../measures/measure';

/**
 * The fields of the form that asks for an analysis, as `/analysis/ask` reads them: `q` is a question in
 * words; all others together are an analysis. `window` is an address's window, such as `10y` and `all`, or
 * `between` for `from` and `to`.
 */
export const FIELDS = [
  'q',
  'measure',
  'a',
  'b',
  'c',
  'window',
  'from',
  'to',
  'amount',
  'in',
  'real',
  'roll',
] as const;
export type FieldName = (typeof FIELDS)[number];
export type Fields = Partial<Record<FieldName, string>>;

/** The choices of the form's windows; `between` has two fields of its own. */
export const WINDOW_CHOICES = ['1y', '3y', '5y', '10y', '20y', 'all', 'between'] as const;

/** The longest question in words, in characters. */
export const LONGEST_QUESTION = 200;
const LONGEST_FIELD = 60;

/** The fields of a query or a form, each one short line without control and direction marks. */
export function cleanFields(query: Iterable<readonly [string, unknown]>): Fields {
  const values = new Map(query);
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = values.get(name);
      const line =
        typeof value === 'string' ? oneLine(value, name === 'q' ? LONGEST_QUESTION : LONGEST_FIELD) : '';
      return line === '' ? [] : [[name, line]];
    }),
  );
}

const NO_MEASURE: Pick<MeasureShape, 'series' | 'options'> = { series: [0, 0], options: [] };

/** The analysis of a form's choices. What its measure does not use is left out. */
export function analysisOfFields(library: Library, fields: Fields): Analysis | AddressProblem {
  const {
    measure = '',
    a,
    b,
    c,
    window = '10y',
    from = '',
    to = '',
    amount,
    in: currency,
    real,
    roll,
  } = fields;
  const name = MEASURE_NAMES.find((each) => each === measure);
  const {
    series: [, most],
    options: optionNames,
  } = name ? MEASURES[name] : NO_MEASURE;
  const series = [a, b, c].flatMap((each) => each ?? []).slice(0, most);
  const optionTexts = { amount: amount?.replace(/[₹$,\s]/g, ''), in: currency, real, roll };
  const options = optionNames.flatMap((option) => {
    if (!optionTexts[option]) return [];
    return [option === 'real' ? option : `${option}-${optionTexts[option]}`];
  });
  return parseAnalysis(
    library,
    [
      measure,
      series.map((each) => each.replace('/', '.')).join('~'),
      (window === 'between' ? `${from}..${to}` : window).replaceAll(' ', '-'),
      ...(options.length > 0 ? [options.join('~')] : []),
    ].join('/'),
  );
}

/** The fields with which the form asks for an analysis, or holds a part of one. */
export function fieldsOf(analysis: Partial<Analysis>): Fields {
  const { measure, series = [], window, amount, currency, real, roll } = analysis;
  const [a, b, c] = series;
  return {
    ...(measure && { measure }),
    ...(a !== undefined && { a }),
    ...(b !== undefined && { b }),
    ...(c !== undefined && { c }),
    ...(window && windowFields(window)),
    ...(amount !== undefined && { amount: String(amount) }),
    ...(currency && { in: currency }),
    ...(real && { real: 'yes' }),
    ...(roll !== undefined && { roll: String(roll) }),
  };
}

function windowFields(window: Analysis['window']): Fields {
  if (window === 'all') return { window };
  if (window === 'year to date') return { window: 'ytd' };
  if ('last' in window) return { window: `${window.last}${window.unit.charAt(0)}` };
  return { window: 'between', from: window.from, ...(window.to !== undefined && { to: window.to }) };
}
