import { z } from 'zod';
import { readByBuild, readOnce } from '@/lib/content/content-source';
import { ContentError, listContent, readContent } from '@/lib/content/read';
import { wordsOver } from '@/lib/content/translated-words';
import { livePointsOf } from './live-points';
import { followedBy } from './new-points';
import { ownFile } from './own-files';
import { checkSeries } from './series-checks';
import { seriesShape, type SeriesFile } from './series-shape';

export type { Status } from '@/lib/content/status';
export type { Frequency, SeriesFile, Source } from './series-shape';

/** One file of content/series: a checked series with its sources. */
export const seriesSchema = seriesShape.superRefine((series, context) =>
  checkSeries(series, (path, message) => context.addIssue({ code: 'custom', path, message })),
);

/**
 * What a translation has: titles, the names of publishers, how far a check agrees, and the texts of notes. What a source is
 * called stays as it is.
 */
const isWord = (path: readonly (string | number)[]) =>
  /^(?:title|columns\.\d+\.title|sources\.\d+\.publisher|checks\.\d+\.(?:publisher|within)|notes\.\d+\.text)$/.test(
    path.join('.'),
  );

/** No page shows notes, publishers are called by their own names, and a check may agree within a mere number. */
const mayStay = (path: readonly (string | number)[]) =>
  ['sources', 'checks', 'notes'].includes(String(path[0]));

/**
 * A series of content/series by its id as its file has it, with its words in the current language.
 * @throws ContentError when the file is missing or wrong
 */
export const seriesInFile = readByBuild('series', (id: string): SeriesFile => {
  const file = `series/${id}.json`;
  const schema = wordsOver(file, seriesSchema, {
    english: () => readContent(file, z.unknown()),
    isWord,
    mayStay,
  });
  const series = readContent(file, schema);
  if (series.id !== id) throw new ContentError(file, 1, `Its id is "${series.id}", its name says "${id}"`);
  return series;
});

const ofContent = readOnce((id: string): SeriesFile => merged(id).series);

/**
 * As {@link seriesInFile}, followed by the points that came in while the site runs, as far as they follow it; or what the
 * reader of this request brought under that name.
 */
export const readSeriesFile = (id: string): SeriesFile => ownFile(id) ?? ofContent(id);

/** Why points that came in while the site runs are not shown; none if all are. */
export const livePointsProblems = (id: string): string[] => merged(id).problems;

function merged(id: string): { series: SeriesFile; problems: string[] } {
  const problems: string[] = [];
  let series = seriesInFile(id);
  for (const points of livePointsOf(id)) {
    const next = followedBy(series, points);
    if ('problem' in next) problems.push(`${id}: ${next.problem}`);
    else series = next;
  }
  return { series, problems };
}

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
