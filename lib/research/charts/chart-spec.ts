import { z } from 'zod';
import { inForceBetween } from '@/lib/research/series/decision-window';
import { FORMATS, type Format } from '@/lib/site/number-format';
import { checkFormat } from '@/lib/research/figures/format-unit';
import { leastSquares } from '@/lib/research/series/statistics';
import { between, rebase, valuesOf, type Series } from '@/lib/research/series/series';
import { getSeries } from '@/lib/research/series/get-series';
import { pairedReturns } from '@/lib/research/series/paired-returns';

export const formatSchema = z.enum(Object.keys(FORMATS) as [Format, ...Format[]]);

/**
 * A chart as an author writes it, in a post, a report or an insight: which lines, over which window, drawn how.
 * `title` states the finding, `subtitle` the measure and unit; both may hold `{figures}`.
 */
export const chartSpecSchema = z
  .object({
    /** `scatter` sets the log returns of the first line, upwards, against those of the second, across, with their line of fit. */
    kind: z.enum(['line', 'steps', 'area', 'bars', 'scatter']),
    title: z.string().min(1),
    subtitle: z.string().min(1),
    series: z
      .array(z.object({ series: z.string(), label: z.string().min(1).max(24) }))
      .min(1)
      .max(3),
    from: z.coerce.string().optional(),
    to: z.coerce.string().optional(),
    /** Draws every line on a base of 100 at the start of the window. */
    rebase: z.boolean().default(false),
    format: formatSchema,
    /** Where the story turns: at most three short notes at a period. */
    marks: z
      .array(z.object({ period: z.coerce.string(), label: z.string().min(1).max(40) }))
      .max(3)
      .default([]),
  })
  .refine(
    ({ kind, series, rebase, marks }) =>
      kind !== 'scatter' || (series.length === 2 && !rebase && marks.length === 0),
    {
      message: 'A scatter sets one line against another: it has two lines, no base, and marks its own points',
    },
  );
export type ChartSpec = z.infer<typeof chartSpecSchema>;

/** A series ready to draw, under the label it has in this chart. */
export type ChartSeries = Series & { label: string };

/** A chart with all that is needed to draw it. */
export type Chart = { spec: ChartSpec; series: readonly ChartSeries[] };

/**
 * A chart with its series. @throws as {@link chartSeries}
 */
export function resolveChart(spec: ChartSpec): Chart {
  return { spec, series: chartSeries(spec) };
}

/**
 * The lines of a chart, cut to its window: a rate set by decision with the value in force at both its ends, for a scatter their
 * log returns.
 * @throws when a line or the window does not exist, the format is of another unit, or a scatter has no line of fit
 */
export function chartSeries(spec: ChartSpec): ChartSeries[] {
  const parts = spec.series.map(({ series: name }) => windowOf(getSeries(name), spec));
  return drawnAs(spec, parts).map((drawn, i) => {
    checkFormat(spec.format, drawn.unit, drawn.id);
    return { ...drawn, label: spec.series[i]?.label ?? '' };
  });
}

function windowOf(whole: Series, { from, to }: ChartSpec): Series {
  const first = whole.points[0]?.period ?? '';
  const last = whole.points.at(-1)?.period ?? '';
  const cut = whole.frequency === 'event' ? inForceBetween : between;
  return cut(whole, from ?? first, to ?? last);
}

function drawnAs({ kind, rebase: onBase }: ChartSpec, parts: Series[]): Series[] {
  const [first, second] = parts;
  if (kind !== 'scatter' || !first || !second) return onBase ? parts.map(rebase) : parts;
  const [up, across] = pairedReturns(first, second);
  // Without a line of fit the build stops here, not the page that draws it.
  leastSquares(valuesOf(up), valuesOf(across));
  return [up, across];
}
