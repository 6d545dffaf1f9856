import { SHARED_DAYS } from '@/lib/contract/saved';
import { DAY, HOUR } from '@/lib/platform/clock';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { setName } from './accounts';
import { deleteAccountRecords } from './deletions';
import { closeDb, db } from './database';
import {
  clearReadMarks,
  feedKeysAreOn,
  feedWishes,
  markRead,
  readInsights,
  switchFeedKeys,
  wishFor,
} from './feed-choices';
import { declareAdult } from './declarations';
import { migrate } from './migrate';
import { OWN_TABLES, type Writer } from './own-records';
import { deleteItem, MOST_SAVED, savedItem, savedItems, saveItem, writeWords } from './saved-items';
import { KEYS, type Database } from './schema';
import { createSession, endAllSessions } from './sessions';
import {
  isShared,
  MOST_SHARED,
  revokeShared,
  sharedBy,
  sharedByToken,
  shareInsight,
} from './shared-insights';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const asha: Writer = { id: 'u1', email: 'asha@example.com' };
const ravi: Writer = { id: 'u2', email: 'ravi@example.com' };
const NOW = Date.parse('2026-11-20T10:00:00Z');

beforeEach(async () => {
  for (const table of Object.keys(KEYS) as (keyof Database)[]) await db().deleteFrom(table).execute();
  for (const user of [asha, ravi]) {
    await createSession(db(), { user: { ...user, name: null }, token: 'none' });
    await declareAdult(db(), user.email, '2.0');
  }
});

const share = (insight: string, now = NOW) =>
  shareInsight(db(), asha, { insight, isInForce: () => true }, () => now);

const growth = {
  kind: 'analysis',
  item: 'growth/gold-usd-oz/10y',
  locale: 'en',
  sentence: 'Gold grew by 10.3% a year',
  figure: '10.3%',
  edition: 'abc',
  name: '',
  note: '',
} as const;

test('what is saved twice is one row with its first sentence, and with the words that came last', async () => {
  const id = await saveItem(db(), asha, growth);
  expect(await saveItem(db(), asha, { ...growth, sentence: 'Gold grew by 10.1% a year' })).toBe(id);
  expect(await saveItem(db(), asha, { ...growth, name: 'Gold', note: 'For my father' })).toBe(id);
  expect(await savedItems(db(), 'u1')).toMatchObject([
    { id, sentence: growth.sentence, figure: '10.3%', name: 'Gold', note: 'For my father' },
  ]);
});

test('two tabs that save the same at once make one row', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => saveItem(db(), asha, growth)));
  expect(new Set(ids).size).toBe(1);
  expect(await savedItems(db(), 'u1')).toHaveLength(1);
});

test("nobody reads, changes or deletes another person's saved item", async () => {
  const id = await saveItem(db(), asha, growth);
  expect(await savedItem(db(), 'u2', id)).toBeUndefined();
  await expect(writeWords(db(), ravi, id, { name: 'x', note: '' })).rejects.toMatchObject({ status: 404 });
  await deleteItem(db(), 'u2', id);
  expect(await savedItem(db(), 'u1', id)).toMatchObject({ name: '' });
  await deleteItem(db(), 'u1', id);
  expect(await savedItems(db(), 'u1')).toEqual([]);
});

test('a person saves sixty times an hour, and two hundred things in all', async () => {
  for (let i = 0; i < 60; i += 1) await saveItem(db(), asha, { ...growth, item: `a${i}` }, () => NOW);
  await expect(saveItem(db(), asha, { ...growth, item: 'more' }, () => NOW)).rejects.toMatchObject({
    status: 429,
  });
  await saveItem(db(), ravi, growth, () => NOW);
  const hours = (i: number) => () => NOW + (1 + Math.floor(i / 50)) * HOUR;
  for (let i = 60; i < MOST_SAVED; i += 1) await saveItem(db(), asha, { ...growth, item: `a${i}` }, hours(i));
  await expect(saveItem(db(), asha, { ...growth, item: 'more' }, hours(400))).rejects.toMatchObject({
    status: 409,
  });
  // One that is there already can still be named.
  await saveItem(db(), asha, { ...growth, item: 'a0', name: 'First' }, hours(400));
  expect(await savedItems(db(), 'u1')).toHaveLength(MOST_SAVED);
});

