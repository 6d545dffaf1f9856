import type { Kysely } from 'kysely';
import { giveConsent } from '@/lib/records/consents';
import { readDeclaration, type IsInForce } from '@/lib/records/declarations';
import type { Writer } from '@/lib/records/own-records';
import type { Database } from '@/lib/records/schema';
import { changedTexts, textsInForce } from './consent-texts';

/** Whether no text has had a version since that says it is material. */
export const isInForce: IsInForce = (declaration) => changedTexts(declaration).length === 0;

/** Whether a person is known to be an adult who agrees to the texts: has declared it, and need not be asked again. */
export async function hasDeclared(db: Kysely<Database>, email: string): Promise<boolean> {
  const declaration = await readDeclaration(db, email);
  return declaration !== null && isInForce(declaration);
}

/** Records that a person is an adult and agrees to the texts in force, with a receipt for each. */
export async function declare(db: Kysely<Database>, writer: Writer): Promise<void> {
  await giveConsent(db, writer, { texts: textsInForce(), isInForce });
}
