import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { writeWhole } from '@/lib/platform/write-whole';
import { updates } from '@samvit/research';

// What publishers sent, and which of it waits for a person, in files of DATA_DIR/figures: a file is written
// whole or not at all.

const receivedSchema = z.strictObject({
  /** Below DATA_DIR/figures. */
  file: z.string(),
  /** The name that the operator knows it by: of the file, or the address. */
  name: z.string(),
  sha256: z.string(),
  at: z.iso.datetime(),
  /** The columns of a CSV whose layout no supply describes. */
  columns: z.strictObject({ date: z.string(), value: z.string() }).exactOptional(),
});
/** A file as it came from a publisher. */
export type ReceivedFile = z.infer<typeof receivedSchema>;

const waitingSchema = receivedSchema.extend({
  /** The file of the second publisher, with which new values are compared. */
  check: receivedSchema.exactOptional(),
  /** Somebody has been shown what it would change. */
  reviewed: z.literal(true).exactOptional(),
});
/** What was received of a series and not yet decided. */
export type Waiting = z.infer<typeof waitingSchema>;

/** Where all of DATA_DIR is that belongs to series. */
export const seriesFolder = () => path.join(env().DATA_DIR, 'figures');
const waitingFile = (id: string) => path.join(seriesFolder(), 'waiting', `${id}.json`);

/** Stores what was received of a series, whatever it is; the same bytes once. */
export function storeReceived(
  id: string,
  { bytes, now, ...rest }: Pick<ReceivedFile, 'name' | 'columns'> & { bytes: Buffer; now: number },
): ReceivedFile {
  const sha256 = hashOf(bytes);
  const at = new Date(now).toISOString();
  const place = path.join('raw', id);
  const existingName = namesIn(path.join(seriesFolder(), place)).find((name) => name.endsWith(endOf(sha256)));
  const file = path.join(place, existingName ?? `${at.slice(0, 10)}${endOf(sha256)}`);
  if (existingName === undefined || hashOf(readFileSync(path.join(seriesFolder(), file))) !== sha256)
    writeWhole(path.join(seriesFolder(), file), bytes);
  return { file, sha256, at, ...rest };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const endOf = (sha256: string) => `-${sha256.slice(0, 12)}`;

const namesIn = (place: string) => (existsSync(place) ? readdirSync(place) : []);

/**
 * Makes it what `review` and `apply` look at, in place of what waited before. Who has been shown the same
 * bytes need not look again.
 */
export function wait(id: string, waiting: Waiting): void {
  const before = readWaiting(id);
  const isSeen = before !== 'damaged' && before?.reviewed === true && isSame(before, waiting);
  write(id, isSeen ? { ...waiting, reviewed: true } : waiting);
}

const isSame = (a: Waiting, b: Waiting): boolean =>
  a.sha256 === b.sha256 && a.check?.sha256 === b.check?.sha256 && isDeepStrictEqual(a.columns, b.columns);

function write(id: string, waiting: Waiting): void {
  writeWhole(waitingFile(id), Buffer.from(`${JSON.stringify(waiting, null, 1)}\n`));
}

/** Notes that somebody has been shown what it would change, unless another file waits by now. */
export function markReviewed(id: string, seen: Waiting): void {
  if (isDeepStrictEqual(waitingFor(id), seen)) write(id, { ...seen, reviewed: true });
}

/** What waits for a decision about a series; `damaged` if somebody has edited the file that says so. */
function readWaiting(id: string): Waiting | 'damaged' | undefined {
  const file = waitingFile(id);
  if (!existsSync(file)) return undefined;
  try {
    return waitingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    return 'damaged';
  }
}

/**
 * What waits for a decision about a series; undefined if nothing does.
 * @throws SupplyProblem if somebody has edited the file that says so
 */
export function waitingFor(id: string): Waiting | undefined {
  const file = readWaiting(id);
  if (file === 'damaged')
    throw new updates.SupplyProblem(
      waitingFile(id),
      null,
      'This is not as the command wrote it: import the file again',
    );
  return file;
}

/**
 * The bytes of a file as they came.
 * @throws SupplyProblem if somebody has deleted or changed them
 */
export function bytesOf({ file, name, sha256 }: ReceivedFile): Buffer {
  const target = path.join(seriesFolder(), file);
  const bytes = existsSync(target) ? readFileSync(target) : undefined;
  if (bytes && hashOf(bytes) === sha256) return bytes;
  throw new updates.SupplyProblem(
    target,
    null,
    `${name} was stored here, and has been ${bytes ? 'changed' : 'deleted'}: import it again`,
  );
}

/**
 * Nothing waits any more; what was received stays.
 * @param decided what it was: another file that somebody imported meanwhile still waits
 */
export function settle(id: string, decided: ReceivedFile): void {
  if (waitingFor(id)?.sha256 === decided.sha256) rmSync(waitingFile(id), { force: true });
}

/**
 * Nothing waits any more, also if nobody can read what did; what was received stays.
 * @returns what waited
 */
export function decline(id: string): ReturnType<typeof readWaiting> {
  const file = readWaiting(id);
  rmSync(waitingFile(id), { force: true });
  return file;
}

/** So many files of a series are stored, the newest. */
export const MOST_FILES = 30;

/**
 * Deletes what was received of each series beside its newest files, but neither what waits nor what was
 * applied, and nothing of a series of which nobody can read what waits.
 * @param applied the hashes of files whose values were applied
 * @returns the number of files
 */
export function deleteOldFiles(applied: readonly string[]): number {
  const ends = applied.map(endOf);
  const raw = path.join(seriesFolder(), 'raw');
  const oldFiles = namesIn(raw).flatMap((id) => {
    const file = readWaiting(id);
    if (file === 'damaged') return [];
    const isWaiting = (name: string) => [file?.file, file?.check?.file].includes(path.join('raw', id, name));
    // Names begin with the day.
    return namesIn(path.join(raw, id))
      .sort()
      .slice(0, -MOST_FILES)
      .filter((name) => !isWaiting(name) && !ends.some((end) => name.endsWith(end)))
      .map((name) => path.join(raw, id, name));
  });
  for (const file of oldFiles) rmSync(file, { force: true });
  return oldFiles.length;
}
