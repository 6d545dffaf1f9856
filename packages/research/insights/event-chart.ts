import { resolveChart, chartSeries, type Chart, type ChartSpec } from '../charts/chart-spec';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { periodPosition, type Period } from '../time/period';
import type { Insight } from './insight';

/** The fewest periods of a chart of an event: two years of months. */
const FEWEST = 24;

/** Of the periods that a finding names, so many are added before them. */
const ADDED = 1 / 4;

/**
 * The chart of a finding, cut to its event, with the whole history of its series. It ends with the period in which
 * the finding became true and begins a quarter of the periods that it names before the first of them, at least 24
 * periods before its end. Bars, which are few, are all there; lines that start together start where the finding does.
 */
export function eventChart(library: Library, { chart: spec, asOf }: Insight): Chart {
  if (spec.kind === 'bars') return resolveChart(library, spec);
  const cut = { ...spec, from: startOf(library, spec, asOf), to: asOf };
  const chart = resolveChart(library, cut);
  const whole = chartSeries(library, { ...spec, from: undefined, to: undefined });
  const isCut = whole.some(({ points }, i) => points.length > (chart.series[i]?.points.length ?? 0));
  return isCut ? { ...chart, whole } : chart;
}

function startOf(library: Library, { series, marks, rebase }: ChartSpec, end: Period): Period {
  const [start, ...others] = marks;
  if (rebase && start && others.length > 0) return start.period;
  const periods = getSeries(library, series[0]?.series ?? '').points.map(({ period }) => period);
  const placeOf = (period: Period) =>
    periods.findLastIndex((each) => periodPosition(each) <= periodPosition(period));
  const last = placeOf(end);
  const first = Math.min(last, ...marks.map(({ period }) => placeOf(period)));
  const length = last - first + 1;
  const count = Math.max(FEWEST, Math.ceil(length * (1 + ADDED)));
  return periods[Math.max(0, last - count + 1)] ?? end;
}
