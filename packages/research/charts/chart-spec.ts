import type { Library } from '../series/library';
import type { Words } from '../words/words';
import { z } from 'zod';
import { withPath } from '@/lib/platform/content-problem';
import { events } from '../series/events';
import { inForceBetween } from '../series/decision-window';
import { FORMATS, type Format } from '../series/number-format';
import { checkFormat } from '../figures/format-unit';
import { leastSquares } from '../series/statistics';
import { between, rebase, valuesOf, type Series } from '../series/series';
import { getSeries } from '../series/get-series';
import type { SeriesRef } from '../series/series-ref';
import { chartEvents, type ChartEvent } from './chart-events';
import { pairedReturns } from '../series/paired-returns';

export const formatSchema = z.enum(Object.keys(FORMATS) as [Format, ...Format[]]);

/** A reference value on the axis, such as 30 of a relative strength index, with its name. */
export const levelSchema = z.union([
  z.number().transform((value) => ({ value, label: '' })),
  z.strictObject({ value: z.number(), label: z.string().min(1).max(24) }),
]);
export type Level = z.infer<typeof levelSchema>;

/**
 * A chart as an author writes it in a post, a report or an insight: its series, window and drawing style.
 * `title` states the finding, `subtitle` the measure and unit; both may contain `{figures}`.
 */
export const chartSpecSchema = z
  .strictObject({
    /**
     * `scatter` plots the log returns of the first series (vertical) against those of the second
     * (horizontal), with the regression line.
     */
    kind: z.enum(['line', 'steps', 'area', 'bars', 'scatter']),
    title: z.string().min(1),
    subtitle: z.string().min(1),
    series: z
      .array(z.strictObject({ series: z.string(), label: z.string().min(1).max(24) }))
      .min(1)
      .max(3),
    from: z.coerce.string().optional(),
    to: z.coerce.string().optional(),
    /** Rebases every series to 100 at the start of the window. */
    rebase: z.boolean().default(false),
    format: formatSchema,
    /** At most three short texts, each at a period of a line: of the first that has a value then, or of this place. */
    marks: z
      .array(
        z.strictObject({
          period: z.coerce.string(),
          label: z.string().min(1).max(40),
          line: z.number().int().min(0).exactOptional(),
        }),
      )
      .max(3)
      .default([]),
    levels: z.array(levelSchema).max(2).default([]),
    events: z.array(z.string()).max(4).default([]),
  })
  .refine(
    ({ kind, series, rebase, marks }) =>
      kind !== 'scatter' || (series.length === 2 && !rebase && marks.length === 0),
    {
      message: 'A scatter sets one line against another: it has two lines, no base, and marks its own points',
    },
  );
/** Of a chart spec, what readers see. */
export const CHART_WORDS = ['title', 'subtitle', 'label'];

export type ChartSpec = z.infer<typeof chartSpecSchema>;

export type ChartSeries = Series & {
  label: string;
  /** Money into which or out of which sums are paid: its change is not what it gained. */
  isOfPlan?: boolean;
};

/** A chart spec with its series resolved. */
export type Chart = {
  spec: ChartSpec;
  series: readonly ChartSeries[];
  events: readonly ChartEvent[];
  /** All that is held of the series, of a chart that is cut to a part of them. */
  whole?: readonly ChartSeries[] | undefined;
};

/**
 * A chart with its series and events.
 * @param refs its series, where these are made and have no names
 * @throws as {@link chartSeries}, and for an unknown event or one outside the window
 */
export function resolveChart(library: Library, spec: ChartSpec, refs?: readonly SeriesRef[]): Chart {
  const series = chartSeries(library, spec, refs);
  return {
    spec,
    series,
    events: spec.events.length > 0 ? chartEvents(library, spec.events, series, events(library)) : [],
  };
}

/**
 * The series of a chart, cut to its window. For a series of decisions the values in force at both ends of
 * the window are added; a scatter gets log returns.
 * @throws when a series or the window does not exist, the format does not fit the unit, or a scatter has no
 * regression line
 */
export function chartSeries(
  library: Library,
  spec: ChartSpec,
  refs: readonly SeriesRef[] = spec.series.map(({ series }) => series),
): ChartSeries[] {
  const parts = refs.map((ref, i) =>
    windowOf(
      withPath(['series', i, 'series'], () => getSeries(library, ref)),
      spec,
    ),
  );
  return drawnAs(library.words, spec, parts).map((drawn, i) => {
    checkFormat(spec.format, drawn.unit, drawn.id);
    const isOfPlan = drawn.made?.by === 'end-value';
    return { ...drawn, label: spec.series[i]?.label ?? '', ...(isOfPlan && { isOfPlan }) };
  });
}

function windowOf(whole: Series, { from, to }: ChartSpec): Series {
  const first = whole.points[0]?.period ?? '';
  const last = whole.points.at(-1)?.period ?? '';
  const partBetween = whole.frequency === 'event' ? inForceBetween : between;
  return partBetween(whole, from ?? first, to ?? last);
}

function drawnAs(words: Words, { kind, rebase: onBase }: ChartSpec, parts: Series[]): Series[] {
  const [first, second] = parts;
  if (kind !== 'scatter' || !first || !second)
    return onBase ? parts.map((each) => rebase(words, each)) : parts;
  const [up, across] = pairedReturns(first, second);
  // Without a regression line the build must fail here, not later when the page is rendered.
  leastSquares(valuesOf(up), valuesOf(across));
  return [up, across];
}
