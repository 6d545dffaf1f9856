import { wordsHere } from '@/lib/content/words-here';
import { locationsByPath } from '@/lib/content/content-problem';
import { z } from 'zod';
import {
  seriesFiles,
  figures,
  units,
  numbers,
  printing,
  type ChartSeries,
  type Figure,
  type Series,
} from '@samvit/research';
import { readContent } from '@/lib/content/read';
import {
  findRows,
  RowCollection,
  rowsReferenceSchema,
  rowTablesSchema,
  type RowsReference,
} from './snapshot-rows';

export const rowSchema = z.strictObject({
  period: z.string(),
  value: z.number(),
  status: seriesFiles.statusSchema,
});
const madeSchema: z.ZodType<figures.Made> = z.strictObject({
  by: z.string(),
  from: z.array(z.string()),
  reads: z.union([
    z.enum([
      ...(['same period', 'previous', 'record', 'first', 'all', 'in force', 'so far'] as const),
      ...(['last month', 'June', 'Decembers', 'fiscal year', 'fiscal year before'] as const),
      ...(['period ends', 'months of year', 'fall', 'rise', 'fall and rise'] as const),
    ]),
    z.strictObject({ firstOf: z.number() }),
    z.strictObject({ multiple: z.number() }),
    z.strictObject({ linkedAt: z.string() }),
    z.strictObject({ linkedBy: z.string() }),
    z.strictObject({ last: z.number() }),
    z.strictObject({ weeksAhead: z.number() }),
    z.strictObject({ yearsBefore: z.number() }),
    z.strictObject({ monthsBefore: z.number() }),
    z.strictObject({ putBackAfter: z.union([z.number(), z.literal('never')]) }),
  ]),
  over: z.number().exactOptional(),
  times: z.number().exactOptional(),
  since: z.string().exactOptional(),
  weights: z.array(z.number()).exactOptional(),
  amount: z.number().exactOptional(),
  each: z.number().exactOptional(),
});
export const factsSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  unit: z.enum(units.UNIT_NAMES),
  frequency: seriesFiles.frequencySchema,
  everyDay: z.literal(true).exactOptional(),
  asOf: z.string(),
  formula: z.string().exactOptional(),
  made: madeSchema.exactOptional(),
});

const seriesShape = {
  id: z.string(),
  title: z.string(),
  column: z.string().exactOptional(),
  unit: z.enum(units.UNIT_NAMES),
  currency: z.enum(['INR', 'USD']).exactOptional(),
  frequency: seriesFiles.frequencySchema,
  everyDay: z.literal(true).exactOptional(),
  asOf: z.string(),
  formula: z.string().exactOptional(),
  inputs: z.array(z.string()),
  made: madeSchema.exactOptional(),
  redistribute: z.boolean(),
  sources: z.array(seriesFiles.sourceSchema),
  points: rowsReferenceSchema,
  notes: z.array(seriesFiles.noteSchema),
};
const seriesSchema = z.strictObject(seriesShape);
const chartSeriesSchema = z.strictObject({
  ...seriesShape,
  label: z.string(),
  isOfPlan: z.boolean().exactOptional(),
});

const figureSchema = z.strictObject({
  value: z.number(),
  period: z.string(),
  text: z.string(),
  formula: z.enum(figures.FORMULA_NAMES),
  format: z.enum(numbers.FORMAT_NAMES),
  series: z.array(factsSchema),
  window: z.strictObject({ from: z.string(), to: z.string() }),
  amount: z.number().exactOptional(),
  rise: z.number().exactOptional(),
  until: z.string().exactOptional(),
  inputs: z.array(z.strictObject({ series: z.string(), periods: z.array(z.string()) })),
  evidence: z.array(z.strictObject({ series: factsSchema, rows: rowsReferenceSchema })),
  count: z.number(),
  worked: z.array(z.string()),
  recomputable: z.boolean(),
  sources: z.array(seriesFiles.sourceSchema),
  checks: z.array(seriesFiles.checkSchema).default([]),
  status: seriesFiles.statusSchema,
});

const snapshotSchema = z.strictObject({
  rows: rowTablesSchema,
  figures: z.record(z.string(), figureSchema),
  charts: z.record(z.string(), z.array(chartSeriesSchema)),
  since: z.strictObject({ watched: seriesSchema, benchmark: seriesSchema }),
  events: z.record(z.string(), seriesFiles.eventSchema),
});

