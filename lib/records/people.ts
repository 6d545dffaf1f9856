import { sql, type Kysely, type RawBuilder } from 'kysely';
import { keyedHashes } from '@/lib/platform/secret';
import type { Database } from './schema';
import { OWN_TABLES } from './own-records';
import { insightViewers } from './view-counts';

type Rows = Record<string, unknown>[];
type Part = {
  /** The name of the part for the operator and the person. */
  name: string;
  table: keyof Database;
  /** The condition for this person's rows. */
  where: RawBuilder<unknown>;
  /** The condition for those of the rows that stay when the person is deleted, because something is in progress. */
  stays?: RawBuilder<unknown>;
  /** The columns of the person's export: no token, no code and no hash of one. Without it the part is not exported. */
  columns?: string[];
  /** Why all rows stay when the person deletes the account, or under the old address when that is changed. */
  leftBy?: { deletion?: string; change?: string };
};

/** What people store in their accounts. */
const OWN: Record<(typeof OWN_TABLES)[number], Required<Pick<Part, 'name' | 'columns'>>> = {
  saved_items: {
    name: 'saved',
    columns: ['kind', 'item', 'locale', 'sentence', 'figure', 'edition', 'name', 'note', 'saved_at'],
  },
  shared_insights: { name: 'shared links', columns: ['insight', 'created_at', 'expires_at'] },
  feed_subjects: { name: 'wishes for the feed', columns: ['subject', 'wish', 'chosen_at'] },
  read_marks: { name: 'read insights', columns: ['insight', 'read_at'] },
  feed_settings: { name: 'settings of the feed', columns: ['keys', 'changed_at'] },
  feed_visits: { name: 'visits to the feed', columns: ['visited_at', 'visited_before_at', 'answered'] },
};

const ofAddress = (email: string) => sql`lower(email) = ${email}`;

