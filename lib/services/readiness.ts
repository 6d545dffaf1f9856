import { provider, isEmbedded } from '@/lib/provider';
import { MINUTE } from '@/lib/platform/clock';
import { freeBytes } from '@/lib/platform/disk';
import { env } from '@/lib/platform/env';
import type { SideCheck } from '@/lib/platform/sides';
import { db, problemOfDatabase } from '@/lib/records/database';
import { takePoint } from '@/lib/records/limits';
import { pendingMigrations } from '@/lib/records/migrate';

/** In bytes: with less, the log of the database cannot grow, though it may still have room for a short row. */
const LEAST_FREE = 4_000_000;

/** The row that is written. */
const WRITTEN = { name: 'ready', points: Infinity, window: MINUTE };

/** Whether what the handlers need works now. */
export const checks = {
  database: orProblem(async () => {
    // A full or read-only disk can be read: only a write shows that a message would be stored.
    if ((await pendingMigrations()).length === 0) await takePoint(db(), WRITTEN, 'now');
    return 'ok';
  }),
  disk: async () => {
    const { DATA_DIR } = env();
    return freeBytes(DATA_DIR) < LEAST_FREE
      ? { problem: `The disk of DATA_DIR (${DATA_DIR}) is full. Make room on it.` }
      : 'ok';
  },
  migrations: orProblem(async () => {
    const pending = await pendingMigrations();
    return pending.length > 0 ? { problem: `Not run yet: ${pending.join(', ')}.` } : 'ok';
  }),
  upstream: async () => {
    if (isEmbedded()) return 'none';
    await provider().blogs({ limit: 1 });
    return 'ok';
  },
} satisfies Record<string, SideCheck>;

/** The check, whose problem is that of a database that cannot be used. */
function orProblem(check: SideCheck): SideCheck {
  return async () => {
    try {
      return await check();
    } catch (error) {
      const problem = problemOfDatabase(error);
      if (!problem) throw error;
      return { problem };
    }
  };
}
