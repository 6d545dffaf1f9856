import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY, HOUR, MINUTE } from '@/lib/platform/clock';
import { closeDb, db } from './database';
import { migrate } from './migrate';
import { RateLimitError } from '@/lib/platform/http/http-error';
import type { WaitlistSubmission } from '@/lib/contract/waitlist';
import { ADDRESS_LIMIT, CLIENT_LIMIT, recordSubmission } from './messages';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
afterEach(async () => {
  for (const table of ['waitlist', 'waitlist_keys', 'rate_limits'] as const)
    await db().deleteFrom(table).execute();
});

const NOW = Date.parse('2026-11-20T10:00:00Z');
const at = (time: number) => () => time;
const hello = { email: 'reader@example.com', message: 'Hello' };
const record = (submission: WaitlistSubmission = hello, context = {}, time = NOW) =>
  recordSubmission(db(), submission, { delivery: 'none', ...context }, at(time));
const rows = () => db().selectFrom('waitlist').selectAll().execute();

it('stores every field unchanged', async () => {
  await record(
    { ...hello, phone_number: '+91 98765 43210', user_type: 'advisor' },
    {
      suspect: true,
    },
  );
  expect(await rows()).toEqual([
    expect.objectContaining({
      email: 'reader@example.com',
      phone_number: '+91 98765 43210',
      user_type: 'advisor',
      message: 'Hello',
      suspect: 1,
      created_at: NOW,
      delivery: 'none',
    }),
  ]);
});

it('stores one row when the same submission arrives fifty times at once', async () => {
  const results = await Promise.all(Array.from({ length: 50 }, () => record()));
  expect(new Set(results.map((result) => result.id)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

it.each([
  ['the same address in capitals', { email: 'READER@example.com', message: 'Hello' }, 0, 1],
  ['another message', { email: 'reader@example.com', message: 'Hello again' }, 0, 2],
  ['another address', { email: 'other@example.com', message: 'Hello' }, 0, 2],
  ['the same within ten minutes', hello, 10 * MINUTE - 1, 1],
  ['the same after ten minutes', hello, 10 * MINUTE, 2],
])('counts %s as a submission of its own', async (_name, submission, later, expected) => {
  await record();
  await record(submission, {}, NOW + later);
  expect(await rows()).toHaveLength(expected);
});

describe('an idempotency key', () => {
  const key = { idempotencyKey: 'k', client: 'a' };

  it('gives one row for one client and content, with any number of parallel requests', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => record(hello, key)));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    // After the ten minutes in which equal content alone identifies a submission.
    expect(await record(hello, key, NOW + HOUR)).toMatchObject({ id: results[0]?.id });
    // The same content under another key gives the same row, and that key is then bound to its content.
    const secondKey = { ...key, idempotencyKey: 'other' };
    expect(await record(hello, secondKey)).toMatchObject({ id: results[0]?.id });
    await expect(record({ ...hello, message: 'Else' }, secondKey)).rejects.toMatchObject({ status: 422 });
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['another message', { message: 'Typed again' }],
    ['another telephone number', { phone_number: '2' }],
    ['another kind of visitor', { user_type: 'broker' as const }],
    ['another address', { email: 'other@example.com' }],
  ])('is rejected with a message for %s, and neither submission is lost', async (_name, change) => {
    const first = { ...hello, phone_number: '1' };
    await record(first, key);
    await expect(record({ ...first, ...change }, key)).rejects.toMatchObject({
      status: 422,
      message: 'errors.key-taken',
    });
    const again = await record({ ...first, ...change }, { ...key, idempotencyKey: 'new' });
    expect(again).toMatchObject(change);
    expect(await rows()).toHaveLength(2);
  });

  it('does not affect other clients', async () => {
    await record(hello, key);
    await record({ email: 'second@example.com', message: 'Mine' }, { ...key, client: 'b' });
    expect(await rows()).toHaveLength(2);
  });
});

it('stores a message that was sent before while the clock was years ahead', async () => {
  await record(hello, { idempotencyKey: 'k', client: 'a' }, NOW + 3_650 * DAY);
  expect(await record(hello, { idempotencyKey: 'k', client: 'a' })).toMatchObject({ created_at: NOW });
});

it('stores a second submission that differs only in its telephone number', async () => {
  await record({ email: 'reader@example.com', phone_number: '1' });
  await record({ email: 'reader@example.com', phone_number: '2' });
  expect((await rows()).map((row) => row.phone_number)).toEqual(['1', '2']);
});

it("accepts a person's message, however many messages strangers sent under the same address", async () => {
  for (const client of ['a', 'b', 'c'])
    for (let i = 0; i < ADDRESS_LIMIT.points; i += 1)
      await record({ ...hello, message: `Flood ${client}${i}` }, { client });
  expect(await record(hello, { client: 'own' })).toMatchObject(hello);
  await expect(record({ ...hello, message: 'One more' }, { client: 'a' })).rejects.toBeInstanceOf(
    RateLimitError,
  );
});

it('rejects a client that sends too much under one address, and stores nothing of it', async () => {
  for (let i = 0; i < ADDRESS_LIMIT.points; i += 1) await record({ ...hello, message: `Message ${i}` });
  await expect(record({ ...hello, message: 'One more' })).rejects.toBeInstanceOf(RateLimitError);
  expect(await rows()).toHaveLength(ADDRESS_LIMIT.points);
  // A repeat of a stored message still succeeds, and later new ones are accepted again.
  expect(await record({ ...hello, message: 'Message 0' }, {}, NOW + MINUTE)).toMatchObject({
    created_at: NOW,
  });
  expect(await record({ ...hello, message: 'One more' }, {}, NOW + HOUR)).toMatchObject({
    created_at: NOW + HOUR,
  });
});

it('rejects a client that sends under many addresses, and no other client', async () => {
  for (let i = 0; i < CLIENT_LIMIT.points; i += 1)
    await record({ email: `reader-${i}@example.com`, message: '' }, { client: 'a' });
  await expect(record({ email: 'last@example.com', message: '' }, { client: 'a' })).rejects.toBeInstanceOf(
    RateLimitError,
  );
  const ofAnother = await record({ email: 'last@example.com', message: '' }, { client: 'b' });
  expect(ofAnother).toMatchObject({ email: 'last@example.com' });
});

it.each([
  ['client', () => ({ client: 'a' }), 300_000],
  // A /48 has 65,536 clients; the text is in the row and in the mail to the team.
  ['network', (i: number) => ({ client: `a${i}`, network: 'n' }), 500_000],
])(
  'limits one %s to less than 1 MB an hour, whatever the length of its messages',
  async (_, contextOf, most) => {
    const message = 'x'.repeat(60_000);
    let takenCount = 0;
    for (let i = 0; i < 40; i += 1)
      await record({ email: `reader-${i}@example.com`, message }, contextOf(i)).then(
        () => (takenCount += message.length),
        (error: unknown) => expect(error).toBeInstanceOf(RateLimitError),
      );
    expect(takenCount).toBeGreaterThan(100_000);
    expect(takenCount).toBeLessThan(most);
  },
);
