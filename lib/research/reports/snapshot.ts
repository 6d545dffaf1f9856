import { z } from 'zod';
import { eventSchema, type DatedEvent } from '@/lib/content/events';
import { readContent } from '@/lib/content/read';
import { statusSchema } from '@/lib/content/status';
import type { ChartSeries } from '@/lib/research/charts/chart-spec';
import type { Figure } from '@/lib/research/figures/figure';
import { FORMULA_NAMES, FORMULAS } from '@/lib/research/figures/formulas';
import { coarseLines, coarseText, isOfWithheld } from '@/lib/research/figures/withheld';
import { FORMAT_NAMES } from '@/lib/site/number-format';
import type { Made } from '@/lib/research/series/made-of';
import { noteSchema } from '@/lib/research/series/notes';
import { UNIT_NAMES } from '@/lib/research/series/units';
import type { Series } from '@/lib/research/series/series';
import { frequencySchema, sourceSchema } from '@/lib/research/series/series-shape';

export const rowSchema = z.strictObject({ period: z.string(), value: z.number(), status: statusSchema });
const madeSchema: z.ZodType<Made> = z.strictObject({
  by: z.string(),
  from: z.array(z.string()),
  reads: z.union([
    z.enum([
      ...(['same period', 'previous', 'record', 'first', 'all', 'in force', 'so far'] as const),
      ...(['last month', 'Decembers'] as const),
    ]),
    z.strictObject({ last: z.number() }),
    z.strictObject({ weeksAhead: z.number() }),
    z.strictObject({ yearsBefore: z.number() }),
  ]),
  over: z.number().exactOptional(),
  times: z.number().exactOptional(),
});
export const factsSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  unit: z.enum(UNIT_NAMES),
  frequency: frequencySchema,
  asOf: z.string(),
  formula: z.string().exactOptional(),
  made: madeSchema.exactOptional(),
});

const seriesShape = {
  id: z.string(),
  title: z.string(),
  column: z.string().exactOptional(),
  unit: z.enum(UNIT_NAMES),
  frequency: frequencySchema,
  asOf: z.string(),
  formula: z.string().exactOptional(),
  inputs: z.array(z.string()),
  made: madeSchema.exactOptional(),
  redistribute: z.boolean(),
  sources: z.array(sourceSchema),
  points: z.array(rowSchema.extend({ value: z.number().nullable() })),
  notes: z.array(noteSchema),
};
const seriesSchema: z.ZodType<Series> = z.strictObject(seriesShape);
const chartSeriesSchema: z.ZodType<ChartSeries> = z.strictObject({ ...seriesShape, label: z.string() });

const figureSchema: z.ZodType<Figure> = z.strictObject({
  value: z.number(),
  period: z.string(),
  text: z.string(),
  formula: z.enum(FORMULA_NAMES),
  format: z.enum(FORMAT_NAMES),
  series: z.array(factsSchema),
  window: z.strictObject({ from: z.string(), to: z.string() }),
  inputs: z.array(z.strictObject({ series: z.string(), periods: z.array(z.string()) })),
  evidence: z.array(
    z.strictObject({
      series: factsSchema,
      rows: z.array(rowSchema.extend({ withheld: z.literal(true).exactOptional() })),
    }),
  ),
  count: z.number(),
  worked: z.array(z.string()),
  recomputable: z.boolean(),
  sources: z.array(sourceSchema),
  status: statusSchema,
});

const snapshotSchema = z.strictObject({
  figures: z.record(z.string(), figureSchema),
  charts: z.record(z.string(), z.array(chartSeriesSchema)),
  since: z.strictObject({ watched: seriesSchema, benchmark: seriesSchema }),
  events: z.record(z.string(), eventSchema),
});

/**
 * What a version of a report showed when it was current: its figures, the series of its charts and of its
 * watch, and the dated events of its text. The file is stored next to the text of the superseded version
 * and replaces content/figures, whose values have changed since.
 */
export type Snapshot = {
  figures: ReadonlyMap<string, Figure>;
  charts: Readonly<Record<string, readonly ChartSeries[]>>;
  since: { watched: Series; benchmark: Series };
  events: ReadonlyMap<string, DatedEvent>;
};

/** The path of a version's snapshot, below `content/`. */
export function snapshotFile({ slug, version }: { slug: string; version: number }): string {
  return `reports/${slug}/v${version}.json`;
}

/** @throws ContentError naming file and line */
export function readSnapshot(version: { slug: string; version: number }): Snapshot {
  const { figures, charts, since, events } = readContent(snapshotFile(version), snapshotSchema);
  return {
    figures: new Map(Object.entries(figures).map(([name, figure]) => [name, withoutWithheld(figure)])),
    charts,
    since,
    events: new Map(Object.entries(events)),
  };
}

/** A stored figure as it may be printed now: some were stored with digits that may not be passed on. */
function withoutWithheld(figure: Figure): Figure {
  const { formula, format, value, period, inputs, evidence } = figure;
  const isCoarse = FORMULAS[formula].inUnit && isOfWithheld(inputs, evidence);
  const text = isCoarse ? coarseText(format, value, period) : figure.text;
  return { ...figure, text, worked: coarseLines(figure.worked, evidence, text) };
}

/** The text of a snapshot file, with one figure, chart or event per line. */
export function snapshotText({ figures, charts, since, events }: Snapshot): string {
  const sections = {
    figures: [...figures],
    charts: Object.entries(charts),
    since: Object.entries(since),
    events: [...events],
  };
  return `{\n${Object.entries(sections)
    .map(([name, entries]) => section(name, entries))
    .join(',\n')}\n}\n`;
}

function section(name: string, entries: readonly (readonly [string, unknown])[]): string {
  const rows = entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return ` ${JSON.stringify(name)}: {\n${rows.join(',\n')}\n }`;
}
