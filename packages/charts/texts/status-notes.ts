import { type ChartSeries, type Period } from '@samvit/research';
import { text } from '@/lib/content/messages';
import { list } from '@/lib/content/list';
import { formatPeriod, formatRange } from '@/lib/web/period';
import { inOrder } from '../layout/period-axis';
import { cautionOn, type Caution, type Noted } from '../layout/caution';

const STATUSES = ['disputed', 'partial', 'basis-change', 'projection', 'single source'] as const satisfies (
  Caution | 'single source'
)[];

/**
 * Cautions about values that are not verified: one sentence per status, such as `Projection (hatched): 2022
 * and 2024.` Verified values need none.
 * @param drawn how the chart marks uncertain values
 */
export function statusNotes(
  seriesList: readonly (Noted & Pick<ChartSeries, 'label'>)[],
  drawn: string | null,
): string[] {
  return STATUSES.flatMap((status) => {
    const labelsByPart = new Map<string, string[]>();
    for (const series of seriesList) {
      const part = partWith(series, status);
      if (part) labelsByPart.set(part, [...(labelsByPart.get(part) ?? []), series.label]);
    }
    const parts = [...labelsByPart].map(([part, labels]) =>
      labels.length === seriesList.length ? part : text('charts.parts.of', { labels: list(labels), part }),
    );
    if (parts.length === 0) return [];
    const key = status === 'single source' ? 'single-source' : status;
    return [text(`charts.cautions.${key}`, { drawn: drawn ?? 'other', parts: parts.join('; ') })];
  });
}

/** Series with a row for every period, in which a missing value is one that we do not hold. */
const REGULAR: readonly ChartSeries['frequency'][] = ['monthly', 'quarterly', 'annual', 'mixed'];

/** What a chart leaves empty because we do not hold it: `Not held: Data center, FY2016 to FY2023.` Not what cannot be computed. */
export function notHeld(seriesList: readonly ChartSeries[]): string[] {
  const parts = seriesList.flatMap((series) => {
    if (series.formula !== undefined || !REGULAR.includes(series.frequency)) return [];
    // Beside decisions by day a series of months lacks no days.
    const alike = seriesList.filter(({ frequency }) => frequency === series.frequency);
    const periods = inOrder(alike.flatMap(({ points }) => points.map(({ period }) => period)));
    const held = new Set(series.points.flatMap(({ period, value }) => (value === null ? [] : [period])));
    const part = runsOf(periods, (period) => !held.has(period));
    if (part.length === 0) return [];
    const words = list(part.map(([from, to]) => formatRange(from, to)));
    return seriesList.length === 1 ? words : text('charts.parts.of', { labels: series.label, part: words });
  });
  return parts.length > 0 ? [text('charts.cautions.not-held', { parts: parts.join('; ') })] : [];
}

/** The stretches of consecutive periods for which something is true, each as its first and last period. */
function runsOf(periods: readonly Period[], isIn: (period: Period) => boolean): [Period, Period][] {
  const runs: [Period, Period][] = [];
  periods.forEach((period, i) => {
    if (!isIn(period)) return;
    const run = runs.at(-1);
    if (run && i > 0 && run[1] === periods[i - 1]) run[1] = period;
    else runs.push([period, period]);
  });
  return runs;
}

/** The part of a series that has this status, in words; `null` for none. */
function partWith(series: Noted, status: Caution | 'single source'): string | null {
  const values = series.points
    .filter(({ value }) => value !== null)
    .map((point) => ({ period: point.period, status: cautionOn(series, point) ?? point.status }));
  const runs: [Period, Period][] = [];
  let count = 0;
  values.forEach((point, i) => {
    if (point.status !== status) return;
    count += 1;
    const run = runs.at(-1);
    if (run && values[i - 1]?.status === status) run[1] = point.period;
    else runs.push([point.period, point.period]);
  });
  const first = runs[0]?.[0];
  const last = runs.at(-1)?.[1];
  if (first === undefined || last === undefined) return null;
  if (count === values.length) return text('charts.parts.all');
  if (runs.length > 3)
    return text('charts.parts.some', {
      count,
      all: values.length,
      from: formatPeriod(first),
      to: formatPeriod(last),
    });
  return list(runs.map(([from, to]) => formatRange(from, to)));
}
