import { z } from 'zod';
import { readOnce } from '@/lib/content/content-source';
import { ContentError, listContent, parseContent, readContent } from '@/lib/content/read';
import { noteSchema } from './notes';
import { checkSeries } from './series-checks';
import { UNIT_NAMES } from './units';
import { statusSchema } from '@/lib/content/status';

export type { Status } from '@/lib/content/status';

export const frequencySchema = z.enum([
  'daily',
  'weekly',
  'monthly',
  'quarterly',
  'annual',
  'event',
  'cross-section',
  'mixed',
]);
export type Frequency = z.infer<typeof frequencySchema>;

export const sourceSchema = z.strictObject({
  publisher: z.string().min(1),
  title: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  published: z.string().optional(),
  licence: z.string().optional(),
});
export type Source = z.infer<typeof sourceSchema>;

const pointSchema = z.tuple([z.string()], z.union([z.number(), z.string(), z.null()]));

const columnName = z.string().regex(/^[a-zA-Z]\w*$/);

/**
 * One cell of each point, described: the period it is of, the last day of that period, how sure its values are, or a value with
 * what it is and in which unit.
 */
const columnSchema = z.discriminatedUnion('kind', [
  z.strictObject({ name: columnName, kind: z.enum(['period', 'period end', 'status']) }),
  z.strictObject({
    name: columnName,
    kind: z.literal('value'),
    /** After the title of its file: `revenue`. */
    title: z.string().min(1).max(60),
    unit: z.enum(UNIT_NAMES),
  }),
]);
export type Column = z.infer<typeof columnSchema>;

const seriesShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  /** Of its one value; where there are columns each names its own. */
  unit: z.enum(UNIT_NAMES).optional(),
  frequency: frequencySchema,
  /** The period up to which the source was read; no point starts after it. */
  asOf: z.string(),
  status: statusSchema,
  /** How long after the end of a period its value is published, and from where that is known. */
  publication: z
    .strictObject({ lagDays: z.int().min(1).max(366), reason: z.string().min(1) })
    .exactOptional(),
  redistribute: z.boolean(),
  sources: z.array(sourceSchema).min(1, 'A series names its source'),
  notes: z.array(noteSchema).default([]),
  /** The cells of each point, in order, where it has more than one value. */
  columns: z.array(columnSchema).optional(),
  /** Status of a whole column where it differs from that of its rows. */
  columnStatus: z.record(z.string(), statusSchema).default({}),
  points: z.array(pointSchema).min(1),
});
export type SeriesFile = z.infer<typeof seriesShape>;

/** One file of content/figures: a checked series with its sources. */
export const seriesSchema = seriesShape.superRefine((series, context) =>
  checkSeries(series, (path, message) => context.addIssue({ code: 'custom', path, message })),
);

/**
 * A series of content/figures by its id.
 * @throws ContentError when the file is missing or wrong
 */
export const readSeriesFile = readOnce((id: string): SeriesFile => {
  const file = `figures/${id}.json`;
  const series = readContent(file, seriesSchema);
  if (series.id !== id) throw new ContentError(file, 1, `Its id is "${series.id}", its name says "${id}"`);
  return series;
});

/** As {@link readSeriesFile}, for text in hand: what the build and the tests check. */
export function parseSeries(file: string, text: string): SeriesFile {
  return parseContent(file, text, seriesSchema);
}

/** The ids of all series. */
export function listSeriesFiles(): string[] {
  return listContent('figures', '.json')
    .map((name) => name.replace(/\.json$/, ''))
    .filter((id) => id !== 'events');
}

/** The titles of the files that series are columns of, each once. */
export function seriesFileTitles(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => readSeriesFile(name.split('/')[0] ?? name).title))];
}
