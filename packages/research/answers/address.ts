import { listDerivedSeries } from '../series/get-series';
import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import { isOwnName } from '../series/own-name';
import { listSeriesFiles, readSeriesFile } from '../series/series-file';
import { isPeriod } from '../time/period';
import { MEASURE_NAMES, MEASURES, type Measure } from '../measures';
import type { MeasureTerms, WindowSpec } from '../measures/measure';
import { optionTexts, ownOptions, parseOptions } from './options';

export type { WindowSpec } from '../measures/measure';

/** What is worked out: of series that were asked for, or that are made of these. */
export type Measurement = MeasureTerms & { measure: Measure };

/** An analysis as somebody asks for it: what its address says, before anything is worked out. */
export interface Analysis extends Measurement {
  series: readonly string[];
}

/** Why a text is not the address of an analysis: the part that is wrong. */
export type AddressProblem = {
  problem: 'length' | 'measure' | 'series' | 'window' | 'options';
  part: string;
};

/** Longer addresses are not read: what is asked must fit into a message or a printed line. */
const LONGEST = 400;
/** More windows would not be read side by side. */
const MOST_WINDOWS = 4;
const UNITS_OF_TIME = { y: 'years', m: 'months', w: 'weeks' } as const;

/** A cited edition of the data, after the window: `growth/gold-usd-oz/2006-06..2026-06@K7Q2M9XA`. */
const EDITION = /^([^/]+\/[^/]+\/[^/@]+)@([0-9A-HJKMNP-TV-Z]{8})(?=\/|$)/;

/**
 * The edition that an address cites; it says what the answer was when it was cited, and changes nothing of
 * what is asked.
 */
export const citedEdition = (path: string): string | undefined => EDITION.exec(path)?.[2];

/** An address that cites an edition of the data. */
export const withEdition = (path: string, edition: string | undefined): string =>
  edition === undefined ? path : path.replace(/^[^/]+\/[^/]+\/[^/]+/, (terms) => `${terms}@${edition}`);

/**
 * Reads `growth/gold-inr-10g~silver-inr-kg/20y` or `sip/gold-inr-10g/10y/amount-5000`: MEASURE/SERIES/WINDOW and
 * options. Whether there are values for it is asked later.
 */
export function parseAnalysis(library: Library, path: string): Analysis | AddressProblem {
  if (path.length > LONGEST) return { problem: 'length', part: String(path.length) };
  const [measureText = '', seriesText = '', windowed = '', optional, ...more] = path
    .replace(EDITION, '$1')
    .split('/');
  const measure = MEASURE_NAMES.find((name) => name === measureText);
  if (!measure) return { problem: 'measure', part: measureText };
  const series = seriesText.split('~').map((name) => (isOwnName(name) ? name : name.replace('.', '/')));
  // Which values a reader's own series has, its name does not tell.
  const isKnown = (name: string) =>
    isOwnName(name) || analysableSeries(library).has(name) || isReservedIn(measure, name);
  const unknown = series.find((name) => !isKnown(name));
  if (unknown !== undefined) return { problem: 'series', part: unknown };
  const [window, ...windows] = parseWindows(windowed) ?? [];
  if (!window || (windows.length > 0 && !takesWindows(measure, new Set(series).size)))
    return { problem: 'window', part: windowed };
  const options = parseOptions(optional === undefined ? [] : optional.split('~'));
  if (!options || more.length > 0) return { problem: 'options', part: [optional, ...more].join('/') };
  return normal({ measure, series, window, ...(windows.length > 0 && { windows }), ...options });
}

/** Whether a name stands for what a measure says, and for no series. */
const isReservedIn = (measure: Measure, name: string): boolean =>
  MEASURES[measure].reserved?.some((each) => each === name) ?? false;

/** The one address of an analysis, below `/analysis/`; every other that asks the same leads there. */
export function analysisPath(analysis: Analysis): string {
  const { measure, series, window, windows, ...terms } = normal(analysis);
  const options = optionTexts(terms);
  return [
    measure,
    series.map((name) => name.replace('/', '.')).join('~'),
    allWindows({ window, ...(windows && { windows }) })
      .map(windowText)
      .join('~'),
    ...(options.length > 0 ? [options.join('~')] : []),
  ].join('/');
}

