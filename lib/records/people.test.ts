import { sql } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { deleteAccountRecords, deletePerson, SINCE } from './deletions';
import { giveConsent, receiptsOf, type ConsentText } from './consents';
import { hasDeclared } from '@/lib/services/sign-in/declared';
import { createSession } from './sessions';
import { changeAddress } from './address-changes';
import { closeDb, db } from './database';
import { migrate } from './migrate';
import { KEYS, type Database } from './schema';
import { addViews } from './view-counts';
import { recordSubmission } from './messages';
import { storeOwnSeries } from './own-series';
import { markAnswered } from './answered-messages';
import { nameNominee } from './nominees';
import { exportPerson } from './people';
import { recordTraffic } from './traffic-records';
import { markRead, switchFeedKeys, wishFor } from './feed-choices';
import { noteVisit } from './feed-visits';
import { saveItem } from './saved-items';
import { shareInsight } from './shared-insights';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
beforeEach(async () => {
  for (const table of Object.keys(KEYS) as (keyof Database)[]) await db().deleteFrom(table).execute();
  await live('Asha@Example.com', 'u1');
  await live('other@example.com', 'u2');
});

/** One row of each kind, written as the site does. */
async function live(email: string, id: string): Promise<void> {
  const address = email.toLowerCase();
  await db().insertInto('users').values({ id, email: address, created_at: 0 }).execute();
  await createSession(db(), { user: { id, email: address, name: 'Asha' }, token: 'token-of-the-provider' });
  const writer = { id, email: address };
  const texts: ConsentText[] = [
    { kind: 'age', version: null, sha256: 'a' },
    { kind: 'terms', version: '2.0', sha256: 'b' },
    { kind: 'privacy', version: '1.1', sha256: 'c' },
  ];
  await giveConsent(db(), writer, { texts, isInForce: () => true });
  const challenge = {
    id,
    email: address,
    channel: 'browser',
    code_hash: 'hash-of-a-code',
    tries: 0,
  } as const;
  await db()
    .insertInto('otp_challenges')
    .values({ ...challenge, created_at: 0, expires_at: 1, consumed_at: null })
    .execute();
  const submission = { email, phone_number: '98765', message: 'About gold' };
  await recordSubmission(db(), submission, { delivery: 'none', client: id, idempotencyKey: 'k' });
  await addViews(db(), 'insight', ['w'], { viewer: id });
  const ownSeries = { id: 'own.x7k2m9qa', name: 'My fund', unit: 'INR', kind: 'price', observed: 'close' };
  await storeOwnSeries(db(), writer, [
    {
      ...ownSeries,
      rows: [
        ['2024-01', 1],
        ['2024-02', null],
      ],
    },
  ]);
  await nameNominee(db(), writer, { name: 'Ravi', contact: 'ravi at work', relation: 'brother' });
  await recordTraffic(db(), { event: 'Signed in', email: address, channel: 'browser' });
  const itemWords = {
    locale: 'en',
    sentence: 'Gold rose',
    figure: null,
    edition: 'e',
    name: '',
    note: 'Mine',
  };
  await saveItem(db(), writer, { kind: 'insight', item: 'w', ...itemWords });
  await shareInsight(db(), writer, { insight: 'w', isInForce: () => true });
  await wishFor(db(), writer, new Map([['gold-usd-oz', 'more']]));
  await markRead(db(), id, 'w');
  await switchFeedKeys(db(), writer, false);
  await noteVisit(db(), id);
  const change = { id, user_id: id, token_hash: `hash-of-${id}`, email: address };
  await db()
    .insertInto('address_changes')
    .values({ ...change, changed_at: 0, expires_at: 1 })
    .execute();
}

const request = (email: string) =>
  recordSubmission(
    db(),
    { email, message: 'Delete me' },
    { delivery: 'none', request: { number: 'R-2026-4F7K-92QX', kind: 'deletion', dueAt: 1, locale: 'en' } },
  );

const ALL = {
  'keys of messages': 2,
  messages: 1,
  nominees: 1,
  'records of traffic': 1,
  'marks of views': 1,
  saved: 1,
  'shared links': 1,
  'wishes for the feed': 1,
  'read insights': 1,
  'settings of the feed': 1,
  'visits to the feed': 1,
  sessions: 1,
  'codes asked for': 1,
  declarations: 1,
  'receipts of consents': 3,
  'own series': 1,
  'changes of address': 1,
  'an account that moved from here': 0,
  accounts: 1,
  // Of messages, of declarations, of what is written in the account, and of own series.
  limits: 4,
};

