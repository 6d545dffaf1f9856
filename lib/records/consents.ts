import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DAY, type Clock } from '@/lib/platform/clock';
import { keyedHash } from '@/lib/platform/secret';
import { declareAdult, readDeclaration, type Declaration, type IsInForce } from './declarations';
import { requirePoint, type Limit } from './limits';
import { writeOwn, type Writer } from './own-records';
import type { ConsentsTable, Database } from './schema';
import { endAllShared } from './shared-insights';

/** A text as it was in force when somebody agreed to it. */
export type ConsentText = Pick<ConsentsTable, 'kind' | 'version' | 'sha256'>;

export type Receipt = ConsentText & { givenAt: number; withdrawnAt: number | null };

/**
 * How often a person may declare anew: receipts are stored for good. To withdraw has no limit, and stores
 * none alone.
 */
const DECLARATIONS: Limit = { name: 'declarations', points: 10, window: DAY };

/**
 * Records the declaration and a receipt for each text, in one transaction; where an earlier one is in force, nothing
 * changes.
 * @throws HttpError 401, 429
 */
export async function giveConsent(
  db: Kysely<Database>,
  writer: Writer,
  { texts, isInForce }: { texts: readonly ConsentText[]; isInForce: IsInForce },
  clock: Clock = Date.now,
): Promise<void> {
  const { email } = writer;
  const now = clock();
  const versionOf = (kind: ConsentText['kind']) => texts.find((one) => one.kind === kind)?.version ?? null;
  const declare = async (trx: Kysely<Database>) => {
    const older = await readDeclaration(trx, email);
    if (older && isInForce(older)) return;
    await requirePoint(trx, DECLARATIONS, keyedHash('address', email), clock);
    if (older) await storeReceiptsOf(trx, email, older);
    await trx.deleteFrom('declarations').where('email', '=', email).execute();
    await declareAdult(trx, email, versionOf('terms') ?? '', () => now, versionOf('privacy'));
    await insertReceipts(
      trx,
      email,
      texts.map((one) => ({ ...one, givenAt: now, withdrawnAt: null })),
    );
  };
  await writeOwn(db, writer, declare, clock);
}

/**
 * Ends the declaration at once, and with it the links to insights that the person made; its receipts remain, with the
 * moment.
 * @throws HttpError 401
 */
export async function withdrawConsent(
  db: Kysely<Database>,
  writer: Writer,
  clock: Clock = Date.now,
): Promise<void> {
  const { id, email } = writer;
  const end = async (trx: Kysely<Database>) => {
    await endAllShared(trx, id);
    const declaration = await readDeclaration(trx, email);
    if (declaration) await storeReceiptsOf(trx, email, declaration);
    await trx
      .updateTable('consents')
      .set({ withdrawn_at: clock() })
      .where('email', '=', email)
      .where('withdrawn_at', 'is', null)
      .execute();
    await trx.deleteFrom('declarations').where('email', '=', email).execute();
  };
  await writeOwn(db, writer, end, clock);
}

/** The receipts of an address, the newest first; also of a declaration from before there were receipts. */
export async function receiptsOf(db: Kysely<Database>, email: string): Promise<Receipt[]> {
  const [receipts, declaration] = [await storedReceipts(db, email), await readDeclaration(db, email)];
  return [...(declaration ? missingReceipts(receipts, declaration) : []), ...receipts].sort(
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
  const declarationTimes = { sha256: null, givenAt: declaredAt, withdrawnAt: null };
  return [
    { kind: 'age', version: null, ...declarationTimes },
    { kind: 'terms', version: terms, ...declarationTimes },
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
