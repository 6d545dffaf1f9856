import { libraryHere } from '@/lib/texts/library-here';
import { isDeepStrictEqual } from 'node:util';
import { contentRoot } from '@/lib/content/content-source';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { env } from '@/lib/platform/env';
import { db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import {
  addUpdate,
  standingUpdates,
  takeBackUpdate,
  undoneUpdates,
  type UpdatesState,
} from '@/lib/records/series-updates';
import { updates, seriesFiles, editionOf } from '@samvit/research';
import { pointsOf, readUpdates } from './live-updates';
import { proposedFor } from './proposed';
import { settle, waitingFor, type Waiting } from './received-files';
import { hasDatabase } from './live-series';
import { withSeries, writeFiles } from './content-files';
import { effectsOf, needsPerson, type Effects } from './effects';
import { SeriesProblem } from './series-problem';

/** Has every instance of the site show what is only new, and makes nothing that is published false. */
export async function applyLive(id: string, by: string): Promise<string[]> {
  const state = await stateOfSite();
  const { waiting, proposal, effects, after } = await look(id, false);
  const points = updates.newPoints(proposal);
  if (points.length === 0 && updates.isAppendOnly(proposal)) {
    // The command was killed after it had applied them.
    settle(id, waiting);
    return [`${id} has all of it already.`];
  }
  const takenBack = await takenBackBefore(id, proposal);
  requireReviewed(id, waiting, [...new Set([...updates.unlikeAny(proposal), ...takenBack])]);
  requireClean(id, proposal, effects);
  const update = {
    series: id,
    edition_before: editionOf(libraryHere(), [id]),
    edition_after: updates.editionOfFile(after),
    points: JSON.stringify(points),
    source: waiting.name,
    sha256: waiting.sha256,
    applied_by: by,
    applied_at: Date.now(),
  };
  if (!(await addUpdate(db(), update, state))) throw new SeriesProblem(MEANWHILE);
  settle(id, waiting);
  return [
    `Applied ${periodsOf(points).join(', ')} of ${id} from ${waiting.name}: a running site shows it ` +
      `within five seconds, and npm run series -- undo ${id} takes it back.`,
    `For the next release: npm run series -- apply ${id} --into-content`,
  ];
}

/** Takes back the last values that were applied to the running site. */
export async function undo(id: string, by: string): Promise<string[]> {
  const state = await stateOfSite();
  const last = (await standingUpdates(db())).findLast(({ series }) => series === id);
  if (!last) throw new SeriesProblem(`Nothing of ${id} was applied to the running site.`);
  const inFile = inLocale(ENGLISH, () => seriesFiles.seriesInFile(libraryHere(), id));
  if (updates.followedBy(inFile, pointsOf(last)) === inFile)
    throw new SeriesProblem(
      `content/series/${id}.json has these values by now: take them out of it, then undo again, and npm run upgrade.`,
    );
  if (!(await takeBackUpdate(db(), { series: id, number: last.number, by, at: Date.now() }, state)))
    throw new SeriesProblem(MEANWHILE);
  return [
    `Taken back: ${periodsOf(pointsOf(last)).join(', ')} of ${id}. If a file of its publisher brings ` +
      'the same values again, it will wait for a person.',
    ...againWords(id),
  ];
}

/** The new periods whose values are those that a person took back: the file of their publisher still has them. */
export async function takenBackBefore(id: string, proposal: updates.Proposal): Promise<string[]> {
  if (!hasDatabase()) return [];
  const undone = (await undoneUpdates(db(), id)).flatMap(pointsOf);
  return periodsOf(
    updates.newPoints(proposal).filter((point) => undone.some((each) => isDeepStrictEqual(each, point))),
  );
}

const periodsOf = (points: readonly updates.FilePoint[]): string[] => points.map(([period]) => period);

/** How to keep what a person declined from coming again; nothing of a series that is not fetched. */
export const againWords = (id: string): string[] =>
  updates.fetchProblem(libraryHere(), id) === null
    ? [`To keep the next fetch from bringing it again: "paused" in content/supply/${id}.yaml.`]
    : [];

const MEANWHILE =
  'Somebody else has applied or taken back values meanwhile: nothing was changed. Look at it again.';

/** What the running site shows; its database must be there. */
async function stateOfSite(): Promise<UpdatesState> {
  if (!hasDatabase())
    throw new SeriesProblem(
      `There is no database in DATA_DIR (${env().DATA_DIR}): set DATA_DIR to the folder of the site, ` +
        'or start the site once.',
    );
  await migrate();
  return readUpdates();
}

/** Writes what waits, or without that what the running site shows, into content for the next build. */
export async function writeIntoContent(id: string, isRevision: boolean): Promise<string[]> {
  const inFile = inLocale(ENGLISH, () => seriesFiles.seriesInFile(libraryHere(), id));
  let after = inLocale(ENGLISH, () => seriesFiles.readSeriesFile(libraryHere(), id));
  const waitingFile = waitingFor(id);
  if (waitingFile) {
    const looked = await look(id, isRevision);
    requireReviewed(id, waitingFile, isRevision ? ['All of it'] : updates.unlikeAny(looked.proposal));
    if (!isRevision) requireClean(id, looked.proposal, looked.effects);
    ({ after } = looked);
  }
  if (isDeepStrictEqual(after, inFile)) {
    if (!waitingFile) throw new SeriesProblem(nothingWaits(id));
    settle(id, waitingFile);
    return [
      `Nothing was written: ${waitingFile.name} has nothing that content/series/${id}.json has not; it ` +
        'no longer waits.',
    ];
  }
  const files = writeFiles(contentRoot(), withSeries(contentRoot(), inFile, after, locales()));
  if (waitingFile) settle(id, waitingFile);
  return [`Written: ${files.map((file) => `content/${file}`).join(' and ')}. npm run upgrade serves it.`];
}

function requireClean(id: string, proposal: updates.Proposal, effects: () => Effects): void {
  const [disagreement] = proposal.disagreements;
  if (disagreement !== undefined) throw new SeriesProblem(disagreement);
  if (!updates.isAppendOnly(proposal) || needsPerson(effects()))
    throw new SeriesProblem(
      `${id} changes more than its end: npm run series -- review ${id} says what, and how to go on.`,
    );
}

/** What a person decides about, the person has been shown: another file may have come in since the last look. */
function requireReviewed(id: string, waiting: Waiting, about: readonly string[]): void {
  if (about.length > 0 && !waiting.reviewed)
    throw new SeriesProblem(
      `${about.join(', ')} of ${waiting.name} is for a person to judge, and nobody has looked at this ` +
        `file: npm run series -- review ${id} first.`,
    );
}

/** What waits for a series, and what it would change; to find the effects out takes ten seconds. */
export async function look(id: string, isRevision: boolean) {
  const file = waitingFor(id);
  if (!file) throw new SeriesProblem(nothingWaits(id));
  const proposal = await proposedFor(id, file, Date.now());
  const inFile = inLocale(ENGLISH, () => seriesFiles.seriesInFile(libraryHere(), id));
  const after = isRevision ? updates.revised(proposal) : proposal.file;
  return { waiting: file, proposal, after, effects: () => effectsOf(inFile, after) };
}

export const nothingWaits = (id: string) =>
  `Nothing waits for ${id}: npm run series -- import FILE ${id} brings a file in.`;
