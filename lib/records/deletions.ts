import { sql, type Kysely } from 'kysely';
import { deletionsByPerson, noteDeletion, type Scope, type DeletedPerson } from './deletion-list';
import { lockAddresses, lockOwn, requireOwner, type Writer } from './own-records';
import { idsOf, personalRecords } from './people';
import type { Database } from './schema';
import { deleteSendLimits } from './send-limits';

/**
 * Deletes everything stored about an address in one transaction, but for what is in progress or has to stay for a time:
 * requests without an answer, records of traffic.
 * @returns how many rows of each part were deleted, and how many stay
 */
export async function deletePerson(
  db: Kysely<Database>,
  address: string,
  now = Date.now(),
): Promise<{ deleted: Record<string, number>; staying: Record<string, number> }> {
  return db.transaction().execute(async (trx) => {
    const email = address.trim().toLowerCase();
    await lockAddresses(trx, email);
    const subjects = await subjectsOf(trx, email);
    const counts = await deleteParts(trx, email, now);
    await deleteSendLimits(trx, email);
    noteDeletion('person', subjects, now);
    return counts;
  });
}

async function deleteParts(trx: Kysely<Database>, email: string, now: number) {
  for (const id of await idsOf(trx, email)) await lockOwn(trx, id);
  const deleted: Record<string, number> = {};
  const staying: Record<string, number> = {};
  for (const { name, table, where, stays } of await personalRecords(trx, email, now)) {
    const goes = stays ? sql`(${where}) and not (${stays})` : where;
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${goes}`.execute(trx);
    deleted[name] = Number(numAffectedRows);
    if (!stays) continue;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${where}`.execute(trx);
    staying[name] = Number(rows[0]?.count ?? 0);
  }
  return { deleted, staying };
}

/**
 * Deletes, in one transaction, what belongs to the account of a person who is signed in: everything of
 * lib/records/people.ts except what it says stays.
 * @throws HttpError 401, also where the account has another address by now: it would not be deleted there
 */
export async function deleteAccountRecords(
  db: Kysely<Database>,
  owner: Writer,
  now = Date.now(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAddresses(trx, owner.email);
    await requireOwner(trx, owner);
    const email = owner.email.toLowerCase();
    const subjects = await subjectsOf(trx, email);
    await deleteAccountParts(trx, email, now);
    await deleteSendLimits(trx, email);
    noteDeletion('account', subjects, now);
  });
}

/**
 * Deletes what belongs to the account of an address, in the transaction of the caller, which has locked the
 * address: every part but those that stay. It is on no list.
 */
export async function deleteAccountParts(trx: Kysely<Database>, email: string, now: number): Promise<void> {
  for (const id of await idsOf(trx, email)) await lockOwn(trx, id);
  for (const { table, where, leftBy } of await personalRecords(trx, email, now))
    if (!leftBy?.deletion) await sql`delete from ${sql.table(table)} where ${where}`.execute(trx);
}

async function subjectsOf(db: Kysely<Database>, email: string): Promise<DeletedPerson[]> {
  const ids = await idsOf(db, email);
  return [{ kind: 'address', value: email }, ...ids.map((value) => ({ kind: 'account' as const, value }))];
}

/** The columns that say since when a person is in a table. */
export const SINCE = {
  users: 'created_at',
  sessions: 'created_at',
  declarations: 'declared_at',
  consents: 'given_at',
  nominees: 'named_at',
  own_series: 'created_at',
  otp_challenges: 'created_at',
  waitlist: 'created_at',
  address_changes: 'changed_at',
} as const;

/**
 * Deletes again, in the transaction of the caller, who is on the list of deletions and was here before that
 * day ended, as after a restore. An account that was made later stays.
 * @returns how many people
 */
export async function deleteAgain(trx: Kysely<Database>, now: number): Promise<number> {
  const endsOf = deletionsByPerson();
  const people = new Set<string>();
  for (const [email, subjects] of await everybody(trx))
    for (const [scope, end] of endsOf(subjects)) {
      if (!(await isBefore(trx, { email, scope, end }))) continue;
      if (scope === 'person') await deleteParts(trx, email, now);
      else await deleteAccountParts(trx, email, now);
      people.add(email);
    }
  return people.size;
}

/** Every address that is stored, with what may stand for it on the list. */
async function everybody(db: Kysely<Database>): Promise<Map<string, DeletedPerson[]>> {
  const addresses = Object.keys(SINCE).map(
    (table) => sql`select lower(email) as email, null as id from ${sql.table(table)}`,
  );
  const ids = [
    sql`select lower(email) as email, id from users`,
    sql`select lower(email) as email, user_id as id from sessions`,
  ];
  const { rows } = await sql<{ email: string; id: string | null }>`
    ${sql.join([...addresses, ...ids], sql` union `)}`.execute(db);
  const subjects = new Map<string, DeletedPerson[]>();
  for (const { email, id } of rows) {
    const subject: DeletedPerson =
      id === null ? { kind: 'address', value: email } : { kind: 'account', value: id };
    subjects.set(email, [...(subjects.get(email) ?? []), subject]);
  }
  return subjects;
}

/** Whether a row of theirs that such a deletion deletes is from before its day ended. */
async function isBefore(
  db: Kysely<Database>,
  { email, end, scope }: { email: string; end: number; scope: Scope },
): Promise<boolean> {
  for (const { table, where, stays, leftBy } of await personalRecords(db, email, end)) {
    const since = Object.entries(SINCE).find(([name]) => name === table)?.[1];
    if (!since || (scope === 'account' && leftBy?.deletion)) continue;
    const goes = stays ? sql`(${where}) and not (${stays})` : where;
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${goes} and ${sql.ref(since)} < ${end} limit 1`.execute(
        db,
      );
    if (rows.length > 0) return true;
  }
  return false;
}
