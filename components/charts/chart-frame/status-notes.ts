import type { ChartSeries } from '@/lib/research/charts/chart-spec';
import { text } from '@/lib/content/messages';
import { list } from '@/lib/web/list';
import { formatPeriod, formatRange, type Period } from '@/lib/web/period';
import { cautionOn, type Caution, type Noted } from '@/components/charts/geometry/caution';

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