/** The ids that a person signed in with. */
export async function idsOf(db: Kysely<Database>, email: string): Promise<string[]> {
  const isTheirs = ofAddress(email);
  const { rows } = await sql<{
    id: string;
  }>`select id from users where ${isTheirs} union select user_id from sessions where ${isTheirs}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Everything stored about an address. Keys of messages come before the messages that they refer to. */
export async function personalRecords(db: Kysely<Database>, email: string, now: number): Promise<Part[]> {
  const isTheirs = ofAddress(email);
  const ids = await idsOf(db, email);
  const isOwn = ids.length > 0 ? sql`user_id in (${sql.join(ids)})` : sql`1 = 0`;
  const viewers = ids.flatMap((id) => insightViewers(id, now));
  return [
    {
      name: 'keys of messages',
      table: 'waitlist_keys',
      where: sql`waitlist_id in (select id from waitlist where ${isTheirs})`,
      leftBy: { deletion: 'as the messages' },
    },
    {
      name: 'messages',
      table: 'waitlist',
      where: isTheirs,
      stays: sql`request_number is not null and answered_at is null`,
      leftBy: { deletion: 'no account is needed, and we answer what was asked' },
      columns: [
        'id',
        'created_at',
        'email',
        'phone_number',
        'user_type',
        'message',
        'answered_at',
        'request_number',
        'request_kind',
        'due_at',
      ],
    },
    {
      name: 'nominees',
      table: 'nominees',
      where: isTheirs,
      columns: ['name', 'contact', 'relation', 'named_at'],
    },
    {
      name: 'records of traffic',
      table: 'traffic_records',
      where: isTheirs,
      stays: sql`1 = 1`,
      leftBy: { deletion: 'they stay for their days', change: 'they say which address it was then' },
      columns: ['recorded_at', 'event', 'channel'],
    },
    {
      name: 'marks of views',
      table: 'view_marks',
      where: viewers.length > 0 ? sql`viewer in (${sql.join(viewers)})` : sql`1 = 0`,
      columns: ['item', 'day', 'seen_at'],
    },
    ...OWN_TABLES.map((table) => ({ table, where: isOwn, ...OWN[table] })),
    {
      name: 'sessions',
      table: 'sessions',
      where: isTheirs,
      columns: ['name', 'created_at', 'seen_at', 'expires_at', 'channel', 'browser', 'system', 'network'],
    },
    {
      name: 'codes asked for',
      table: 'otp_challenges',
      where: isTheirs,
      columns: ['channel', 'created_at', 'expires_at', 'consumed_at'],
      leftBy: { change: 'a code mailed to the old address must not open the account of the new one' },
    },
    {
      name: 'declarations',
      table: 'declarations',
      where: isTheirs,
      columns: ['terms_version', 'privacy_version', 'declared_at'],
    },
    {
      name: 'receipts of consents',
      table: 'consents',
      where: isTheirs,
      // The hash is of our text, which anybody can read.
      columns: ['kind', 'version', 'sha256', 'given_at', 'withdrawn_at'],
    },
    {
      name: 'own series',
      table: 'own_series',
      where: isTheirs,
      columns: ['id', 'name', 'unit', 'kind', 'observed', 'points', 'created_at'],
    },
    {
      name: 'changes of address',
      table: 'address_changes',
      where: isOwn,
      columns: ['email', 'changed_at', 'expires_at'],
      leftBy: { change: 'they name the address of before' },
    },
    {
      name: 'an account that moved from here',
      table: 'address_changes',
      where: sql`${isTheirs} and not (${isOwn})`,
      columns: ['changed_at', 'expires_at'],
      leftBy: {
        deletion: 'they are of an account that has another address',
        change: 'they name the address of before',
      },
    },
    { name: 'accounts', table: 'users', where: isTheirs, columns: ['id', 'email', 'name', 'created_at'] },
    {
      name: 'limits',
      table: 'rate_limits',
      where: sql.join(
        keyedHashes('address', email).map((hash) => sql`key like ${`%:${hash}`}`),
        sql` or `,
      ),
      columns: ['points', 'expires_at'],
      leftBy: { deletion: 'they end within a day, and deleting an account must not reset them' },
    },
  ];
}

export async function exportPerson(
  db: Kysely<Database>,
  address: string,
  now = Date.now(),
): Promise<Record<string, Rows>> {
  const rowsByPart: Record<string, Rows> = {};
  for (const { name, table, where, columns } of await personalRecords(
    db,
    address.trim().toLowerCase(),
    now,
  )) {
    if (!columns) continue;
    const columnList = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<
      Record<string, unknown>
    >`select ${columnList} from ${sql.table(table)} where ${where}`.execute(db);
    rowsByPart[name] = rows.map(withMoments);
  }
  return rowsByPart;
}

/**
 * Moves everything stored about an address to another one, in the transaction of the caller, which has locked
 * both: every part whose table has the address as `email`.
 */
export async function moveParts(
  trx: Kysely<Database>,
  { from, to }: { from: string; to: string },
  now = Date.now(),
): Promise<void> {
  const withAddress = await tablesWithAddress(trx);
  for (const { table, where, leftBy } of await personalRecords(trx, from, now))
    if (withAddress.has(table) && !leftBy?.change)
      await sql`update ${sql.table(table)} set email = ${to} where ${where}`.execute(trx);
}

/** Whether somebody has an account at an address. */
export async function hasAccount(db: Kysely<Database>, email: string): Promise<boolean> {
  for (const table of ACCOUNT_TABLES)
    if (await db.selectFrom(table).select('email').where('email', '=', email).limit(1).executeTakeFirst())
      return true;
  return false;
}

/** A row in one of these is an account. */
const ACCOUNT_TABLES = ['users', 'sessions', 'declarations', 'consents', 'nominees', 'own_series'] as const;

async function tablesWithAddress(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const tables = await db.introspection.getTables();
  return new Set(
    tables.filter(({ columns }) => columns.some(({ name }) => name === 'email')).map(({ name }) => name),
  );
}

/** Timestamps become ISO dates, because milliseconds are not readable. */
function withMoments(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) =>
      column.endsWith('_at') && value !== null
        ? [column, new Date(Number(value)).toISOString()]
        : [column, value],
    ),
  );
}
