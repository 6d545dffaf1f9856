import { oneLine } from '@/lib/platform/one-line';
import { MEASURES, type Measure } from '../measures';
import type { Option } from '../measures/measure';
import { allWindows, windowText, type Analysis } from './address';
import { OPTION_NAMES, optionText } from './options';

/**
 * The fields of the form that asks for an analysis, as `/analysis/ask` reads them: `q` is a question in
 * words; all others together are an analysis (`questions/read-choices.ts`). `window` is an address's
 * window, such as `10y` and `all`, or `between` for `from` and `to`. With `form` the form itself is shown.
 */
export const FIELDS = ['q', 'form', 'measure', 'a', 'b', 'c', 'd', 'e', 'f', 'window', 'from', 'to'] as const;
export const SERIES_FIELDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type FieldName = (typeof FIELDS)[number] | Option;
export type Fields = Partial<Record<FieldName, string>>;

/** The choices of the form's windows; `between` has two fields of its own. */
export const WINDOW_CHOICES = ['1y', '3y', '5y', '10y', '20y', 'all', 'between'] as const;

/** The longest question in words, in characters. */
export const LONGEST_QUESTION = 200;
/** Names of series as the form writes them are shorter. */
export const LONGEST_FIELD = 120;

/** How many series the form asks for: none where a measure is of one thing alone. */
export function seriesAsked(measure: Measure): number {
  const {
    series: [, most],
    reserved = [],
  } = MEASURES[measure];
  return reserved.length === most ? 0 : Math.min(most, SERIES_FIELDS.length);
}

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

/** The fields with which the form asks for an analysis, or holds a part of one. */
export function fieldsOf(analysis: Partial<Analysis>): Fields {
  const { measure, series = [], window, windows, ...terms } = analysis;
  const texts = OPTION_NAMES.map((name) => [name, optionText(name, terms)] as const);
  return {
    ...(measure && { measure }),
    ...Object.fromEntries(
      series.map((name, i) => [SERIES_FIELDS[i] ?? '', name]).slice(0, SERIES_FIELDS.length),
    ),
    ...(window && windowFields(window, windows)),
    ...Object.fromEntries(
      texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text || 'yes']])),
    ),
  };
}

function windowFields(window: Analysis['window'], windows?: Analysis['windows']): Fields {
  if (windows) return { window: allWindows({ window, windows }).map(windowText).join('~') };
  if (window === 'all') return { window };
  if (window === 'year to date') return { window: 'ytd' };
  if ('last' in window) return { window: `${window.last}${window.unit.charAt(0)}` };
  return { window: 'between', from: window.from, ...(window.to !== undefined && { to: window.to }) };
}
