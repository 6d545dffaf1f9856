import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { declareAdult } from './declarations';
import { createSession } from './sessions';
import { closeDb, db } from './database';
import { migrate } from './migrate';
import { KEYS, type Database } from './schema';
import { countViews } from './view-counts';
import { recordSubmission } from './messages';
import { keepOwnSeries } from './own-series';
import { markAnswered } from './answered-messages';
import { nameNominee } from './nominees';
import { deletePerson, exportPerson } from './people';
import { recordTraffic } from './traffic-records';
import { markRead, switchFeedKeys, wishFor } from './feed-choices';
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
  await declareAdult(db(), address, '2.0');
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
  await countViews(db(), 'insight', ['w'], { viewer: id });
  const own = { id: 'own.x7k2m9qa', name: 'My fund', unit: 'INR', kind: 'price', observed: 'close' };
  await keepOwnSeries(db(), address, {
    ...own,
    rows: [
      ['2024-01', 1],
      ['2024-02', null],
    ],
  });
  await nameNominee(db(), address, { name: 'Ravi', contact: 'ravi at work', relation: 'brother' });
  await recordTraffic(db(), { event: 'Signed in', email: address, channel: 'browser' });
  const writer = { id, email: address };
  const said = { locale: 'en', sentence: 'Gold rose', figure: null, edition: 'e', name: '', note: 'Mine' };
  await saveItem(db(), writer, { kind: 'insight', item: 'w', ...said });
  await shareInsight(db(), writer, 'w');
  await wishFor(db(), writer, new Map([['gold-usd-oz', 'more']]));
  await markRead(db(), id, 'w');
  await switchFeedKeys(db(), writer, false);
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
  sessions: 1,
  'codes asked for': 1,
  declarations: 1,
  'own series': 1,
  accounts: 1,
  // Of messages, of saved work, and of own series.
  limits: 3,
};

test('the export contains everything about one address, without tokens, codes and hashes, and nothing about others', async () => {
  const found = await exportPerson(db(), ' asha@example.COM ');
  const counts = Object.entries(found).map(([name, rows]) => [name, rows.length]);
  expect(Object.fromEntries(counts)).toEqual({ ...ALL, 'keys of messages': undefined });
  expect(found).toMatchObject({
    messages: [{ email: 'Asha@Example.com', phone_number: '98765', message: 'About gold' }],
    sessions: [{ name: 'Asha', created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
    declarations: [{ terms_version: '2.0' }],
    'own series': [{ name: 'My fund', points: '[["2024-01",1],["2024-02",null]]' }],
  });
  expect(JSON.stringify(found)).not.toMatch(/token-of|hash-of|other@|u2/);
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
