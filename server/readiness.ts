import { readFileSync } from 'node:fs';
import { provider, isEmbedded } from '@/lib/provider';
import { problemOfDatabase } from '@/lib/records/database';
import { pendingMigrations } from '@/lib/records/migrate';
import { CheckFailed, type Checks } from './health';
import type { Pages } from './pages';

const BUILD_ID = '.next/BUILD_ID';

/** What the site needs to do all of its work, and whether it works now. */
export function readiness(pages: Pick<Pages, 'get'>): Checks {
  const started = readFileSync(BUILD_ID, 'utf8');
  return {
    database: async () => {
      await pendingOrProblem();
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

/** Reads a table, so it shows too whether the database answers. @throws CheckFailed if it does not */
async function pendingOrProblem(): Promise<string[]> {
  try {
    return await pendingMigrations();
  } catch (error) {
    const problem = problemOfDatabase(error);
    throw problem ? new CheckFailed(problem) : error;
  }
}
