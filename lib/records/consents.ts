import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '@/lib/platform/clock';
import { declareAdult, readDeclaration, type Declaration } from './declarations';
import type { ConsentsTable, Database } from './schema';

/** A text as it was in force when somebody agreed to it. */
export type ConsentText = Pick<ConsentsTable, 'kind' | 'version' | 'sha256'>;

export type Receipt = ConsentText & { givenAt: number; withdrawnAt: number | null };

/**
 * Records the declaration and a receipt for each text, in one transaction; where an earlier one is in force, nothing
 * changes.
 */
export async function giveConsent(
  db: Kysely<Database>,
  email: string,
  { texts, isInForce }: { texts: readonly ConsentText[]; isInForce: (earlier: Declaration) => boolean },
  clock: Clock = Date.now,
): Promise<void> {
  const now = clock();
  const versionOf = (kind: ConsentText['kind']) => texts.find((one) => one.kind === kind)?.version ?? null;
  await db.transaction().execute(async (trx) => {
    const older = await readDeclaration(trx, email);
    if (older && isInForce(older)) return;
    if (older) await storeReceiptsOf(trx, email, older);
    await trx.deleteFrom('declarations').where('email', '=', email).execute();
    await declareAdult(trx, email, versionOf('terms') ?? '', () => now, versionOf('privacy'));
    await insertReceipts(
      trx,
      email,
      texts.map((one) => ({ ...one, givenAt: now, withdrawnAt: null })),
    );
  });
}

/** Ends the declaration at once; its receipts remain, with the moment. */
export async function withdrawConsent(
  db: Kysely<Database>,
  email: string,
  clock: Clock = Date.now,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const declaration = await readDeclaration(trx, email);
    if (declaration) await storeReceiptsOf(trx, email, declaration);
    await trx
      .updateTable('consents')
      .set({ withdrawn_at: clock() })
      .where('email', '=', email)
      .where('withdrawn_at', 'is', null)
      .execute();
    await trx.deleteFrom('declarations').where('email', '=', email).execute();
  });
}

/** The receipts of an address, the newest first; also of a declaration from before there were receipts. */
export async function receiptsOf(db: Kysely<Database>, email: string): Promise<Receipt[]> {
  const [stored, declaration] = [await storedReceipts(db, email), await readDeclaration(db, email)];
  return [...(declaration ? missingReceipts(stored, declaration) : []), ...stored].sort(
    (a, b) => b.givenAt - a.givenAt || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  );
}

const KINDS: readonly ConsentText['kind'][] = ['age', 'terms', 'privacy'];

async function storedReceipts(db: Kysely<Database>, email: string): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('consents')
    .select(['kind', 'version', 'sha256', 'given_at', 'withdrawn_at'])
    .where('email', '=', email)
    .execute();
  return rows.map(({ given_at, withdrawn_at, ...text }) => ({
    ...text,
    givenAt: given_at,
    withdrawnAt: withdrawn_at,
  }));
}

/** What a declaration without receipts says: version and time. The hash of the text was not stored. */
function missingReceipts(stored: readonly Receipt[], { terms, declaredAt }: Declaration): Receipt[] {
  if (stored.some(({ givenAt }) => givenAt === declaredAt)) return [];
  const known = { sha256: null, givenAt: declaredAt, withdrawnAt: null };
  return [
    { kind: 'age', version: null, ...known },
    { kind: 'terms', version: terms, ...known },
  ];
}

async function storeReceiptsOf(db: Kysely<Database>, email: string, declaration: Declaration): Promise<void> {
  await insertReceipts(db, email, missingReceipts(await storedReceipts(db, email), declaration));
}

async function insertReceipts(db: Kysely<Database>, email: string, receipts: readonly Receipt[]) {
  if (receipts.length === 0) return;
  await db
    .insertInto('consents')
    .values(
      receipts.map(({ givenAt, withdrawnAt, ...text }) => ({
        id: randomUUID(),
        email,
        ...text,
        given_at: givenAt,
        withdrawn_at: withdrawnAt,
      })),
    )
    .execute();
}
