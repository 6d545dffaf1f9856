import { type seriesFiles, charts, type Chart, type ChartSeries, type Status } from '@samvit/research';
import { drawable } from '@/testing/content/drawable';
import type { Drawable } from '../drawable';

/** A series for tests: the given periods and values, and defaults for all other fields. */
export function chartLine(
  points: readonly (readonly [period: string, value: number | null, status?: Status])[],
  {
    label = 'Line',
    frequency = 'monthly' as seriesFiles.Frequency,
    asOf = '2026-06',
    redistribute = true,
  } = {},
): ChartSeries {
  return {
    id: label,
    label,
    title: label,
    unit: 'ratio',
    frequency,
    asOf,
    points: points.map(([period, value, status = 'verified']) => ({ period, value, status })),
    notes: [],
    sources: [{ publisher: 'Test', title: 'Test', url: 'https://test.example' }],
    inputs: [],
    redistribute,
  };
}

/** `count` months from January 2001 with values by position. */
export function monthly(count: number, value: (i: number) => number | null, label = 'Line'): ChartSeries {
  return chartLine(
    Array.from({ length: count }, (_, i) => [
      new Date(Date.UTC(2001, i)).toISOString().slice(0, 7),
      value(i),
    ]),
    { label },
  );
}

/** A chart of these series, for tests of its drawing. */
export function chartOf(
  series: readonly ChartSeries[],
  over: object = {},
  events: Chart['events'] = [],
): Drawable {
  const specSeries = series.map(({ id, label }) => ({ series: id, label }));
  const spec = charts.chartSpecSchema.parse({
    ...{ kind: 'line', title: 'A finding', subtitle: 'A measure', format: 'number', series: specSeries },
    ...over,
  });
  return drawable({ spec, series, events });
}
