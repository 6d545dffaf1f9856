import type { Library } from '../series/library';
import type { Words } from '../words/words';
import { assetClassOf } from '../insights/subject';
import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import { isOwnName } from '../series/own-name';
import { UNITS } from '../series/units';
import { formatPeriod, formatRange, spanOf, yearsBetween } from '../time/period';
import { analysisPath, inWindow, allWindows, type Analysis, type WindowSpec } from './address';
import { nameOf } from '../measures/names';
import { choiceOf, choicesByClass } from './choices';
import { counterpartOf } from './counterparts';
import { joinSeries, nameOfInput } from './join-series';
import { isReserved } from '../measures/reserved';
import { MEASURE_NAMES, MEASURES, type Measure } from '../measures';
import { optionSlots, type Alternative, type OptionSlot } from './option-slots';
import { isMoved } from './resolve-window';

type EchoSlot = 'measure' | 'series' | 'window' | OptionSlot;

/** A part of an analysis in words, with what could stand in its place. */
export type EchoPart = {
  slot: EchoSlot;
  words: string;
  /** The same beside a line that has the months of its period: `the last 10 years`. */
  short?: string;
  /** The address of each is below `/analysis/`. */
  alternatives: readonly { words: string; path: string }[];
};

/** Of each part. */
const MOST = 6;

type IsAnswered = (analysis: Analysis) => boolean;

const NOTHING: IsAnswered = () => false;

/**
 * What was understood: each part of an analysis in the order of its address. Links carry no values: what can be
 * asked instead of a reader's own series is in its form.
 * @param isAnswered whether an analysis has an answer: no other is offered
 * @param window what its window means today
 */
export const echoOf = (
  library: Library,
  analysis: Analysis,
  isAnswered: IsAnswered,
  window?: Window,
): EchoPart[] => partsOf(library, analysis, analysis.series.some(isOwnName) ? NOTHING : isAnswered, window);

/** The same of a refusal: another part beside the one that does not fit would be refused for this, too. */
export const echoOfRefused = (library: Library, analysis: Analysis): EchoPart[] =>
  partsOf(library, analysis, NOTHING);

function partsOf(library: Library, analysis: Analysis, isAnswered: IsAnswered, window?: Window): EchoPart[] {
  const { measure, series } = analysis;
  const part = (slot: EchoPart['slot'], words: string, others: () => readonly Alternative[]): EchoPart => ({
    slot,
    words,
    alternatives: isAnswered === NOTHING ? [] : alternativesOf(analysis, others(), isAnswered),
  });
  const period = windowPart(library.words, analysis, window);
  const short = windowPart(library.words, analysis);
  return [
    part('measure', measureName(library.words, measure), () => measuresFor(library, analysis)),
    ...series.map((name, i) =>
      part('series', nameOf(library, name), () => seriesInsteadOf(library, analysis, i)),
    ),
    {
      ...part('window', period, () => windowsInsteadOf(library, analysis, window)),
      ...(period.startsWith(short) && { short }),
    },
    ...optionSlots(library, analysis).map(({ slot, words, changes }) => part(slot, words, () => changes)),
  ];
}

/** The first that have an answer; no more are tried than that takes. */
function alternativesOf(
  analysis: Analysis,
  others: readonly Alternative[],
  isAnswered: IsAnswered,
): EchoPart['alternatives'] {
  const ownPath = analysisPath(analysis);
  const alternatives: EchoPart['alternatives'][number][] = [];
  for (const [words, other] of others) {
    if (alternatives.length === MOST) break;
    const path = analysisPath(other);
    if (path !== ownPath && isAnswered(other)) alternatives.push({ words, path });
  }
  return alternatives;
}

export const measureName = (words: Words, measure: Measure): string =>
  words.text(`analysis-page.measures.${measure}`);

/** What people want to know by a measure: `Which year was best?` */
export const measureQuestion = (words: Words, measure: Measure): string =>
  words.text(`analysis-page.wants.${measure}`);

/** The measures that take as many series of such kinds. */
function measuresFor(library: Library, analysis: Analysis): Alternative[] {
  const { series } = analysis;
  // What a name means in one measure it means in no other.
  if (series.some(isReserved)) return [];
  const kinds = series.map((name) => UNITS[getSeries(library, name).unit].kind);
  return MEASURE_NAMES.filter((name) => {
    const {
      series: [least, most],
      kinds: kindsTaken,
      needsOption,
    } = MEASURES[name];
    return (
      !needsOption &&
      series.length >= least &&
      series.length <= most &&
      kinds.every((kind) => kindsTaken.includes(kind))
    );
  }).map((measure) => [measureName(library.words, measure), withMeasure(analysis, measure)]);
}

