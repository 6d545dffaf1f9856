import { sql } from 'kysely';
import { z } from 'zod';
import { listen } from '@/lib/platform/db/postgres-listener';
import { env } from '@/lib/platform/env';
import { errorFields, log } from '@/lib/platform/log';
import { keyedHash } from '@/lib/platform/secret';
import { sides } from '@/lib/platform/sides';
import { db } from '@/lib/records/database';

/**
 * What can change without a new build: posts; the ages of data, which every day changes; values that come in; and how often
 * reports were read.
 */
const TAGS = ['blogs', 'day', 'figures', 'views'] as const;

export const revalidationSchema = z.union([
  z.object({ path: z.string().regex(/^\/(?!\/)[^?#]{0,300}$/) }),
  z.object({ tag: z.enum(TAGS) }),
]);
export type Revalidation = z.infer<typeof revalidationSchema>;

/** Marks a request that came from another instance's notification, so that it is not notified again. */
export const ANNOUNCED_HEADER = 'x-announced';

/** What the site authorises its own requests with, so that it can revalidate without REVALIDATE_SECRET too. */
export const ownRevalidationKey = () => keyedHash('revalidation', 'of this process');

/** Every user of the database can notify: payloads of another format are ignored. */
const announcementSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(revalidationSchema);

const CHANNEL = 'samvit_revalidate';

/**
 * Tells every instance on the same database, this one included, to revalidate pages; with SQLite there is
 * only one instance.
 */
export async function announceRevalidation(revalidation: Revalidation): Promise<void> {
  if (!env().DATABASE_URL) return;
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(revalidation)})`.execute(db());
}

/**
 * Revalidates pages of this instance, as `POST /api/revalidate` does; only a request to a handler of Next can do it.
 * @returns whether it succeeded; if not, the log has the reason
 */
export async function revalidateHere(revalidation: Revalidation): Promise<boolean> {
  const headers = { authorization: `Bearer ${ownRevalidationKey()}`, [ANNOUNCED_HEADER]: '1' };
  try {
    const request = { method: 'POST', url: '/api/revalidate', headers, body: revalidation } as const;
    const response = await sides().ask?.(request);
    if (response?.status !== 200) log.error({ status: response?.status }, 'Pages could not be revalidated');
    return response?.status === 200;
  } catch (error) {
    log.error(errorFields(error), 'Pages could not be revalidated');
    return false;
  }
}

/**
 * Listens for revalidations by any instance, until the returned function is called. After a lost connection
 * it reports everything that can have changed.
 */
export function hearRevalidations(revalidate: (revalidation: Revalidation) => void): () => Promise<void> {
  const { DATABASE_URL, REVALIDATE_SECRET } = env();
  if (!DATABASE_URL || !REVALIDATE_SECRET) return async () => {};
  return listen(DATABASE_URL, CHANNEL, {
    onMessage: (payload) => {
      const { data } = announcementSchema.safeParse(payload);
      if (data) revalidate(data);
    },
    // Every instance has its own clock, and looks for values itself (series/live-updates.ts).
    onGap: () => revalidate({ tag: 'blogs' }),
  });
}
