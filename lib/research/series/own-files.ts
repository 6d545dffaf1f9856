import { Scoped, type RenderCache } from '@/lib/platform/scoped';
import type { SeriesFile } from './series-shape';

/**
 * The series that a reader brought to one request, as series files by their names. They exist while that request is worked
 * out and for nobody else: what is read or made of them is in no cache of content.
 */
type OwnFiles = ReadonlyMap<string, SeriesFile>;

const holding = (files: readonly SeriesFile[]): OwnFiles => new Map(files.map((file) => [file.id, file]));

const scope = new Scoped<OwnFiles>(holding([]));

/** The reader's series in this request: the same Map throughout, because get-series.ts keys a cache by it. */
export const ownFilesHere = (): OwnFiles => scope.get();

/** `own.x7k2m9qa`, with the alphabet of codes in small letters. */
const NAME = /own\.[0-9a-hjkmnp-tv-z]{8}/;
const WHOLE_NAME = new RegExp(`^${NAME.source}$`);

export const isOwnName = (name: string): boolean => WHOLE_NAME.test(name);

/** Whether a series is a reader's own, or is made of such. */
export const isOfOwn = (name: string): boolean => NAME.test(name);

/** The file of a series that the reader brought; undefined for every other. */
export const ownFile = (name: string): SeriesFile | undefined =>
  isOwnName(name) ? ownFilesHere().get(name) : undefined;

/** All that the reader brought. */
export const ownFiles = (): readonly SeriesFile[] => [...ownFilesHere().values()];

/** Calls the function with the series that a reader brought. */
export function withOwnSeries<Result>(files: readonly SeriesFile[], call: () => Result): Result {
  return scope.run(holding(files), call);
}

/**
 * Renders the rest of this page with them.
 * @param cache React's
 */
export function renderWithOwnSeries(files: readonly SeriesFile[], cache: RenderCache): void {
  scope.render(holding(files), cache);
}
