import { readByBuild, readOnce } from '@/lib/content/content-source';
import type { Figure } from '@/lib/research/figures/figure';
import type { FormulaName } from '@/lib/research/figures/formulas';
import { insights } from '@/lib/research/insights';
import type { Insight } from '@/lib/research/insights/insight';
import type { Window } from '@/lib/research/figures/windows';
import { getSeries } from '@/lib/research/series/get-series';
import { isRate } from '@/lib/research/series/units';
import { analysisPath, parseAnalysis, type AskedWindow } from './address';
import { hasAnswer } from './answer';
import type { Measure } from './measures';

/** The measure that works out what a formula does; none of a formula that has none. */
const MEASURE_OF: Partial<Record<FormulaName, Measure>> = {
  value: 'level',
  highest: 'level',
  lowest: 'level',
  average: 'level',
  median: 'level',
  'percentile-rank': 'level',
  change: 'growth',
  multiple: 'growth',
  'growth-per-year': 'growth',
  difference: 'difference',
  'basis-points': 'difference',
  volatility: 'volatility',
  'deepest-drawdown': 'drawdown',
  correlation: 'correlation',
  'correlation-of-changes': 'correlation',
  beta: 'beta',
  'r-squared': 'beta',
};

/**
 * The address, below `/analysis/`, at which a reader finds the same measure of the same series in any other window: over that
 * of the figure, or over all there is; null where it has no answer.
 */
export function analysisOfFigure({
  formula,
  series,
  window,
}: Pick<Figure, 'formula' | 'series' | 'window'>): string | null {
  const measure = MEASURE_OF[formula];
  const names = series.map(({ id }) => id);
  return measure ? answered(measure, names, [window]) : null;
}

/** The most usual analysis of a series: its growth, or the level of a rate. */
export const analysisOfSeries = (id: string): string | null =>
  isOfRate(id) ? answered('level', [id]) : (answered('growth', [id]) ?? answered('level', [id]));

/** What a detector looks at; its values, by default. */
const MEASURE_BEHIND: Readonly<Record<string, Measure>> = {
  drawdown: 'drawdown',
  volatility: 'volatility',
  'calendar-year': 'growth',
  growth: 'growth',
  'largest-move': 'growth',
  record: 'growth',
  streak: 'growth',
  'policy-turn': 'difference',
};

/** The address of the analysis in which a reader finds what an insight speaks of, by the id of the insight. */
export const analysesOfInsights = readByBuild(
  'analyses-of-insights',
  (): ReadonlyMap<string, string> =>
    new Map(
      insights().flatMap((each) => {
        const path = analysisOfInsight(each);
        return path === null ? [] : [[each.id, path] as const];
      }),
    ),
);

/** From the first period that its chart marks, as the record before a fall, or from the start of the chart. */
function analysisOfInsight({ detector, series, chart, asOf }: Insight): string | null {
  const measure = MEASURE_BEHIND[detector] ?? 'level';
  const marked = measure === 'growth' || measure === 'drawdown' ? chart.marks[0]?.period : undefined;
  const windows = [marked, chart.from].flatMap((from) => (from === undefined ? [] : [{ from, to: asOf }]));
  return (
    answered(measure, [series], windows) ??
    answered('level', [series], windows) ??
    // Values made of what may not be passed on have no analysis; what they are made of has.
    answered('growth', getSeries(series).inputs)
  );
}

/** What is decided has an analysis by what was in force at the end of each month. */
const IN_FORCE: Readonly<Record<string, string>> = { 'rbi-repo': 'rbi-repo-month-end' };

/** The address of an analysis that has an answer, over the first of these windows that has one or over all there is. */
function answered(asked: Measure, names: readonly string[], windows: readonly Window[] = []): string | null {
  const series = names.map((id) => IN_FORCE[id] ?? id);
  // Growth of a rate is said as a difference.
  const measure = asked === 'growth' && series.every(isOfRate) ? 'difference' : asked;
  const all: AskedWindow[] = [...windows.filter(({ from, to }) => from !== to), 'all'];
  const paths = all.map((window) => analysisPath({ measure, series, window }));
  return paths.find(isAnswered) ?? null;
}

const isOfRate = (id: string) => isRate(getSeries(id).unit);

/** Asked for addresses of our own pages only, of which there is an end. */
const isAnswered = readOnce((path: string): boolean => {
  const analysis = parseAnalysis(path);
  return !('problem' in analysis) && hasAnswer(analysis);
});
