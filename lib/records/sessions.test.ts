import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { sessionCookie } from '@/testing/site/session-cookie';
import { DAY, HOUR } from '@/lib/platform/clock';
import { closeDb, db } from './database';
import { migrate } from './migrate';
import { log } from '@/lib/platform/log';
import { deleteAccount } from '@/lib/services/sign-in/account';
import { sessionOfCookie } from '@/lib/services/sign-in/current-session';
import { hasDeclared } from '@/lib/services/sign-in/declared';
import { declareAdult } from './declarations';
import { createSession, endAllSessions, endSession, openSessions, readSession } from './sessions';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
afterEach(() => db().deleteFrom('sessions').execute());

const NOW = Date.parse('2026-11-20T10:00:00Z');
const at = (time: number) => () => time;
const EMAIL = 'reader@example.com';
const start = () =>
  createSession(db(), { user: { id: 'u1', email: EMAIL, name: null }, token: 'provider-token' }, at(NOW));
const read = (token: string, time = NOW) => readSession(db(), token, at(time));

it('has a new id each time, and the database does not contain the token', async () => {
  const [first, second] = [await start(), await start()];
  expect(first).not.toBe(second);
  expect(JSON.stringify(await db().selectFrom('sessions').selectAll().execute())).not.toContain(first);
});

it('returns the user and the provider’s token', async () => {
  expect(await read(await start())).toMatchObject({
    user: { id: 'u1', email: EMAIL },
    providerToken: 'provider-token',
  });
});

it.each([
  ['in use every six days, until thirty', [6, 12, 18, 24, 29.9], true],
  ['in use every six days, after thirty', [6, 12, 18, 24, 30], false],
  ['left alone for seven days', [7], false],
])('is valid for the specified time: %s', async (_name, days, living) => {
  const token = await start();
  let last = null;
  for (const day of days) last = await read(token, NOW + day * DAY);
  expect(last !== null).toBe(living);
});

it('is valid although its last use cannot be stored, which is logged once', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation();
  const [first, second] = [await start(), await start()];
  const later = NOW + HOUR;
  // Like a full disk: reads succeed, writes fail.
  const writing = jest.spyOn(db(), 'updateTable').mockImplementation(() => {
    throw new Error('The disk is full');
  });
  for (const token of [first, second, first]) expect(await read(token, later)).not.toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
  writing.mockRestore();
  logged.mockRestore();
  expect(await read(first, later + 6 * DAY)).not.toBeNull();
  expect(await read(first, later + 12 * DAY)).not.toBeNull();
});

it('is invalid immediately after it was ended, all were ended, or the account was deleted', async () => {
  const [phone, desk, laptop] = [await start(), await start(), await start()];
  expect(await openSessions(db(), EMAIL, at(NOW))).toHaveLength(3);
  const session = await read(phone);
  await endSession(db(), session?.id ?? '');
  expect(await read(phone)).toBeNull();
  expect(await read(desk)).not.toBeNull();
  await endAllSessions(db(), EMAIL);
  expect(await read(desk)).toBeNull();
  expect(await read(laptop)).toBeNull();

  await declareAdult(db(), EMAIL, '2.0');
  const last = await start();
  await deleteAccount(db(), { id: 'u1', email: EMAIL });
  expect(await read(last)).toBeNull();
  expect(await hasDeclared(db(), EMAIL)).toBe(false);
});

it('stores the 18+ declaration once, with the version of the terms', async () => {
  await declareAdult(db(), EMAIL, '2.0', at(NOW));
  await declareAdult(db(), EMAIL, '3.0', at(NOW + DAY));
  expect(await db().selectFrom('declarations').selectAll().execute()).toEqual([
    { email: EMAIL, terms_version: '2.0', privacy_version: null, declared_at: NOW },
  ]);
});

it('lists the open sessions of one person, the last used first, with where they are', async () => {
  const user = { id: 'u1', email: EMAIL, name: null };
  const client = {
    channel: 'browser',
    browser: 'Firefox',
    system: 'Windows',
    network: '203.0.113.x',
  } as const;
  const desk = await createSession(db(), { user, token: 'p', client }, at(NOW));
  await start();
  await createSession(db(), { user: { ...user, email: 'other@example.com' }, token: 'p' }, at(NOW));
  await read(desk, NOW + HOUR);
  const { id = '' } = (await read(desk, NOW + HOUR)) ?? {};
  expect(await openSessions(db(), EMAIL, at(NOW + HOUR))).toEqual([
    { id, ...client, createdAt: NOW, seenAt: NOW + HOUR },
    expect.objectContaining({ channel: null, browser: null, createdAt: NOW, seenAt: NOW }),
  ]);
  expect(await openSessions(db(), EMAIL, at(NOW + 7 * DAY))).toHaveLength(1);
});

describe('the cookie', () => {
  it.each([
    ['cut short', (value: string) => value.slice(0, -3)],
    ['changed', (value: string) => `${value.slice(0, 20)}A${value.slice(21)}`],
    ['made up', () => 'eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0.'],
    ['empty', () => ''],
    ['noise', () => '%00%ff…'],
  ])('%s gives no session, and no error', async (_name, spoil) => {
    const [, value = ''] = (await sessionCookie(await start())).split('=');
    expect(await sessionOfCookie(spoil(value))).toBeNull();
  });
});
