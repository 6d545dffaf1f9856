import { text } from '@/lib/content/messages';
import { assetClassOf } from '@/lib/research/insights/subject';
import type { Window } from '@/lib/research/figures/windows';
import { getSeries } from '@/lib/research/series/get-series';
import { isOwnName } from '@/lib/research/series/own-files';
import { currencyOf } from '@/lib/research/series/series';
import { UNITS } from '@/lib/research/series/units';
import { FORMATS } from '@/lib/web/number-format';
import { formatPeriod, formatRange, spanOf, yearsBetween } from '@/lib/web/period';
import { analysisPath, type Analysis, type AskedWindow } from './address';
import { choiceOf, choicesByClass, nameOf } from './choices';
import { DEFAULTS, MEASURE_NAMES, MEASURES, type Measure } from './measures';
import { isMoved } from './resolve-window';
import type { Slot } from './words/understanding';

/** A part of an analysis in words, with what could stand in its place. */
export type EchoPart = {
  slot: Slot['slot'];
  words: string;
  /** The address of each is below `/analysis/`. */
  alternatives: readonly { words: string; path: string }[];
};

/** Of each part. */
const MOST = 6;

/** What was understood: each part of an analysis in the order of its address. @param window what its window means today */
export function echoOf(analysis: Analysis, window?: Window): EchoPart[] {
  const { measure, series } = analysis;
  // Links carry no values: what can be asked instead of a reader's own series is in its form.
  const isOwn = series.some(isOwnName);
  const part = (slot: EchoPart['slot'], words: string, others: () => readonly Change[]): EchoPart => ({
    slot,
    words,
    alternatives: isOwn ? [] : alternativesOf(analysis, others()),
  });
  return [
    part('measure', measureName(measure), () => measuresFor(analysis)),
    ...series.map((name, i) => part('series', nameOf(name), () => seriesInsteadOf(analysis, i))),
    part('window', windowWords(analysis.window, window), () => windowsInsteadOf(analysis, window)),
    ...optionsOf(analysis).map(([slot, words, others]) => part(slot, words, () => others)),
  ];
}

/** What was read of a question that has no analysis, as it was typed. */
export const echoOfSlots = (slots: readonly Slot[]): EchoPart[] =>
  slots
    .filter(({ by }) => by !== 'default')
    .map(({ slot, text: typed }) => ({
      slot,
      words: text('analysis-page.echo.typed', { words: typed }),
      alternatives: [],
    }));

/** What could be asked instead, by what differs. */
type Change = readonly [words: string, other: Analysis];

function alternativesOf(analysis: Analysis, others: readonly Change[]): EchoPart['alternatives'] {
  const own = analysisPath(analysis);
  return others
    .map(([words, other]) => ({ words, path: analysisPath(other) }))
    .filter(({ path }) => path !== own)
    .slice(0, MOST);
}

export const measureName = (measure: Measure): string => text(`analysis-page.measures.${measure}`);

/** The measures that take as many series of such kinds. */
function measuresFor(analysis: Analysis): Change[] {
  const { series } = analysis;
  const kinds = series.map((name) => UNITS[getSeries(name).unit].kind);
  return MEASURE_NAMES.filter((name) => {
    const { series: [least, most], kinds: taken } = MEASURES[name]; // prettier-ignore
    return series.length >= least && series.length <= most && kinds.every((kind) => taken.includes(kind));
  }).map((measure) => [measureName(measure), { ...analysis, measure }]);
}

/** Series that may stand in the place of one: first those of its asset class, then those of others. */
function seriesInsteadOf(analysis: Analysis, place: number): Change[] {
  const { measure, series } = analysis;
  const own = series[place] ?? '';
  const { frequency } = getSeries(own);
  const byClass = choicesByClass();
  const ownClass = assetClassOf(getSeries(own).inputs[0] ?? '');
  const near = byClass.get(ownClass) ?? [];
  const names = [near, ...[...byClass.values()].filter((each) => each !== near)]
    .flat()
    .map(({ name }) => name);
  return names
    .filter((name) => !series.includes(name))
    .filter((name) => {
      const { unit, frequency: other } = getSeries(name);
      return other === frequency && MEASURES[measure].kinds.includes(UNITS[unit].kind);
    })
    .map((name) => [nameOf(name), { ...analysis, series: series.with(place, name) }]);
}

