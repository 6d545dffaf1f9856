import { ContentProblem } from '@/lib/content/content-problem';
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
import { UNITS } from '@/lib/research/series/units';
import { list } from '@/lib/web/list';
import type { Format } from '@/lib/web/number-format';
import { formatPeriod, formatRange } from '@/lib/web/period';
import type { AnalysisAnswer } from './answer';
import { labelOf } from './choices';
import type { Measure } from './measures';

type Answer = Pick<AnalysisAnswer, 'analysis' | 'window' | 'figures'>;

/** The one chart of an answer; `null` where its series cannot be drawn together. */
export function analysisChart(answer: Answer): Chart | null {
  const { measure, series: names } = answer.analysis;
  const series = names.map((name) => getSeries(name));
  const drawing = drawingOf(measure, series);
  const spec: ChartSpec = {
    kind: drawing === 'scatter' ? 'scatter' : 'line',
    title: titleOf(answer),
    subtitle: subtitleOf(series, answer, drawing),
    series: names.map((name) => ({ series: name, label: labelOf(name) })),
    ...answer.window,
    rebase: drawing === 'rebased',
    format: formatOf(series, drawing),
    marks: [],
    levels: [],
    events: [],
  };
  try {
    const chart = resolveChart(spec);
    return drawing === 'below peak'
      ? belowPeak(chart)
      : { ...chart, series: chart.series.map(withMonthEnds) };
  } catch (error) {
    if (error instanceof ContentProblem) return null;
    throw error;
  }
}

type Drawing = 'values' | 'rebased' | 'below peak' | 'scatter';

/** Several series have one axis: rates their own, others that of an index. */
function drawingOf(measure: Measure, series: readonly Series[]): Drawing {
  if (measure === 'drawdown') return 'below peak';
  if (areRates(series) || series.length === 1) return 'values';
  return measure === 'correlation' || measure === 'beta' ? 'scatter' : 'rebased';
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

function formatOf([first]: readonly Series[], drawing: Drawing): Format {
  if (drawing === 'rebased') return 'number';
  if (drawing === 'scatter') return 'points';
  const subject = subjects().get(first?.id ?? '');
  if (subject) return subject.format;
  const { currency, percent, indian, scale } = UNITS[first?.unit ?? 'ratio'];
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
function subtitleOf(series: readonly Series[], { window }: Answer, drawing: Drawing): string {
  const titles = list(
    series.map(({ id, unit }) => subjects().get(id)?.measure ?? `${labelOf(id)}, ${unitName(unit)}`),
  );
  return text(`analysis-page.chart.${drawing.replace(' ', '-')}`, {
    titles,
    from: formatPeriod(window.from),
    range: formatRange(window.from, window.to),
  });
}
