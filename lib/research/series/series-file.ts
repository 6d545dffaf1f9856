import { z } from 'zod';
import { readOnce } from '@/lib/content/content-source';
import { ContentError, listContent, readContent } from '@/lib/content/read';
import { wordsOver } from '@/lib/content/translated-words';
import { checkSeries } from './series-checks';
import { seriesShape, type SeriesFile } from './series-shape';

export type { Status } from '@/lib/content/status';
export type { Frequency, SeriesFile, Source } from './series-shape';

/** One file of content/series: a checked series with its sources. */
export const seriesSchema = seriesShape.superRefine((series, context) =>
  checkSeries(series, (path, message) => context.addIssue({ code: 'custom', path, message })),
);

/** What a translation has: titles, the names of publishers and the texts of notes. What a source is called stays as it is. */
const isWord = (path: readonly (string | number)[]) =>
  /^(?:title|columns\.\d+\.title|(?:sources|checks)\.\d+\.publisher|notes\.\d+\.text)$/.test(path.join('.'));

/**
 * A series of content/series by its id, with its words in the current language.
 * @throws ContentError when the file is missing or wrong
 */
export const readSeriesFile = readOnce((id: string): SeriesFile => {
  const file = `series/${id}.json`;
  const schema = wordsOver(file, seriesSchema, { english: () => readContent(file, z.unknown()), isWord });
  const series = readContent(file, schema);
  if (series.id !== id) throw new ContentError(file, 1, `Its id is "${series.id}", its name says "${id}"`);
  return series;
});

/** Files of content/series that contain no values: see events.ts and particulars.ts. */
const WITHOUT_VALUES = ['events', 'particulars'];

export function listSeriesFiles(): string[] {
  return listContent('series', '.json')
    .map((name) => name.replace(/\.json$/, ''))
    .filter((id) => !WITHOUT_VALUES.includes(id));
}

/** The titles of the files that the given series are columns of, each once. */
export function seriesFileTitles(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => readSeriesFile(name.split('/')[0] ?? name).title))];
}