test('the export has everything about one address, without tokens, codes and hashes, and of nobody else', async () => {
  const personalData = await exportPerson(db(), ' asha@example.COM ');
  const counts = Object.entries(personalData).map(([name, rows]) => [name, rows.length]);
  expect(Object.fromEntries(counts)).toEqual({ ...ALL, 'keys of messages': undefined });
  expect(personalData).toMatchObject({
    messages: [{ email: 'Asha@Example.com', phone_number: '98765', message: 'About gold' }],
    sessions: [{ name: 'Asha', created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
    declarations: [{ terms_version: '2.0' }],
    'own series': [{ name: 'My fund', points: '[["2024-01",1],["2024-02",null]]' }],
  });
  expect(JSON.stringify(personalData)).not.toMatch(/token-of|hash-of|other@|u2/);
});

test('a deletion removes everything about one address and nothing else; a second one finds nothing', async () => {
  const before = await exportPerson(db(), 'other@example.com');
  expect(await deletePerson(db(), 'asha@example.com')).toEqual({
    deleted: { ...ALL, 'records of traffic': 0 },
    staying: { messages: 0, 'records of traffic': 1 },
  });
  expect(Object.values(await exportPerson(db(), 'asha@example.com')).flat()).toEqual([
    expect.objectContaining({ event: 'Signed in' }),
  ]);
  expect(await exportPerson(db(), 'other@example.com')).toEqual(before);
  const again = await deletePerson(db(), 'asha@example.com');
  expect(new Set(Object.values(again.deleted))).toEqual(new Set([0]));
  // The count of a day contains no address, and is not deleted.
  expect(await db().selectFrom('view_counts').select('views').execute()).toEqual([
    { views: 2 },
    { views: 2 },
  ]);
});

test('a request stays until it is answered, and is in the export', async () => {
  const { request_number } = await request('asha@example.com');
  expect(await deletePerson(db(), 'asha@example.com')).toMatchObject({
    deleted: { messages: 1 },
    staying: { messages: 1 },
  });
  expect((await exportPerson(db(), 'asha@example.com')).messages).toEqual([
    expect.objectContaining({ request_number, request_kind: 'deletion', message: 'Delete me' }),
  ]);
  expect(await markAnswered(db(), ` ${request_number?.toLowerCase().replaceAll('-', ' ')}`)).not.toBeNull();
  expect(await deletePerson(db(), 'asha@example.com')).toMatchObject({
    deleted: { messages: 1 },
    staying: { messages: 0 },
  });
});

test('deleting the account leaves what was sent with the contact form, and the counters of limits', async () => {
  await deleteAccountRecords(db(), { id: 'u1', email: 'asha@example.com' });
  const personalData = await exportPerson(db(), 'asha@example.com');
  const counts = Object.entries(personalData).filter(([, rows]) => rows.length > 0);
  expect(Object.fromEntries(counts.map(([name, rows]) => [name, rows.length]))).toEqual({
    messages: 1,
    'records of traffic': 1,
    limits: 4,
  });
  expect(Object.values(await exportPerson(db(), 'other@example.com')).flat().length).toBeGreaterThan(5);
});

describe('another address', () => {
  const from = 'asha@example.com';
  const to = 'asha.new@example.com';

  test('gets everything but codes and limits; nobody else changes', async () => {
    const strangersData = await exportPerson(db(), 'other@example.com');
    expect(await changeAddress(db(), { id: 'u1', email: from }, to)).not.toBeNull();
    const counts = async (email: string) =>
      Object.fromEntries(
        Object.entries(await exportPerson(db(), email)).map(([name, rows]) => [name, rows.length]),
      );
    expect(await counts(from)).toMatchObject({ messages: 0, sessions: 0, accounts: 0, 'codes asked for': 1 });
    expect(await counts(to)).toMatchObject({
      messages: 1,
      sessions: 1,
      nominees: 1,
      'records of traffic': 0,
      declarations: 1,
      'receipts of consents': 3,
      accounts: 1,
      'marks of views': 1,
      'codes asked for': 0,
    });
    expect(await hasDeclared(db(), to)).toBe(true);
    expect(await receiptsOf(db(), from)).toEqual([]);
    expect(await exportPerson(db(), 'other@example.com')).toEqual(strangersData);
  });

  test.each(['users', 'sessions', 'declarations', 'consents', 'nominees'] as const)(
    'is refused, and nothing changes, if there is already a row in %s',
    async (table) => {
      for (const otherTable of ['users', 'sessions', 'declarations', 'consents', 'nominees'] as const)
        if (otherTable !== table)
          await db().deleteFrom(otherTable).where('email', '=', 'other@example.com').execute();
      const before = await exportPerson(db(), from);
      expect(await changeAddress(db(), { id: 'u1', email: from }, 'other@example.com')).toBeNull();
      expect(await exportPerson(db(), from)).toEqual(before);
    },
  );

  test('every table with an address is known here: a new one must be exported, moved and deleted', async () => {
    const tables = await db().introspection.getTables();
    const withAddress = tables.filter(({ columns }) => columns.some(({ name }) => name === 'email'));
    // After a restore they are looked for in all tables but that one, whose rows stay.
    const names = withAddress.map(({ name }) => name).filter((name) => name !== 'traffic_records');
    expect(Object.keys(SINCE).sort()).toEqual(names.sort());
    await deletePerson(db(), from);
    // Records of traffic stay for their days.
    for (const { name } of withAddress.filter((table) => table.name !== 'traffic_records')) {
      const left = await sql<{ email: string }>`select email from ${sql.table(name)}`.execute(db());
      expect([name, left.rows.length > 0]).toEqual([name, true]);
      expect([name, left.rows.filter(({ email }) => email.toLowerCase() === from)]).toEqual([name, []]);
    }
  });
});
