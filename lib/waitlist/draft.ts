import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { MINUTE, type Clock } from '@/lib/clock';
import type { Database } from '@/lib/db/schema';

/** Names the draft a visitor without script comes back to. */
export const DRAFT_COOKIE = 'contact-draft';
const KEPT = 10 * MINUTE;

const draftSchema = z.object({
  problem: z.string(),
  email: z.string().catch(''),
  phone_number: z.string().catch(''),
  user_type: z.string().catch(''),
  message: z.string().catch(''),
});

/** What was typed, and what was wrong with it. */
export type ContactDraft = z.infer<typeof draftSchema>;

/** Keeps the typed values for ten minutes and answers the id that finds them again. */
export async function keepDraft(
  db: Kysely<Database>,
  fields: Record<string, unknown>,
  problem: string,
  clock: Clock = Date.now,
): Promise<string> {
  const id = randomUUID();
  const draft = draftSchema.parse({ ...fields, problem });
  await db
    .insertInto('form_drafts')
    .values({ id, fields: JSON.stringify(draft), expires_at: clock() + KEPT })
    .execute();
  return id;
}

/** The draft of this id, or null when there is none or it is too old. */
export async function readDraft(
  db: Kysely<Database>,
  id: string | undefined,
  clock: Clock = Date.now,
): Promise<ContactDraft | null> {
  if (!id) return null;
  const row = await db
    .selectFrom('form_drafts')
    .select('fields')
    .where('id', '=', id)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return row ? draftSchema.parse(JSON.parse(row.fields)) : null;
}
