import { ContentProblem } from '@/lib/content/content-problem';
import { text } from '@/lib/content/messages';
import { checkComparable } from '@/lib/research/figures/check-comparable';
import { computeFigure, type Figure, type FigureDefinition } from '@/lib/research/figures/figure';
import type { FormulaName } from '@/lib/research/figures/formulas';
import { getSeries } from '@/lib/research/series/get-series';
import { between, type Series } from '@/lib/research/series/series';
import { seriesFacts } from '@/lib/research/series/series-facts';
import { sharedPeriods } from '@/lib/research/series/shared-periods';
import { UNITS, type UnitName } from '@/lib/research/series/units';
import { list } from '@/lib/web/list';
import { FORMATS, type FigureFormat } from '@/lib/web/number-format';
import { formatPeriod, yearsBetween } from '@/lib/web/period';
import { analysisPath, type Analysis } from './address';
import { cautionsOf, type Caution } from './cautions';
import { DEFAULTS, MEASURES } from './measures';
import { refusal, type Refusal } from './refusal';
import { resolveWindow, type Window } from './resolve-window';
import { shareOfWindows, type WindowShare } from './window-share';

/** An analysis, worked out. */
export type AnalysisAnswer = {
  state: 'answer';
  analysis: Analysis;
  /** The address with the two periods that the window meant today, which will mean the same tomorrow. */
  fixed: string;
  window: Window;
  sentence: string;
  /** By `SERIES.FORMULA`, for a pair `A~B.FORMULA`; the first of each series is in the sentence. */
  figures: ReadonlyMap<string, Figure>;
  /** What became of a payment, in the currency of the series. */
  payment: { paid: string; worth: string; worked: string } | null;
  share: WindowShare | null;
  cautions: readonly Caution[];
  /** Whether every value behind it may be passed on, so that a file of them may be given. */
  mayBePassedOn: boolean;
};

/** Fewer returns than this say little about how far a value moves, or whether two move together. */
const LEAST_RETURNS = 24;

/** Works an analysis out. What it cannot answer it refuses in words; it throws for nothing that a reader can ask. */
export function answerAnalysis(analysis: Analysis): AnalysisAnswer | Refusal {
  const unfit = refusedFor(analysis);
  if (unfit) return unfit;
  const grid = sharedPeriods(analysis.series);
  const window = resolveWindow(analysis, grid);
  if ('state' in window) return window;
  const short = refusedIn(analysis, window);
  if (short) return short;
  const definitions = definitionsOf(analysis, window);
  let figures: Map<string, Figure>;
  try {
    for (const definition of definitions.values()) checkComparable(definition);
    figures = new Map([...definitions].map(([name, definition]) => [name, computeFigure(definition)]));
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    return refusal('data', {}, [{ ...analysis, window: 'all' }]);
  }
  const share = shareOfWindows(analysis.measure, [...definitions.values()], grid, window);
  return {
    state: 'answer',
    analysis,
    fixed: analysisPath({ ...analysis, window }),
    window,
    sentence: sentenceOf(analysis, window, figures),
    figures,
    payment: paymentOf(analysis, figures),
    share,
    cautions: cautionsOf(analysis, window, share),
    mayBePassedOn: [...figures.values()].every(({ recomputable }) => recomputable),
  };
}

/** Why a measure cannot be worked out for these series, whatever the window. */
function refusedFor(analysis: Analysis): Refusal | null {
  const { measure, series: names } = analysis;
  const { series: [least, most], kinds } = MEASURES[measure]; // prettier-ignore
  const series = names.map((name) => getSeries(name));
  const instead = (other: Partial<Analysis>): Analysis[] => [{ ...analysis, ...other }];
  if (names.length < least || names.length > most) return refusal('count', { least, most });
  const unequal = series.find((each) => !isRegular(each));
  if (unequal) return refusal('decisions', { title: titleOf(unequal) });
  const unfit = series.find(({ unit }) => !kinds.includes(UNITS[unit].kind));
  if (unfit && UNITS[unfit.unit].kind === 'rate' && measure === 'growth')
    return refusal('growth-of-rate', { title: titleOf(unfit) }, instead({ measure: 'difference', series: [unfit.id] })); // prettier-ignore
  if (unfit)
    return refusal(
      'wrong-kind',
      { title: titleOf(unfit) },
      instead({ measure: 'level', series: [unfit.id] }),
    );
  if (measure === 'correlation' && new Set(series.map(({ unit }) => isRate(unit))).size > 1)
    return refusal('mixed-kinds');
  if (series.some(({ unit }) => analysis.currency && analysis.currency !== UNITS[unit].currency))
    return refusal('currency', {}, [withoutCurrency(analysis)]);
  if (!FIGURES[measure])
    return refusal('not-yet', {}, instead({ measure: 'level', series: names.slice(0, 1) }));
  return null;
}

/** Whether from one value to the next is always as long. A decided rate has such values at ends of months. */
const isRegular = ({ frequency, made }: Series) =>
  made?.reads === 'in force' || !['event', 'cross-section', 'mixed'].includes(frequency);

function withoutCurrency({ currency: _, ...rest }: Analysis): Analysis {
  return rest;
}