const YEARS = [1, 3, 5, 10, 20];

/** Windows that the series of an analysis fill, from the shortest to all there is. */
function windowsInsteadOf(analysis: Analysis, window: Window | undefined): Change[] {
  const { series } = analysis;
  const reach = series.map((name) => choiceOf(name));
  const start = (period: string) => spanOf(period)?.start ?? 0;
  const from = reach.map((each) => each.from).reduce((a, b) => (start(b) > start(a) ? b : a));
  const to = reach.map((each) => each.to).reduce((a, b) => (start(b) < start(a) ? b : a));
  const years = yearsBetween(from, to);
  const fitting = YEARS.filter((each) => each <= years).map((last): Change => {
    const other: AskedWindow = { last, unit: 'years' };
    return [windowWords(other), { ...analysis, window: other }];
  });
  const all: Change = [windowWords('all'), { ...analysis, window: 'all' }];
  const fixed: Change[] = window ? [[formatRange(window.from, window.to), { ...analysis, window }]] : [];
  return [...fitting, all, ...fixed];
}

/**
 * `the last 10 years`, with the periods that this means today where they are known: `(June 2016 to June 2026)`. Of a window that
 * had to be moved these alone: the last 10 weeks may have become 14.
 */
export function windowWords(window: AskedWindow, resolved?: Window): string {
  const words = askedWords(window);
  if (!resolved) return words;
  const range = formatRange(resolved.from, resolved.to);
  return isMoved(window, resolved) || words === range
    ? range
    : text('analysis-page.window.resolved', { window: words, range });
}

function askedWords(window: AskedWindow): string {
  if (window === 'all') return text('analysis-page.window.all');
  if (window === 'year to date') return text('analysis-page.window.year-to-date');
  if ('last' in window) return text(`analysis-page.window.${window.unit}`, { count: window.last });
  return window.to === undefined
    ? text('analysis-page.window.since', { from: formatPeriod(window.from) })
    : formatRange(window.from, window.to);
}

/** What a measure takes beside series and window. */
function optionsOf(analysis: Analysis): [slot: EchoPart['slot'], words: string, others: Change[]][] {
  const { currency, ...inItsOwn } = analysis;
  const { measure, series, amount, roll } = inItsOwn;
  const { options } = MEASURES[measure];
  const currencies = new Set(series.map((name) => currencyOf(getSeries(name))));
  // Series in different money have no name for it together.
  const own = currencies.size === 1 ? [...currencies][0] : undefined;
  const money = currency ?? own;
  const found: [EchoPart['slot'], string, Change[]][] = [];
  if (options.includes('amount')) {
    const usual = measure === 'sip' ? DEFAULTS.sip : DEFAULTS.lumpsum;
    const write = money === 'USD' ? FORMATS.usd : FORMATS.inr;
    const others = [usual / 5, usual, usual * 2, usual * 5, usual * 10];
    found.push([
      'amount',
      write(amount ?? usual),
      others.map((each) => [write(each), { ...analysis, amount: each }]),
    ]);
  }
  if (options.includes('in') && money) {
    const others = (['INR', 'USD'] as const).map((each): Change => [
      text(`analysis-page.currency.${each}`),
      each === own ? inItsOwn : { ...analysis, currency: each },
    ]);
    found.push(['currency', text(`analysis-page.currency.${money}`), others]);
  }
  if (options.includes('real') && !currencies.has(undefined)) {
    const { real, ...before } = inItsOwn;
    const others: Change[] = [
      [text('analysis-page.real.yes'), { ...analysis, real: true }],
      [text('analysis-page.real.no'), { ...before, ...(currency && { currency }) }],
    ];
    found.push(['real', text(`analysis-page.real.${real ? 'yes' : 'no'}`), others]);
  }
  if (options.includes('roll')) {
    const periods = [12, 24, 36, 60, 120];
    const words = (count: number) => text('analysis-page.roll', { count });
    found.push([
      'roll',
      words(roll ?? DEFAULTS.roll),
      periods.map((each) => [words(each), { ...analysis, roll: each }]),
    ]);
  }
  return found;
}
