import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { DAY, dayOf } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';

/** The account of a person, or everything about an address. */
export type Scope = 'account' | 'person';

/** Who it was: everybody with this address, or with this account, whose address may have been another one before. */
export type DeletedPerson = { kind: 'address' | 'account'; value: string };

/**
 * A line of the list: it holds all that is needed to recognise whom it means, so that lines of several lists
 * make one.
 */
type Deletion = { day: string; scope: Scope; key: string; hash: string };

const LINE = /^(\d{4}-\d\d-\d\d) (account|person) ([\da-f]{32}) ([\da-f]{64})$/;

/**
 * The list of people who were deleted, with the day: a backup of before brings them back, and a restore
 * deletes them again. It is no table, because a restore replaces those. It names nobody: of an address it has
 * a hash, and the key of the hash.
 */
export function deletionList(): string {
  return path.join(env().DATA_DIR, 'deleted');
}

/** Puts a person on the list; call it before the deletion is committed. */
export function noteDeletion(scope: Scope, subjects: readonly DeletedPerson[], now: number): void {
  const file = deletionList();
  const key = deletionsIn(file).at(-1)?.key ?? randomBytes(16).toString('hex');
  const day = dayOf(now);
  append(
    file,
    subjects.map((subject) => line({ day, scope, key, hash: hashOf(key, subject) })),
  );
}

/** Adds the lines of another list that are not in ours. */
export function mergeDeletions(other: string): void {
  const file = deletionList();
  const lines = new Set(deletionsIn(file).map(line));
  append(
    file,
    deletionsIn(other)
      .map(line)
      .filter((one) => !lines.has(one)),
  );
}

/**
 * The list, to be asked what was deleted of a person, and when the day ended on which it was. An account that
 * is known is asked for by itself: another one may have been deleted at its address before it moved there.
 */
export function deletionsByPerson(): (subjects: readonly DeletedPerson[]) => [scope: Scope, end: number][] {
  const deletions = deletionsIn(deletionList());
  const keys = [...new Set(deletions.map(({ key }) => key))];
  const byHash = new Map<string, [Scope, number][]>();
  for (const { day, scope, hash } of deletions)
    byHash.set(hash, [...(byHash.get(hash) ?? []), [scope, Date.parse(day) + DAY]]);
  return (subjects) => {
    const hasAccount = subjects.some(({ kind }) => kind === 'account');
    return subjects.flatMap((subject) =>
      keys
        .flatMap((key) => byHash.get(hashOf(key, subject)) ?? [])
        .filter(([scope]) => scope === 'person' || subject.kind === 'account' || !hasAccount),
    );
  };
}

function deletionsIn(file: string): Deletion[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => {
      const [, day = '', scope, key = '', hash = ''] = LINE.exec(text) ?? [];
      return scope ? [{ day, scope: scope as Scope, key, hash }] : [];
    });
}

const line = ({ day, scope, key, hash }: Deletion) => `${day} ${scope} ${key} ${hash}`;

const hashOf = (key: string, { kind, value }: DeletedPerson) =>
  createHmac('sha256', key).update(`${kind}\n${value}`).digest('hex');

/** Adds whole lines, which is safe beside other processes that do, and on the disk when it returns. */
function append(file: string, lines: string[]): void {
  if (lines.length === 0) return;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const handle = openSync(/* turbopackIgnore: true */ file, 'a', 0o600);
  try {
    // A line that was cut off by a crash stays one.
    writeSync(handle, `\n${lines.join('\n')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