/**
 * What a version of a report showed when it was current: its figures, the series of its charts and of its
 * watch, and the dated events of its text. The file is stored next to the text of the superseded version
 * and replaces content/series, whose values have changed since.
 */
export type Snapshot = {
  figures: ReadonlyMap<string, Figure>;
  charts: Readonly<Record<string, readonly ChartSeries[]>>;
  since: { watched: Series; benchmark: Series };
  events: ReadonlyMap<string, seriesFiles.DatedEvent>;
};

/** The path of a version's snapshot, below `content/`. */
export function snapshotFile({ slug, version }: { slug: string; version: number }): string {
  return `reports/${slug}/v${version}.json`;
}

/** @throws ContentError naming file and line */
export function readSnapshot(version: { slug: string; version: number }): Snapshot {
  const file = snapshotFile(version);
  const snapshot = readContent(file, snapshotSchema);
  const at = locationsByPath(file, () => 1);
  const find = (reference: RowsReference) => at(1, () => findRows(snapshot.rows, reference));
  const withPoints = <S extends { points: RowsReference }>(series: S) => ({
    ...series,
    points: find(series.points).map(({ period, value, status }) => ({ period, value, status })),
  });
  const figure = ({ evidence, ...rest }: z.infer<typeof figureSchema>): Figure => ({
    ...rest,
    evidence: evidence.map(({ series, rows }) => ({ series, rows: find(rows).filter(figures.isPresent) })),
  });
  const { charts, since, events } = snapshot;
  return {
    figures: new Map(
      Object.entries(snapshot.figures).map(([name, each]) => [name, withoutWithheld(figure(each))]),
    ),
    charts: Object.fromEntries(
      Object.entries(charts).map(([name, series]) => [name, series.map(withPoints)]),
    ),
    since: { watched: withPoints(since.watched), benchmark: withPoints(since.benchmark) },
    events: new Map(Object.entries(events)),
  };
}

/** A stored figure as it may be printed now: some were stored with digits that may not be passed on. */
function withoutWithheld(figure: Figure): Figure {
  const { formula, format, value, period, inputs, evidence } = figure;
  const isCoarse = figures.FORMULAS[formula].inUnit && printing.isOfWithheld(inputs, evidence);
  const text = isCoarse ? printing.coarseText(wordsHere(), format, value, period) : figure.text;
  return { ...figure, text, worked: printing.coarseLines(wordsHere(), figure.worked, evidence, text) };
}

/**
 * The text of a snapshot file, with the rows of a series, a figure, chart or event per line.
 * @throws ZodError when {@link readSnapshot} would refuse it, which is found before the file is written for good
 */
export function snapshotText({ figures, charts, since, events }: Snapshot): string {
  const rows = new RowCollection();
  for (const { evidence } of figures.values())
    for (const each of evidence) rows.add(each.series.id, each.rows);
  const seriesList = [...Object.values(charts).flat(), since.watched, since.benchmark];
  for (const { id, points } of seriesList) rows.add(id, points);

  const figureLine = (figure: Figure) => ({
    ...figure,
    evidence: figure.evidence.map((each) => ({
      ...each,
      rows: rows.reference(each.series.id, each.rows),
    })),
  });
  const seriesLine = (series: Series) => ({ ...series, points: rows.reference(series.id, series.points) });
  const sections = {
    rows: Object.entries(rows.tables()),
    figures: [...figures].map(([name, figure]) => [name, figureLine(figure)] as const),
    charts: Object.entries(charts).map(([name, all]) => [name, all.map(seriesLine)] as const),
    since: Object.entries(since).map(([name, series]) => [name, seriesLine(series)] as const),
    events: [...events],
  };
  const lines = Object.entries(sections).map(([name, entries]) => section(name, entries));
  const text = `{\n${lines.join(',\n')}\n}\n`;
  snapshotSchema.parse(JSON.parse(text));
  return text;
}

function section(name: string, entries: readonly (readonly [string, unknown])[]): string {
  const rows = entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return ` ${JSON.stringify(name)}: {\n${rows.join(',\n')}\n }`;
}
