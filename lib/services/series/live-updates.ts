import { libraryHere, setLivePoints } from '@/lib/texts/library-here';
import { z } from 'zod';
import { SECOND } from '@/lib/platform/clock';
import { oneAfterAnother } from '@/lib/platform/every';
import { onePerProcess } from '@/lib/platform/one-per-process';
import { log } from '@/lib/platform/log';
import { db } from '@/lib/records/database';
import { lastUpdate, standingUpdates, updatesState, type UpdatesState } from '@/lib/records/series-updates';
import { seriesFiles, updates } from '@samvit/research';

const pointsSchema = z.array(seriesFiles.pointSchema);

/**
 * How often an instance looks whether values have come in: five seconds after they were applied everybody
 * shows them.
 */
const PERIOD = 2 * SECOND;

const NOTHING: UpdatesState = '0 applied, 0 taken back';

/**
 * What this process has read, when the last of it was applied or taken back, and for which state its pages
 * were made.
 */
const process = onePerProcess<{ read: UpdatesState; last: number; shown: UpdatesState }>(
  'live-updates',
  () => ({
    read: NOTHING,
    last: 0,
    shown: NOTHING,
  }),
);

/**
 * Reads what came in without a build, if it is another than before: series have it from now on.
 * @returns the state that was read
 */
export async function readUpdates(database = db()): Promise<UpdatesState> {
  const state = await updatesState(database);
  if (state === process().read) return state;
  const points = new Map<string, updates.FilePoint[][]>();
  for (const update of await standingUpdates(database)) {
    const ofSeries = points.get(update.series) ?? [];
    points.set(update.series, [...ofSeries, pointsOf(update)]);
  }
  setLivePoints(points);
  process().last = await lastUpdate(database);
  process().read = state;
  for (const problem of updateProblems(points.keys()))
    log.error({ problem }, 'Values that came in do not follow the content of this release');
  return state;
}

/** The points of a row as series have them. */
export const pointsOf = ({ points }: { points: string }): updates.FilePoint[] =>
  pointsSchema.parse(JSON.parse(points));

/** Why values that came in are not shown, for each series with such values. */
export function updateProblems(series: Iterable<string>): string[] {
  const ofRelease = new Set(seriesFiles.listSeriesFiles(libraryHere()));
  return [...series].flatMap((id) =>
    ofRelease.has(id) ? updates.livePointsProblems(libraryHere(), id) : [],
  );
}

/**
 * Has pages made anew that were made before values came in or were taken back.
 * @param renew has all pages made anew
 */
export async function showUpdates(renew: () => void): Promise<void> {
  await readUpdates();
  showRead(renew);
}

function showRead(renew: () => void): void {
  const { read, shown } = process();
  if (read === shown) return;
  renew();
  process().shown = read;
}

/**
 * As {@link showUpdates}, at a start, when they have just been read: what is on disk may have been made by
 * this release with other values, unless its content has all of them and nothing came in or went since.
 * @param builtAt when the release was made
 */
export function showAtStart(renew: () => void, builtAt: number): void {
  const { read, last, shown } = process();
  if (read === shown) return;
  const files = new Set(seriesFiles.listSeriesFiles(libraryHere()));
  const isInFile = (id: string) =>
    !files.has(id) ||
    seriesFiles.readSeriesFile(libraryHere(), id) === seriesFiles.seriesInFile(libraryHere(), id);
  if (last < builtAt && [...libraryHere().live.keys()].every(isInFile)) process().shown = read;
  showRead(renew);
}

/**
 * Looks every few seconds until the returned function is called. A database that does not answer is asked again: others
 * say so.
 */
export const watchUpdates = (renew: () => void): (() => void) =>
  oneAfterAnother(
    PERIOD,
    () => showUpdates(renew),
    () => undefined,
  );
