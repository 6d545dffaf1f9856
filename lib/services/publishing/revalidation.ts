import { sql } from 'kysely';
import { z } from 'zod';
import { listen } from '@/lib/platform/db/postgres-listener';
import { env } from '@/lib/platform/env';
import { db } from '@/lib/records/database';

/** What can change without a new build. */
const TAGS = ['blogs'] as const;

export const revalidationSchema = z.union([
  z.object({ path: z.string().regex(/^\/(?!\/)[^?#]{0,300}$/) }),
  z.object({ tag: z.enum(TAGS) }),
]);
export type Revalidation = z.infer<typeof revalidationSchema>;

/** Marks a request that repeats what another instance was asked: it is not announced again. */
export const ANNOUNCED_HEADER = 'x-announced';

/** Whoever may use the database can notify: what is not ours is passed over. */
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

/** Tells every instance on the same database to make pages anew, this one too; where the database is a file there is one. */
export async function announceRevalidation(revalidation: Revalidation): Promise<void> {
  if (!env().DATABASE_URL) return;
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(revalidation)})`.execute(db());
}

/**
 * Hears of what any instance was told to make anew, until the returned function is called. After a lost connection that is
 * everything that can have changed.
 */
export function hearRevalidations(revalidate: (revalidation: Revalidation) => void): () => Promise<void> {
  const { DATABASE_URL, REVALIDATE_SECRET } = env();
  if (!DATABASE_URL || !REVALIDATE_SECRET) return async () => {};
  return listen(DATABASE_URL, CHANNEL, {
    onMessage: (payload) => {
      const { data } = announcementSchema.safeParse(payload);
      if (data) revalidate(data);
    },
    onGap: () => TAGS.forEach((tag) => revalidate({ tag })),
  });
}