/** Analyses, of those with the same address one. */
export const distinct = (analyses: readonly Analysis[]): Analysis[] => [
  ...new Map(analyses.map((each) => [analysisPath(each), each])).values(),
];

/** All series that can be asked for: files with one value, columns and derived series. */
export const analysableSeries = perLibrary((library): ReadonlySet<string> => {
  const ofFiles = listSeriesFiles(library).flatMap((id) => {
    const columns = readSeriesFile(library, id).columns?.filter(({ kind }) => kind === 'value');
    return columns ? columns.map(({ name }) => `${id}/${name}`) : [id];
  });
  return new Set([...ofFiles, ...listDerivedSeries()]);
});

/** Whether a name is that of a series, ours or the reader's. */
export const isSeries = (library: Library, name: string): boolean =>
  library.own.has(name) || analysableSeries(library).has(name);

/**
 * Without what its measure does not use, without defaults, each series once, in order of name where order
 * means nothing.
 */
export function normal({ measure, series, window, windows = [], ...terms }: Analysis): Analysis {
  const { isOrdered } = MEASURES[measure];
  const once = [...new Set(series)];
  const further = takesWindows(measure, once.length) ? otherThan(window, windows) : [];
  return {
    measure,
    series: isOrdered ? once : once.sort(),
    window,
    ...(further.length > 0 && { windows: further }),
    ...ownOptions(measure, once.length, terms),
  };
}

/** Whether several windows of so many series stand side by side. */
function takesWindows(measure: Measure, count: number): boolean {
  const shape = MEASURES[measure];
  return shape.takesWindows === true && count <= (shape.mostInWindows ?? Infinity);
}

/** Each window once, without the first. */
function otherThan(first: WindowSpec, windows: readonly WindowSpec[]): WindowSpec[] {
  const byText = new Map(windows.map((each) => [windowText(each), each]));
  byText.delete(windowText(first));
  return [...byText.values()];
}

/** The same in one window alone. */
export function inWindow<A extends Measurement>(analysis: A, window: WindowSpec): A {
  const alone = { ...analysis, window };
  delete alone.windows;
  return alone;
}

/** All windows of an analysis, in the order of its address. */
export const allWindows = ({ window, windows = [] }: Pick<Analysis, 'window' | 'windows'>): WindowSpec[] => [
  window,
  ...windows,
];

/** A window as an address writes it, such as `10y`, `ytd` and `2016-06..2026-06`. */
function parseWindow(text: string): WindowSpec | undefined {
  if (text === 'all') return 'all';
  if (text === 'ytd') return 'year to date';
  const [, count, unit] = /^([1-9]\d{0,3})([ymw])$/.exec(text) ?? [];
  if (count && unit) return { last: Number(count), unit: UNITS_OF_TIME[unit as keyof typeof UNITS_OF_TIME] };
  const [from = '', to, ...rest] = text.split('..').map((each) => each.replace(/^([QH]\d)-/, '$1 '));
  if (to === undefined || rest.length > 0 || !isPeriod(from)) return undefined;
  if (to === '') return { from };
  return isPeriod(to) ? { from, to } : undefined;
}

/** One window, or up to four side by side: `1y~3y~5y`. */
export function parseWindows(text: string): WindowSpec[] | undefined {
  const texts = text.split('~');
  const windows = texts.flatMap((each) => parseWindow(each) ?? []);
  return windows.length === texts.length && windows.length <= MOST_WINDOWS ? windows : undefined;
}

/** As an address writes it. */
export function windowText(window: WindowSpec): string {
  if (window === 'all') return 'all';
  if (window === 'year to date') return 'ytd';
  if ('last' in window) return `${window.last}${window.unit.charAt(0)}`;
  return `${window.from}..${window.to ?? ''}`.replaceAll(' ', '-');
}
