import { text } from '@/lib/content/messages';
import { subjects } from '@/lib/research/insights/subject';
import { resolveChart, type Chart, type ChartSpec } from '@/lib/research/charts/chart-spec';
import type { Figure } from '@/lib/research/figures/figure';
import { getSeries } from '@/lib/research/series/get-series';
import { isMonthEndsOnly } from '@/lib/research/series/printable';
import type { Series } from '@/lib/research/series/series';
import { monthEnds } from '@/lib/research/series/shared-periods';
import { drawdowns } from '@/lib/research/series/statistics';
import { unitName } from '@/lib/research/series/unit-text';
import { UNITS, type UnitName } from '@/lib/research/series/units';
import { list } from '@/lib/web/list';
import type { Format } from '@/lib/web/number-format';
import { formatPeriod, formatRange } from '@/lib/web/period';
import type { AnalysisAnswer } from './answer';
import { labelOf } from './choices';

type Answer = Pick<AnalysisAnswer, 'analysis' | 'window' | 'figures'>;

/** The one chart of an answer; `null` where its series cannot be drawn together. */
export function analysisChart(answer: Answer): Chart | null {
  const { measure, series: names } = answer.analysis;
  const { window } = answer;
  const series = names.map((name) => getSeries(name));
  const isScatter = measure === 'correlation' || measure === 'beta';
  const units = new Set(series.map(({ unit }) => unit));
  const isRebased =
    !isScatter && measure !== 'drawdown' && series.length > 1 && units.size >= 1 && !areRates(series);
  const [first] = names;
  const spec: ChartSpec = {
    kind: isScatter ? 'scatter' : 'line',
    title: titleOf(answer),
    subtitle: subtitleOf(series, answer, isRebased),
    series: names.map((name) => ({ series: name, label: labelOf(name) })),
    ...window,
    rebase: isRebased,
    format: isRebased ? 'number' : formatOf(first ?? '', series[0]?.unit ?? 'ratio'),
    marks: [],
    levels: [],
    events: [],
  };
  const chart = resolveChart(spec);
  return measure === 'drawdown' ? belowPeak(chart) : { ...chart, series: chart.series.map(withMonthEnds) };
}

const areRates = (series: readonly Series[]) =>
  series.every(({ unit }) => ['rate', 'spread', 'share'].includes(UNITS[unit].kind));

/** Of what may not be passed on by day or week, month ends alone: every window would draw other days to other pixels. */
function withMonthEnds<S extends Series>(series: S): S {
  if (!isMonthEndsOnly(series)) return series;
  const ends = new Set(monthEnds(series.points.map(({ period }) => period)));
  return { ...series, points: series.points.filter(({ period }) => ends.has(period)) };
}

/** The distance of each value from the highest in the window before it, in per cent. */
function belowPeak({ spec, series, events }: Chart): Chart {
  return {
    spec: { ...spec, kind: series.length === 1 ? 'area' : 'line', format: 'points' },
    series: series.map(withMonthEnds).map((each) => {
      const depths = drawdowns(each.points.flatMap(({ value }) => value ?? []));
      let next = 0;
      const points = each.points.map((point) =>
        point.value === null ? point : { ...point, value: 100 * (depths[next++] ?? 0) },
      );
      return { ...each, unit: '%', points };
    }),
    events,
  };
}

/** The format of a series' axis. */
function formatOf(name: string, unit: UnitName): Format {
  const subject = subjects().get(name);
  if (subject) return subject.format;
  const { currency, percent, indian, scale } = UNITS[unit];
  if (currency && !scale) return currency === 'USD' ? 'usd' : 'inr';
  if (percent) return 'points';
  return indian ? 'number-indian' : 'number-1';
}

/** The finding: `Gold 10.3% and Silver 9.5% a year`. */
function titleOf({ figures }: Answer): string {
  const all: Figure[] = [...figures.values()];
  const formula = all[0]?.formula ?? 'value';
  const shown = all.filter((figure) => figure.formula === formula);
  const parts = shown.map(({ series, text: figure }) =>
    text('analysis.part', { title: list(series.map(({ id }) => labelOf(id))), figure }),
  );
  return text(`analysis-page.chart.title.${formula}`, { parts: list(parts) });
}

/** The measure, the unit, and the window. */
function subtitleOf(series: readonly Series[], { analysis, window }: Answer, isRebased: boolean): string {
  const range = formatRange(window.from, window.to);
  const titles = list(
    series.map(({ id }) => subjects().get(id)?.measure ?? `${id}, ${unitName(getSeries(id).unit)}`),
  );
  if (analysis.measure === 'drawdown') return text('analysis-page.chart.below-peak', { titles, range });
  if (analysis.measure === 'correlation' || analysis.measure === 'beta')
    return text('analysis-page.chart.returns', { titles, range });
  return isRebased
    ? text('analysis-page.chart.rebased', { titles, from: formatPeriod(window.from), range })
    : text('analysis-page.chart.values', { titles, range });
}