/** The same by another measure, over ten years where this takes years alone. */
function withMeasure(analysis: Analysis, measure: Measure): Analysis {
  const { window } = analysis;
  const isLength = typeof window === 'object' && 'last' in window && window.unit === 'years';
  const needsLength = MEASURES[measure].isOfLength === true && !isLength;
  return { ...analysis, measure, ...(needsLength && { window: { last: 10, unit: 'years' } }) };
}

/** Series that may stand in the place of one: first its counterpart, then those of its asset class, then others. */
function seriesInsteadOf(library: Library, analysis: Analysis, place: number): Alternative[] {
  const { measure, series } = analysis;
  const current = series[place] ?? '';
  if (isReserved(current))
    return (MEASURES[measure].reserved ?? []).map((name) => [
      nameOf(library, name),
      { ...analysis, series: series.with(place, name) },
    ]);
  const { frequency } = getSeries(library, current);
  const byClass = choicesByClass(library);
  const ownClass = assetClassOf(library, getSeries(library, current).inputs[0] ?? '');
  const near = byClass.get(ownClass) ?? [];
  const inClasses = [near, ...[...byClass.values()].filter((each) => each !== near)].flat();
  const names = [counterpartOf(library, current)?.series ?? [], inClasses.map(({ name }) => name)].flat();
  return [...new Set(names)]
    .filter((name) => !series.includes(name))
    .filter((name) => {
      const { unit, frequency: otherFrequency } = getSeries(library, name);
      return otherFrequency === frequency && MEASURES[measure].kinds.includes(UNITS[unit].kind);
    })
    .slice(0, MOST)
    .map((name) => [nameOf(library, name), { ...analysis, series: series.with(place, name) }]);
}

const YEARS = [1, 3, 5, 10, 20];

/** Windows that the series of an analysis fill, from the shortest to all there is. */
function windowsInsteadOf(library: Library, analysis: Analysis, window: Window | undefined): Alternative[] {
  const reach = joinSeries(library, analysis).series.map((ref) => choiceOf(library, nameOfInput(ref)));
  const start = (period: string) => spanOf(period)?.start ?? 0;
  const from = reach.map((each) => each.from).reduce((a, b) => (start(b) > start(a) ? b : a));
  const to = reach.map((each) => each.to).reduce((a, b) => (start(b) < start(a) ? b : a));
  const years = yearsBetween(from, to);
  const fitting = YEARS.filter((each) => each <= years).map((last): Alternative => {
    const otherWindow: WindowSpec = { last, unit: 'years' };
    const other = inWindow(analysis, otherWindow);
    return [windowPart(library.words, other), other];
  });
  if (MEASURES[analysis.measure].isOfLength) return fitting;
  const all: Alternative = [windowWords(library.words, 'all'), inWindow(analysis, 'all')];
  const fixedWindow: Alternative[] = window
    ? [[formatRange(library.words, window.from, window.to), inWindow(analysis, window)]]
    : [];
  return [...fitting, all, ...fixedWindow];
}

/** The windows of an analysis in words; of a measure of all windows of one length this length: `any 10 years`. */
export function windowPart(words: Words, analysis: Analysis, resolved?: Window): string {
  const { measure, window } = analysis;
  const isLength = MEASURES[measure].isOfLength && typeof window === 'object' && 'last' in window;
  return isLength
    ? words.text('analysis-page.window.any', { count: window.last })
    : windowsWords(words, allWindows(analysis), resolved);
}

/**
 * `the last 10 years`, with the periods that this means today where they are known:
 * `(June 2016 to June 2026)`. Of a window that had to be moved these alone: the last 10 weeks may have become
 * 14.
 */
export function windowWords(words: Words, window: WindowSpec, resolved?: Window): string {
  const windowText = wordsOfSpec(words, window);
  if (!resolved) return windowText;
  const range = formatRange(words, resolved.from, resolved.to);
  return isMoved(window, resolved) || windowText === range
    ? range
    : words.text('analysis-page.window.resolved', { window: windowText, range });
}

/** Windows of an analysis; of one alone with the periods that it means today. */
export function windowsWords(words: Words, windows: readonly WindowSpec[], resolved?: Window): string {
  const [first, ...further] = windows;
  return first && further.length === 0
    ? windowWords(words, first, resolved)
    : words.list(windows.map((each) => windowWords(words, each)));
}

function wordsOfSpec(words: Words, window: WindowSpec): string {
  if (window === 'all') return words.text('analysis-page.window.all');
  if (window === 'year to date') return words.text('analysis-page.window.year-to-date');
  if ('last' in window) return words.text(`analysis-page.window.${window.unit}`, { count: window.last });
  return window.to === undefined
    ? words.text('analysis-page.window.since', { from: formatPeriod(words, window.from) })
    : formatRange(words, window.from, window.to);
}
