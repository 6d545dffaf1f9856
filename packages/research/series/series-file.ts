import { perLibrary } from './per-library';
import type { Library } from './library';
import { limitText, type ValueCheck } from './checks';
import { followedBy } from './new-points';
import { checkSeries } from './series-checks';
import { seriesShape, type SeriesFile } from './series-shape';
import { titlesInLanguage } from './subject-files';

export type { Status } from './status';
export type { Frequency, SeriesFile, Source } from './series-shape';

/** One file of content/series: a checked series with its sources. */
const checkedAt = (now: () => number) =>
  seriesShape.superRefine((series, context) =>
    checkSeries(series, now(), (path, message) => context.addIssue({ code: 'custom', path, message })),
  );

export const seriesSchema = checkedAt(Date.now);
const builtSchema = checkedAt(() => Infinity);

/**
 * What a translation has: titles, the names of publishers and the texts of notes. How far a check agrees is said by
 * {@link limitText}.
 * What a source is called stays as it is.
 */
const isWord = (path: readonly (string | number)[]) =>
  /^(?:title|columns\.\d+\.title|sources\.\d+\.publisher|checks\.\d+\.publisher|notes\.\d+\.text)$/.test(
    path.join('.'),
  );

/** As {@link isWord}, where the title is in content/subjects: that of a file with one value. */
const isWordBesideTitle = (path: readonly (string | number)[]) => path.join('.') !== 'title' && isWord(path);

/** No page shows notes, and publishers are called by their own names. */
const mayStay = (path: readonly (string | number)[]) =>
  ['sources', 'checks', 'notes'].includes(String(path[0]));

/**
 * A series of content/series by its id as its file has it, with its words in the current language.
 * @throws ContentError when the file is missing or wrong
 */
export function seriesInFile(library: Library, id: string): SeriesFile {
  const { files } = library;
  const title = titlesInLanguage(library).get(id);
  const series = files.stored('series', id, () => {
    const file = `series/${id}.json`;
    const schema = files.isBuilt ? builtSchema : seriesSchema;
    const words = { isWord: title === undefined ? isWord : isWordBesideTitle, mayStay };
    const content = files.readOver(file, schema, words);
    if (content.id !== id) throw files.errorAt(file, 1, `Its id is "${content.id}", its name says "${id}"`);
    return library.isEnglish ? content : { ...content, checks: limitsIn(library, content.checks) };
  });
  return title === undefined ? series : { ...series, title };
}

const limitsIn = ({ words }: Library, checks: readonly ValueCheck[]): ValueCheck[] =>
  checks.map((check) => ({ ...check, within: limitText(words, check.within) }));

const ofContent = perLibrary((library, id: string): SeriesFile => merged(library, id).series);

/**
 * As {@link seriesInFile}, followed by the points that came in while the site runs, as far as they follow it;
 * or what the reader brought under that name.
 */
export const readSeriesFile = (library: Library, id: string): SeriesFile =>
  library.own.get(id) ?? ofContent(library, id);

/** Why points that came in while the site runs are not shown; none if all are. */
export const livePointsProblems = (library: Library, id: string): string[] => merged(library, id).problems;

function merged(library: Library, id: string): { series: SeriesFile; problems: string[] } {
  const problems: string[] = [];
  let series = seriesInFile(library, id);
  for (const points of library.live.get(id) ?? []) {
    const next = followedBy(series, points);
    if ('problem' in next) problems.push(`${id}: ${next.problem}`);
    else series = next;
  }
  return { series, problems };
}

/** Files of content/series that contain no values: see events.ts and particulars.ts. */
const WITHOUT_VALUES = ['events', 'particulars'];

export function listSeriesFiles({ files }: Library): string[] {
  return files
    .list('series', '.json')
    .map((name) => name.replace(/\.json$/, ''))
    .filter((id) => !WITHOUT_VALUES.includes(id));
}

/** The titles of the files that the given series are columns of, each once. */
export function seriesFileTitles(library: Library, names: readonly string[]): string[] {
  return [...new Set(names.map((name) => readSeriesFile(library, name.split('/')[0] ?? name).title))];
}
