import { time, type ChartSeries, type ChartSpec, type Period, type Words } from '@samvit/research';
import type { Drawable } from '../drawable';
import { inOrder } from '../layout/period-axis';
import { cautionOn, type Caution, type Noted } from '../layout/caution';

const STATUSES = ['disputed', 'partial', 'basis-change', 'projection', 'single source'] as const satisfies (
  Caution | 'single source'
)[];

/** How a chart of each kind marks uncertain values. */
const MARKS: Record<ChartSpec['kind'], string> = {
  line: 'hollow',
  steps: 'hollow',
  area: 'hollow',
  bars: 'hatched',
  scatter: 'other',
};

/** What a reader must know of the values of a chart: those that are not verified, and those that are not held. */
export const valueNotes = (chart: Drawable): string[] => [...statusNotes(chart), ...notHeld(chart)];

/** One sentence per status, such as `Projection (hatched): 2022 and 2024.` Verified values need none. */
function statusNotes({ spec: { kind }, series: seriesList, words }: Drawable): string[] {
  return STATUSES.flatMap((status) => {
    const labelsByPart = new Map<string, string[]>();
    for (const series of seriesList) {
      const part = partWith(words, series, status);
      if (part) labelsByPart.set(part, [...(labelsByPart.get(part) ?? []), series.label]);
    }
    const parts = [...labelsByPart].map(([part, labels]) =>
      labels.length === seriesList.length
        ? part
        : words.text('charts.parts.of', { labels: words.list(labels), part }),
    );
    if (parts.length === 0) return [];
    const key = status === 'single source' ? 'single-source' : status;
    return [words.text(`charts.cautions.${key}`, { drawn: MARKS[kind], parts: parts.join('; ') })];
  });
}

/** Series with a row for every period, in which a missing value is one that we do not hold. */
const REGULAR: readonly ChartSeries['frequency'][] = ['monthly', 'quarterly', 'annual', 'mixed'];

/**
 * What a chart leaves empty because we do not hold it: `Not in our data: Data center, FY2016 to FY2023.` Not what
 * cannot be computed.
 */
function notHeld({ series: seriesList, words }: Drawable): string[] {
  const parts = seriesList.flatMap((series) => {
    if (series.formula !== undefined || !REGULAR.includes(series.frequency)) return [];
    // Beside decisions by day a series of months lacks no days.
    const sameFrequency = seriesList.filter(({ frequency }) => frequency === series.frequency);
    const periods = inOrder(sameFrequency.flatMap(({ points }) => points.map(({ period }) => period)));
    const heldPeriods = new Set(
      series.points.flatMap(({ period, value }) => (value === null ? [] : [period])),
    );
    const part = runsOf(periods, (period) => !heldPeriods.has(period));
    if (part.length === 0) return [];
    const ranges = words.list(part.map(([from, to]) => time.formatRange(words, from, to)));
    return seriesList.length === 1
      ? ranges
      : words.text('charts.parts.of', { labels: series.label, part: ranges });
  });
  return parts.length > 0 ? [words.text('charts.cautions.not-held', { parts: parts.join('; ') })] : [];
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
function partWith(words: Words, series: Noted, status: Caution | 'single source'): string | null {
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
  if (count === values.length) return words.text('charts.parts.all');
  if (runs.length > 3)
    return words.text('charts.parts.some', {
      count,
      all: values.length,
      from: time.formatPeriod(words, first),
      to: time.formatPeriod(words, last),
    });
  return words.list(runs.map(([from, to]) => time.formatRange(words, from, to)));
}
