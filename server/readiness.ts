import { readFileSync } from 'node:fs';
import { provider, isEmbedded } from '@/lib/provider';
import { MINUTE } from '@/lib/platform/clock';
import { freeBytes } from '@/lib/platform/disk';
import { env } from '@/lib/platform/env';
import { db, problemOfDatabase } from '@/lib/records/database';
import { takePoint } from '@/lib/records/limits';
import { pendingMigrations } from '@/lib/records/migrate';
import { CheckFailed, type Checks } from './health';
import type { Pages } from './pages';

/** In bytes: with less, the log of the database cannot grow, though it may still have room for a short row. */
const LEAST_FREE = 4_000_000;

/** The row that is written. */
const WRITTEN = { name: 'ready', points: Infinity, window: MINUTE };

const BUILD_ID = '.next/BUILD_ID';

/** What the site needs to do all of its work, and whether it works now. */
export function readiness(pages: Pick<Pages, 'get'>): Checks {
  const started = readFileSync(BUILD_ID, 'utf8');
  return {
    database: async () => {
      // A full or read-only disk can be read: only a write shows that a message would be stored.
      if ((await pendingOrProblem()).length === 0) await orProblem(takePoint(db(), WRITTEN, 'now'));
      return 'ok';
    },
    disk: async () => {
      const { DATA_DIR } = env();
      if (freeBytes(DATA_DIR) < LEAST_FREE)
        throw new CheckFailed(`The disk of DATA_DIR (${DATA_DIR}) is full. Make room on it.`);
      return 'ok';
    },
    migrations: async () => {
      const pending = await pendingOrProblem();
      if (pending.length > 0) throw new CheckFailed(`Not run yet: ${pending.join(', ')}.`);
      return 'ok';
    },
    content: async () => {
      const { status } = await pages.get('/');
      if (status !== 200) throw new CheckFailed(`The front page has status ${status}.`);
      if (readFileSync(BUILD_ID, 'utf8') !== started)
        throw new CheckFailed('Another build has replaced the one that is running. Start the site again.');
      return 'ok';
    },
    upstream: async () => {
      if (isEmbedded()) return 'none';
      await provider().blogs({ limit: 1 });
      return 'ok';
    },
  };
}

/** Checks that may fail without loss: the site shows the last good pages, and delivers messages later. */
export const SURVIVABLE = ['upstream'];

/** Reads a table, so it shows too whether the database answers. */
const pendingOrProblem = () => orProblem(pendingMigrations());

/** @throws CheckFailed if the database cannot be used */
async function orProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const problem = problemOfDatabase(error);
    throw problem ? new CheckFailed(problem) : error;
  }
}