/** Why a measure cannot be worked out over this window. */
function refusedIn(analysis: Analysis, window: Window): Refusal | null {
  const whole: Analysis[] = analysis.window === 'all' ? [] : [{ ...analysis, window: 'all' }];
  const [least = Infinity] = analysis.series.map((name) => pointsIn(name, window).length - 1);
  const needsReturns = ['volatility', 'correlation', 'beta'].includes(analysis.measure);
  if (needsReturns && least < LEAST_RETURNS)
    return refusal('too-short', { count: least, least: LEAST_RETURNS }, whole);
  const series = analysis.series.map((name) => getSeries(name));
  const hasGap = series.some(({ id }) => pointsIn(id, window).some(({ value }) => value === null));
  if (needsReturns && hasGap) return refusal('gap');
  const isOfRatios =
    !['level', 'difference'].includes(analysis.measure) && !series.some(({ unit }) => isRate(unit));
  const zero = series.find(({ id }) =>
    pointsIn(id, window).some(({ value }) => value !== null && value <= 0),
  );
  return isOfRatios && zero ? refusal('not-positive', { title: titleOf(zero) }) : null;
}

const pointsIn = (name: string, { from, to }: Window) => between(getSeries(name), from, to).points;
const isRate = (unit: UnitName) => UNITS[unit].kind === 'rate' || UNITS[unit].kind === 'spread';
const titleOf = (series: Series) => seriesFacts(series).title;

type Named = [formula: FormulaName, format: FigureFormat];

/** The figures of each measure for one of its series, or for its pair, the most important first. */
const FIGURES: Partial<Record<Analysis['measure'], (unit: UnitName, isYears: boolean) => Named[]>> = {
  growth: (_, isYears) => growth(isYears),
  lumpsum: (_, isYears) => growth(isYears),
  volatility: () => [['volatility', 'percent']],
  drawdown: () => [['deepest-drawdown', 'percent']],
  correlation: (unit) => [[isRate(unit) ? 'correlation-of-changes' : 'correlation', 'number-2']],
  beta: () => [
    ['beta', 'number-2'],
    ['r-squared', 'number-2'],
  ],
  level: (unit) => (['highest', 'lowest', 'average'] as const).map((formula) => [formula, formatOf(unit)]),
  difference: (unit) => [
    unit === '% per annum' ? ['basis-points', 'basis-points'] : ['difference', formatOf(unit)],
  ],
};

/** GIPS 2020, provision 5.A.4: returns of less than a year are not annualised. */
function growth(isYears: boolean): Named[] {
  const whole: Named[] = [
    ['change', 'percent'],
    ['multiple', 'times'],
  ];
  return isYears ? [['growth-per-year', 'percent'], ...whole] : whole;
}

function definitionsOf({ measure, series }: Analysis, window: Window): Map<string, FigureDefinition> {
  const isYears = yearsBetween(window.from, window.to) >= 1;
  const [first = '', second] = series;
  const namedFor = (id: string) => FIGURES[measure]?.(getSeries(id).unit, isYears) ?? [];
  if (second !== undefined && MEASURES[measure].series[0] === 2)
    return new Map(
      namedFor(first).map(([formula, format]) => [
        `${first}~${second}.${formula}`,
        { formula, format, series: first, with: second, ...window } as FigureDefinition,
      ]),
    );
  return new Map(
    series.flatMap((id) => {
      const own = namedFor(id).map(([formula, format]): [string, FigureDefinition] => [
        `${id}.${formula}`,
        { formula, format, series: id, ...window } as FigureDefinition,
      ]);
      const latest: FigureDefinition = { formula: 'value', format: formatOf(getSeries(id).unit), series: id, at: window.to }; // prettier-ignore
      return measure === 'level' ? [[`${id}.value`, latest] as const, ...own] : own;
    }),
  );
}

/** The format that writes values of a unit, with the digits that prices are quoted in. */
function formatOf(unit: UnitName): FigureFormat {
  const { kind, currency, scale, percent, indian } = UNITS[unit];
  if (currency === 'USD') return scale ? 'usd-billion' : 'usd-2';
  if (currency === 'INR' && scale !== 'million') return scale ? `inr-${scale}` : 'inr-2';
  if (percent) return 'points-2';
  if (unit === 'basis points') return 'basis-points';
  if (kind === 'count') return indian ? 'number-indian' : 'number';
  return kind === 'ratio' ? 'number-2' : 'number-1';
}

/** `Gold, monthly average 10.3% and Silver, monthly average 9.5% a year, from June 2006 to June 2026.` */
function sentenceOf(
  { measure }: Analysis,
  { from, to }: Window,
  figures: ReadonlyMap<string, Figure>,
): string {
  const all = [...figures.values()];
  const shown = all.filter(({ formula }) => formula === all[0]?.formula);
  const parts = shown.map((figure) => {
    const titles = list(figure.series.map(({ title }) => title));
    return text('analysis.part', { title: titles, figure: figure.text });
  });
  const formula = shown[0]?.formula ?? 'value';
  const values = { parts: list(parts), from: formatPeriod(from), to: formatPeriod(to) };
  return text(`analysis.sentence.${formula === 'value' || measure === 'level' ? 'level' : formula}`, values);
}

/** One payment at the start of the window, at its end. */
function paymentOf(analysis: Analysis, figures: ReadonlyMap<string, Figure>): AnalysisAnswer['payment'] {
  const [id = ''] = analysis.series;
  const multiple = figures.get(`${id}.multiple`);
  if (analysis.measure !== 'lumpsum' || !multiple) return null;
  const write = UNITS[getSeries(id).unit].currency === 'USD' ? FORMATS.usd : FORMATS.inr;
  const amount = analysis.amount ?? DEFAULTS.lumpsum;
  const [paid, worth] = [write(amount), write(amount * multiple.value)];
  return {
    paid,
    worth,
    worked: text('analysis.payment', { paid, worth, factor: multiple.worked[0] ?? multiple.text }),
  };
}
