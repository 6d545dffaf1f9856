import type { Library } from '../series/library';
import { oneLine } from '@/lib/platform/one-line';
import { parseAnalysis, type AddressProblem, type Analysis } from './address';
import { MEASURE_NAMES, MEASURES } from '../measures';
import type { MeasureShape, Option } from '../measures/measure';
import { isFlag, OPTION_NAMES, optionText } from './options';

/**
 * The fields of the form that asks for an analysis, as `/analysis/ask` reads them: `q` is a question in
 * words; all others together are an analysis. `window` is an address's window, such as `10y` and `all`, or
 * `between` for `from` and `to`.
 */
export const FIELDS = ['q', 'measure', 'a', 'b', 'c', 'd', 'e', 'f', 'window', 'from', 'to'] as const;
const SERIES_FIELDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type FieldName = (typeof FIELDS)[number] | Option;
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
    [...FIELDS, ...OPTION_NAMES].flatMap((name) => {
      const value = values.get(name);
      const line =
        typeof value === 'string' ? oneLine(value, name === 'q' ? LONGEST_QUESTION : LONGEST_FIELD) : '';
      return line === '' ? [] : [[name, line]];
    }),
  );
}

const NO_MEASURE: Pick<MeasureShape, 'series' | 'options' | 'reserved'> = { series: [0, 0], options: [] };

/** The analysis of a form's choices. What its measure does not use is left out. */
export function analysisOfFields(library: Library, fields: Fields): Analysis | AddressProblem {
  const { measure = '', window = '10y', from = '', to = '' } = fields;
  const name = MEASURE_NAMES.find((each) => each === measure);
  const {
    series: [, most],
    options: optionNames,
    reserved = [],
  } = name ? MEASURES[name] : NO_MEASURE;
  const named = SERIES_FIELDS.flatMap((each) => fields[each] ?? []).slice(0, most);
  // A measure of one thing alone needs no choice of it.
  const series = reserved.length === 1 ? reserved : named;
  const options = optionNames.flatMap((option) => {
    const text = fields[option];
    if (!text) return [];
    return [isFlag(option) ? option : `${option}-${plainText(option, text)}`];
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

/** Numbers without the signs that people write in them; what it is a list of is joined by hyphens. */
const plainText = (option: Option, text: string) =>
  option === 'mix' ? text.replace(/[%\s]/g, '').replace(/[,:/+]/g, '-') : text.replace(/[₹$%,\s]/g, '');

/** The fields with which the form asks for an analysis, or holds a part of one. */
export function fieldsOf(analysis: Partial<Analysis>): Fields {
  const { measure, series = [], window, ...terms } = analysis;
  const texts = OPTION_NAMES.map((name) => [name, optionText(name, terms)] as const);
  return {
    ...(measure && { measure }),
    ...Object.fromEntries(
      series.map((name, i) => [SERIES_FIELDS[i] ?? '', name]).slice(0, SERIES_FIELDS.length),
    ),
    ...(window && windowFields(window)),
    ...Object.fromEntries(
      texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text || 'yes']])),
    ),
  };
}

function windowFields(window: Analysis['window']): Fields {
  if (window === 'all') return { window };
  if (window === 'year to date') return { window: 'ytd' };
  if ('last' in window) return { window: `${window.last}${window.unit.charAt(0)}` };
  return { window: 'between', from: window.from, ...(window.to !== undefined && { to: window.to }) };
}
