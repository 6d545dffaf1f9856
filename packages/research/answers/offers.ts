import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import type { Figure } from '../figures/figure';
import type { FormulaName } from '../figures/formulas';
import { insights } from '../insights';
import type { Insight } from '../insights/insight';
import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import { isRate } from '../series/units';
import { analysisPath, parseAnalysis, type WindowSpec } from './address';
import { hasAnswer } from './answer';
import { MEASURE_NAMES, MEASURES, type Measure } from '../measures';

/** The measure that works out what a formula does; none of a formula that has none. */
const measureOf = (formula: FormulaName): Measure | undefined =>
  MEASURE_NAMES.find((name) => MEASURES[name].formulas?.includes(formula));

/**
 * The address, below `/analysis/`, at which a reader finds the same measure of the same series in any other
 * window: over that of the figure, or over all there is; null where it has no answer.
 */
export function analysisOfFigure(
  library: Library,
  { formula, inputs, window }: Pick<Figure, 'formula' | 'inputs' | 'window'>,
): string | null {
  const measure = measureOf(formula);
  const names = inputs.flatMap(({ series }) => (typeof series === 'string' ? [series] : []));
  return measure && names.length === inputs.length ? answered(library, measure, names, [window]) : null;
}

/** The most usual analysis of a series: its growth, or the level of a rate. */
export const analysisOfSeries = (library: Library, id: string): string | null =>
  isOfRate(library, id)
    ? answered(library, 'level', [id])
    : (answered(library, 'growth', [id]) ?? answered(library, 'level', [id]));

/** The measure to which the finding of a detector leads; a detector that is not here looks at the values: `level`. */
const MEASURE_BEHIND: Readonly<Record<string, Measure>> = {
  drawdown: 'drawdown',
  volatility: 'volatility',
  'calendar-year': 'growth',
  growth: 'growth',
  'largest-move': 'growth',
  'largest-year': 'growth',
  gap: 'growth',
  record: 'growth',
  streak: 'growth',
  'policy-turn': 'difference',
};

/** The address of the analysis in which a reader finds what an insight speaks of, by the id of the insight. */
export const analysesOfInsights = (library: Library): ReadonlyMap<string, string> =>
  library.files.stored(
    'analyses-of-insights',
    undefined,
    () =>
      new Map(
        insights(library).flatMap((each) => {
          const path = analysisOfInsight(library, each);
          return path === null ? [] : [[each.id, path] as const];
        }),
      ),
  );

/** From the first period that its chart marks, as the record before a fall, or from the start of the chart. */
function analysisOfInsight(library: Library, { detector, series, chart, asOf }: Insight): string | null {
  const measure = MEASURE_BEHIND[detector] ?? 'level';
  const markedPeriod = measure === 'growth' || measure === 'drawdown' ? chart.marks[0]?.period : undefined;
  const windows = [markedPeriod, chart.from].flatMap((from) =>
    from === undefined ? [] : [{ from, to: asOf }],
  );
  // A gap is between the two lines of its chart.
  const names = detector === 'gap' ? chart.series.map((line) => line.series) : [series];
  return (
    answered(library, measure, names, windows) ??
    answered(library, 'level', [series], windows) ??
    // Values made of what may not be passed on have no analysis; what they are made of has.
    answered(library, 'growth', getSeries(library, series).inputs)
  );
}

/** What is decided has an analysis by what was in force at the end of each month. */
const IN_FORCE: Readonly<Record<string, string>> = { 'rbi-repo': 'rbi-repo-month-end' };

/** The series that is asked for in place of one: of decisions what they leave in force. */
export const inForce = (id: string): string => IN_FORCE[id] ?? id;

/** The address of an analysis that has an answer, over the first of these windows that has one or over all there is. */
function answered(
  library: Library,
  name: Measure,
  names: readonly string[],
  windows: readonly Window[] = [],
): string | null {
  const series = names.map(inForce);
  // Growth of a rate is said as a difference.
  const measure = name === 'growth' && series.every((each) => isOfRate(library, each)) ? 'difference' : name;
  const all: WindowSpec[] = [...windows.filter(({ from, to }) => from !== to), 'all'];
  const paths = all.map((window) => analysisPath({ measure, series, window }));
  return paths.find((each) => isAnswered(library, each)) ?? null;
}

const isOfRate = (library: Library, id: string) => isRate(getSeries(library, id).unit);

/** Asked for addresses of our own pages only, of which there is an end. */
const isAnswered = perLibrary((library, path: string): boolean => {
  const analysis = parseAnalysis(library, path);
  return !('problem' in analysis) && hasAnswer(library, analysis);
});
