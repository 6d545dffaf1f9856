import { z } from 'zod';
import { eventSchema, type DatedEvent } from '@/lib/content/events';
import { ContentError, readContent } from '@/lib/content/read';
import { ownValue } from '@/lib/own-value';
import type { Figure } from '@/lib/research/figures/figure';
import type { Series, SeriesPoint } from './series';
import { frequencySchema, sourceSchema } from './series-file';
import { statusSchema } from '@/lib/content/status';

const pointSchema = z
  .union([
    z.tuple([z.string(), z.number().nullable()]),
    z.tuple([z.string(), z.number().nullable(), statusSchema]),
  ])
  .transform(([period, value, status = 'verified']): SeriesPoint => ({ period, value, status }));

const seriesSchema = z.strictObject({
  title: z.string(),
  unit: z.string(),
  frequency: frequencySchema,
  asOf: z.string(),
  formula: z.string().optional(),
  inputs: z.array(z.string()),
  redistribute: z.boolean(),
  sources: z.array(sourceSchema),
  points: z.array(pointSchema),
});

const figureSchema: z.ZodType<Figure> = z.strictObject({
  value: z.number(),
  period: z.string(),
  text: z.string(),
  formula: z.string(),
  series: z.array(z.string()),
  window: z.strictObject({ from: z.string(), to: z.string() }),
  rows: z.array(
    z.strictObject({ series: z.string(), period: z.string(), value: z.number(), status: statusSchema }),
  ),
  count: z.number(),
  sources: z.array(sourceSchema),
  status: statusSchema,
});

/**
 * What a superseded version of a report showed: its figures, and the lines behind them and its charts, as they were worked
 * out when it was current. Filed beside its text, and read instead of content/figures, which has moved on.
 */
const snapshotSchema = z.strictObject({
  figures: z.record(z.string(), figureSchema),
  series: z.record(z.string(), seriesSchema),
  events: z.record(z.string(), eventSchema),
});
type SnapshotFile = z.infer<typeof snapshotSchema>;

/** A superseded version by report and number, `gold-vs-silver.v1`: its lines go by names that begin with it. */
export type SnapshotId = `${string}.v${number}`;

/** The id under which a version keeps what it showed. */
export function snapshotId({ slug, version }: { slug: string; version: number }): SnapshotId {
  return `${slug}.v${version}`;
}

const NAME = /^([a-z0-9-]+\.v\d+):(.+)$/;
const cache = new Map<string, SnapshotFile>();

/** The name of a line as a version kept it: `gold-vs-silver.v1:gold-usd-oz`. */
export function snapshotName(id: SnapshotId, name: string): string {
  return `${id}:${name}`;
}

/** The name the line has among the current ones. */
export function currentName(name: string): string {
  return NAME.exec(name)?.[2] ?? name;
}

/** A line as a version kept it; `null` for the name of a current line. @throws ContentError when it is not in the version's file */
export function snapshotSeries(name: string): Series | null {
  const [, id, own = ''] = NAME.exec(name) ?? [];
  if (!id) return null;
  const found = ownValue(readSnapshot(id).series, own);
  if (!found) throw new ContentError(snapshotFile(id), 1, `It keeps no line "${own}"`);
  const { formula, ...line } = found;
  return { id: name, ...line, ...(formula !== undefined && { formula }) };
}

/** The figures a version kept, by name. */
export function snapshotFigures(id: SnapshotId): Map<string, Figure> {
  const kept = (line: string) => snapshotName(id, line);
  return new Map(
    Object.entries(readSnapshot(id).figures).map(([name, figure]) => [
      name,
      {
        ...figure,
        series: figure.series.map(kept),
        rows: figure.rows.map((row) => ({ ...row, series: kept(row.series) })),
      },
    ]),
  );
}

/** The dated events its text names, by id. */
export function snapshotEvents(id: SnapshotId): Map<string, DatedEvent> {
  return new Map(Object.entries(readSnapshot(id).events));
}

/** What a version is to keep, as the text of its file: a figure, a line or an event on each line of it. */
export function snapshotText(
  figures: ReadonlyMap<string, Figure>,
  seriesList: readonly Series[],
  events: readonly DatedEvent[],
): string {
  return `{\n${[
    section('figures', [...figures]),
    section(
      'series',
      seriesList.map(({ id, parts: _, ...line }) => [id, { ...line, points: line.points.map(cells) }]),
    ),
    section(
      'events',
      events.map((event) => [event.id, event]),
    ),
  ].join(',\n')}\n}\n`;
}

function section(name: string, entries: readonly (readonly [string, unknown])[]): string {
  const rows = entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return ` ${JSON.stringify(name)}: {\n${rows.join(',\n')}\n }`;
}

function cells({ period, value, status }: SeriesPoint): unknown[] {
  return status === 'verified' ? [period, value] : [period, value, status];
}

function readSnapshot(id: string): SnapshotFile {
  const known = cache.get(id);
  if (known) return known;
  const kept = readContent(snapshotFile(id), snapshotSchema);
  cache.set(id, kept);
  return kept;
}

/** `gold-vs-silver.v1` is filed as `reports/gold-vs-silver/v1.json`. */
function snapshotFile(id: string): string {
  return `reports/${id.replace('.', '/')}.json`;
}
