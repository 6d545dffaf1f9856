import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { HOUR } from '@/lib/platform/clock';
import { counted } from '@/lib/platform/counters';
import { RateLimitError } from '@/lib/platform/http/http-error';
import { log } from '@/lib/platform/log';
import { ANONYMOUS_BYTES } from './anonymous-bytes';
import { closeDb, db } from './database';
import { purgeLimits } from './limits';
import { recordSubmission } from './messages';
import { migrate } from './migrate';
import { chargeInventedLink } from './shared-insights';
import { addViews } from './view-counts';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const NOW = Date.parse('2026-11-27T10:00:00Z');
const logged = jest.spyOn(log, 'error').mockImplementation();
beforeEach(async () => {
  logged.mockClear();
  for (const table of ['waitlist', 'waitlist_keys', 'rate_limits', 'view_marks'] as const)
    await db().deleteFrom(table).execute();
});

let clients = 0;
/** Each time another client in another network, as somebody with a /32 sends. */
const anotherClient = () => ({ client: `c${(clients += 1)}`, network: `n${clients}` });
const LONG = 'x'.repeat(60_000);

const message = (text: string, { keys = anotherClient(), request = false, now = NOW } = {}) =>
  recordSubmission(
    db(),
    { email: `reader-${clients}@example.com`, message: text + clients },
    {
      ...keys,
      delivery: 'none',
      ...(request && {
        request: { number: `R-${clients}`, kind: 'deletion', dueAt: now, locale: 'en' },
      }),
    },
    () => now,
  );

const storedBytes = async () =>
  (await db().selectFrom('waitlist').select('message').execute()).reduce(
    (sum, row) => sum + (row.message?.length ?? 0),
    0,
  );

test('messages of any number of networks fill eight megabytes an hour, with one line of alarm', async () => {
  const alarms = counted('alarms', 'writes-flood');
  let refusalCount = 0;
  for (let i = 0; i < 200; i += 1)
    await message(LONG).catch((error: unknown) => {
      if (!(error instanceof RateLimitError) || error.retryAfter !== HOUR / 1000) throw error;
      refusalCount += 1;
    });
  expect(await storedBytes()).toBeLessThanOrEqual(ANONYMOUS_BYTES.messages.points);
  expect(await storedBytes()).toBeGreaterThan(0.95 * ANONYMOUS_BYTES.messages.points);
  expect(refusalCount).toBeGreaterThan(50);
  expect(counted('alarms', 'writes-flood')).toBeGreaterThan(alarms);
  expect(
    logged.mock.calls.filter(([fields]) => JSON.stringify(fields).includes('writes-flood')),
  ).toHaveLength(1);

  // What has a proven address, and everything in the next hour, goes on.
  await message('Delete me', { request: true });
  await purgeLimits(db(), () => NOW + HOUR);
  await message('Hello', { now: NOW + HOUR });
});

test('a few clients that flood do not shut out another one', async () => {
  const storedSizes: number[] = [];
  for (let i = 0; i < 40; i += 1) {
    const keys = anotherClient();
    storedSizes.push(0);
    for (let round = 0; round < 3; round += 1) {
      const isStored = await message(`${LONG}${round}`, { keys }).then(
        () => true,
        () => false,
      );
      storedSizes[i] = (storedSizes[i] ?? 0) + (isStored ? 1 : 0);
    }
  }
  // What one client may store in an hour, and then, in the flood, one long message.
  expect([storedSizes[0], storedSizes.at(-1)]).toEqual([3, 1]);
  await message(LONG);
});

test('views and made-up links have an end of their own', async () => {
  const full = (name: string, points: number) =>
    db()
      .insertInto('rate_limits')
      .values({ key: `${name}:all`, points, expires_at: Date.now() + HOUR })
      .execute();
  const { views, links } = ANONYMOUS_BYTES;
  const see = () => addViews(db(), 'report', ['gold'], { viewer: `v${(clients += 1)}` });
  await see();
  await chargeInventedLink(db(), anotherClient());
  await db().deleteFrom('rate_limits').execute();
  await full(views.name, views.points);
  await full(links.name, links.points);
  await expect(see()).rejects.toBeInstanceOf(RateLimitError);
  await expect(chargeInventedLink(db(), anotherClient())).rejects.toBeInstanceOf(RateLimitError);
  expect(await db().selectFrom('view_marks').selectAll().execute()).toHaveLength(1);
  // Nobody who is signed in is a stranger.
  await addViews(db(), 'insight', ['w'], { viewer: 'u1' });
  await message('Hello');
});
