import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DAY, HOUR } from '@/lib/platform/clock';
import { db, problemOfDatabase } from '@/lib/records/database';
import { checkPostgres } from '@/lib/platform/db/postgres';
import { pendingMigrations } from '@/lib/records/migrate';
import { otherMachine } from '@/lib/platform/db/machine-lease';
import { sqliteFile, withSqlite } from '@/lib/platform/db/sqlite';
import { SqliteThread } from '@/lib/platform/db/sqlite-thread';
import { freeBytes, LEAST_ROOM } from '@/lib/platform/disk';
import { env } from '@/lib/platform/env';
import { LONG_WAIT, waitingMessages } from '@/lib/records/message-delivery';
import { countOverdueRequests } from '@/lib/records/requests';
import { unmovedRows } from '@/lib/services/backups/unmoved';
import { dataDirProblem } from '../steps/data-dir';
import type { Circumstances, Result } from './check';

const MEGABYTE = 1_000_000;
/** Space for weeks of messages and a few backups. */
const ENOUGH_ROOM = 1_000 * MEGABYTE;
const OLD_BACKUP = 7 * DAY;

export function dataDirectory({ starting }: Circumstances): Result {
  const dir = env().DATA_DIR;
  const problem = dataDirProblem(dir);
  // A start goes on without the disk, and says so when it makes the directory.
  if (problem) return [starting && problem.isOfDisk ? 'note' : 'bad', problem.words];
  const other = env().DATABASE_URL ? undefined : otherMachine(dir);
  if (other)
    return [
      'bad',
      `DATA_DIR (${dir}) is in use by a site on another machine (${other}), and a SQLite file serves ` +
        'one: stop that site and wait a minute, or give both the same DATABASE_URL.',
    ];
  return existsSync(dir)
    ? ['ok', `${dir} can be written`]
    : ['note', `${dir} is not there yet; the first start makes it`];
}

export function room(): Result {
  const dir = existingDataDir();
  if (!dir) return undefined;
  const free = freeBytes(dir);
  const words = `${Math.floor(free / MEGABYTE)} MB free where DATA_DIR (${dir}) is`;
  if (free >= ENOUGH_ROOM) return ['ok', words];
  return [free < LEAST_ROOM ? 'bad' : 'note', `only ${words}: make room, or move DATA_DIR to a larger disk`];
}

export async function database(): Promise<Result> {
  return env().DATABASE_URL ? server() : databaseFile();
}

const server = reading(async () => {
  await checkPostgres(db());
  return ['ok', 'the PostgreSQL of DATABASE_URL can be used'];
});

/** If the server does not answer, the check of the database reports it. */
export async function unmovedFile(): Promise<Result> {
  const problem = await unmovedRows().catch(() => undefined);
  return problem === undefined ? undefined : ['bad', problem];
}

async function databaseFile(): Promise<Result> {
  const dir = existingDataDir();
  if (!dir) return undefined;
  const file = sqliteFile(dir);
  if (!existsSync(file)) return ['note', 'not there yet; the first start makes it'];
  const problem = await integrityProblem(file);
  return problem ? ['bad', problem] : ['ok', 'whole'];
}

async function integrityProblem(file: string): Promise<string | undefined> {
  try {
    const integrity = await withSqlite(SqliteThread.open(file, { readonly: true }), (thread) =>
      thread.value('pragma integrity_check'),
    );
    if (integrity === 'ok') return undefined;
    return `${problemOfDatabase({ code: 'SQLITE_CORRUPT' })} ${String(integrity).split('\n')[0]}`;
  } catch (error) {
    return problemOfDatabase(error) ?? String(error);
  }
}

/**
 * A check that reads the database. If reading fails, it reports what the check of the database itself
 * reports.
 */
function reading(look: () => Promise<Result>): () => Promise<Result> {
  return async () => {
    try {
      return await look();
    } catch (error) {
      const problem = problemOfDatabase(error);
      if (!problem) throw error;
      return ['bad', problem];
    }
  };
}

export const migrations = reading(async () => {
  if (!databaseIsThere()) return undefined;
  const pending = await pendingMigrations();
  return pending.length === 0
    ? ['ok', 'all have run']
    : ['note', `the next start runs ${pending.join(', ')}`];
});

export const messages = reading(async () => {
  // Before its migrations the table may have other columns.
  if (!databaseIsThere() || (await pendingMigrations()).length > 0) return undefined;
  const { count, oldest, undelivered } = await waitingMessages(db());
  if (undelivered > 0)
    return [
      'bad',
      `${undelivered} ${undelivered === 1 ? 'was' : 'were'} tried for three days and not delivered: ` +
        'read them with npm run messages -- list, and mark each with npm run messages -- answered ID',
    ];
  if (oldest === null) return ['ok', 'none waits'];
  const waited = Date.now() - oldest;
  const words =
    `${count} ${count === 1 ? 'waits' : 'wait'} to be mailed to the team or sent on, the oldest for ` +
    `${duration(waited)}`;
  if (waited < LONG_WAIT) return ['note', words];
  return ['bad', `${words}: see that SMTP_URL, or PROVIDER_API_URL where it is set, can be reached`];
});

export const requests = reading(async () => {
  if (!databaseIsThere() || (await pendingMigrations()).length > 0) return undefined;
  const overdue = await countOverdueRequests(db());
  if (overdue === 0) return ['ok', 'none is overdue'];
  return [
    'bad',
    `${overdue} ${overdue === 1 ? 'has' : 'have'} no answer after the promised day: npm run messages ` +
      '-- list shows them first; mark each with npm run messages -- answered NUMBER',
  ];
});

export function backup(): Result {
  if (!databaseIsThere()) return undefined;
  const folder = path.join(env().DATA_DIR, 'backups');
  const times = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.endsWith('.part'))
    .map((name) => statSync(path.join(folder, name)).mtimeMs);
  if (times.length === 0)
    return ['note', 'there is none yet: the site makes one every night; copy them elsewhere'];
  const age = Date.now() - Math.max(...times);
  return age < OLD_BACKUP
    ? ['ok', `the last is ${duration(age)} old`]
    : ['note', `the last is ${duration(age)} old: run npm run backup`];
}

/** The data directory if it can be used; otherwise the directory's own check has reported it. */
function existingDataDir(): string | undefined {
  const dir = env().DATA_DIR;
  return existsSync(dir) && !dataDirProblem(dir) ? dir : undefined;
}

function databaseIsThere(): boolean {
  if (env().DATABASE_URL) return true;
  const dir = existingDataDir();
  return dir !== undefined && existsSync(sqliteFile(dir));
}

function duration(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return `${Math.floor(milliseconds / DAY)} days`;
  if (milliseconds >= 2 * HOUR) return `${Math.floor(milliseconds / HOUR)} hours`;
  return `${Math.max(0, Math.floor(milliseconds / 60_000))} minutes`;
}