test('a link shows its insight until it ends or is revoked, and its token is not stored', async () => {
  const token = await share('drawdown-gold');
  expect(JSON.stringify(await db().selectFrom('shared_insights').selectAll().execute())).not.toContain(token);
  const at = (days: number) => () => NOW + days * DAY;
  expect(await sharedByToken(db(), token, at(SHARED_DAYS - 1))).toMatchObject({ insight: 'drawdown-gold' });
  expect(await sharedByToken(db(), token, at(SHARED_DAYS))).toBeUndefined();
  expect(await sharedByToken(db(), `${token.slice(0, -1)}x`, at(1))).toBeUndefined();
  const [link] = await sharedBy(db(), 'u1', at(1));
  await revokeShared(db(), 'u2', link?.id ?? '');
  expect(await sharedByToken(db(), token, at(1))).toBeDefined();
  const isOpen = (days: number) => isShared(db(), link?.id ?? '', at(days));
  expect([await isOpen(1), await isOpen(SHARED_DAYS)]).toEqual([true, false]);
  await revokeShared(db(), 'u1', link?.id ?? '');
  expect(await sharedByToken(db(), token, at(1))).toBeUndefined();
  expect(await isOpen(1)).toBe(false);
});

test('names are changed within the same limit', async () => {
  for (let i = 0; i < 60; i += 1) await setName(db(), asha, `Asha ${i}`);
  await expect(setName(db(), asha, 'Asha')).rejects.toMatchObject({ status: 429 });
  await setName(db(), ravi, 'Ravi');
});

test('a link needs the declaration, in force, at the moment it is made', async () => {
  const forbidden = { status: 403 };
  await expect(shareInsight(db(), asha, { insight: 'w', isInForce: () => false })).rejects.toMatchObject(
    forbidden,
  );
  await db().deleteFrom('declarations').execute();
  await expect(share('w')).rejects.toMatchObject(forbidden);
  expect(await sharedBy(db(), 'u1')).toEqual([]);
});

test('a person has twenty links at a time', async () => {
  for (let i = 0; i < MOST_SHARED; i += 1) await share('w');
  await expect(share('w')).rejects.toMatchObject({ status: 409 });
  await share('w', NOW + SHARED_DAYS * DAY);
});

test('wishes for subjects, read marks and keys are stored, changed and taken back', async () => {
  await wishFor(
    db(),
    asha,
    new Map([
      ['gold-usd-oz', 'more'],
      ['usd-inr', 'less'],
    ]),
  );
  await wishFor(
    db(),
    asha,
    new Map([
      ['gold-usd-oz', 'less'],
      ['usd-inr', null],
    ]),
  );
  expect(await feedWishes(db(), 'u1')).toEqual(new Map([['gold-usd-oz', 'less']]));
  await Promise.all([markRead(db(), 'u1', 'a'), markRead(db(), 'u1', 'a'), markRead(db(), 'u1', 'b')]);
  await clearReadMarks(db(), 'u1', 'a');
  expect(await readInsights(db(), 'u1')).toEqual(new Set(['b']));
  await clearReadMarks(db(), 'u1');
  expect(await readInsights(db(), 'u1')).toEqual(new Set());
  expect(await feedKeysAreOn(db(), 'u1')).toBe(true);
  await switchFeedKeys(db(), asha, false);
  expect(await feedKeysAreOn(db(), 'u1')).toBe(false);
});

test('with the account all of it is deleted, and a request that comes late stores nothing', async () => {
  await saveItem(db(), asha, growth);
  await share('w', Date.now());
  await markRead(db(), 'u1', 'w');
  await wishFor(db(), asha, new Map([['gold-usd-oz', 'more']]));
  await switchFeedKeys(db(), asha, false);
  await saveItem(db(), ravi, growth);
  await deleteAccountRecords(db(), asha);
  await expect(saveItem(db(), asha, growth)).rejects.toMatchObject({ status: 401 });
  for (const table of OWN_TABLES)
    expect(await db().selectFrom(table).select('user_id').where('user_id', '=', 'u1').execute()).toEqual([]);
  expect(await savedItems(db(), 'u2')).toHaveLength(1);
  await endAllSessions(db(), ravi.email);
  await expect(markRead(db(), 'u2', 'w')).rejects.toMatchObject({ status: 401 });
});
