import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { MINUTE } from '@/lib/platform/clock';
import { RateLimitError } from '@/lib/platform/http/http-error';
import { markAnswered } from './answered-messages';
import { closeDb, db } from './database';
import { findRepeat, recordSubmission } from './messages';
import { migrate } from './migrate';
import { readRequestNumber, REQUEST_LIMIT, requestsOf } from './requests';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
afterEach(async () => {
  for (const table of ['waitlist', 'waitlist_keys', 'rate_limits'] as const)
    await db().deleteFrom(table).execute();
});

let last = 0;
const newNumber = () => `R-2026-0000-${++last + 1000}`;

const store = (message: string, changes: { kind?: 'grievance' | 'outage'; client?: string } = {}) =>
  recordSubmission(
    db(),
    { email: 'asha@example.com', message },
    {
      delivery: 'none',
      client: changes.client ?? 'c',
      idempotencyKey: message,
      request: { number: newNumber(), kind: changes.kind ?? 'grievance', dueAt: 5, locale: 'hi' },
    },
  );

test('a number is read as people type it', () => {
  expect(readRequestNumber('r2026-oil0-1234')).toBe('R-2026-0110-1234');
  for (const typed of ['', 'R-2026-123', '0b0c8a52', 'X-2026-1234-1234'])
    expect(readRequestNumber(typed)).toBeNull();
});

test('a request is a message with a number; the same one again has the same number', async () => {
  const first = await store('Twice charged');
  expect(first).toMatchObject({ request_kind: 'grievance', due_at: 5, locale: 'hi', acknowledged_at: null });
  expect((await store('Twice charged')).request_number).toBe(first.request_number);
  // The same words are another request when they ask for something else.
  const secondRequest = await recordSubmission(
    db(),
    { email: 'asha@example.com', message: 'Twice charged' },
    { delivery: 'none', request: { number: newNumber(), kind: 'outage', dueAt: 5, locale: 'en' } },
  );
  expect(secondRequest.request_number).not.toBe(first.request_number);
});

test('a repeat is found by its key, its client and its content only', async () => {
  const { id } = await store('Twice charged');
  const message = { email: 'asha@example.com', message: 'Twice charged' };
  const key = { idempotencyKey: 'Twice charged', client: 'c', kind: 'grievance' } as const;
  expect(await findRepeat(db(), message, key)).toMatchObject({ id });
  for (const [submission, changed] of [
    [message, { ...key, client: 'another' }],
    [message, { ...key, idempotencyKey: 'another' }],
    [message, { ...key, kind: 'outage' }],
    [{ ...message, message: 'other' }, key],
  ] as const)
    expect(await findRepeat(db(), submission, changed)).toBeUndefined();
  expect(await findRepeat(db(), message, key, () => Date.now() + 25 * 60 * MINUTE)).toBeUndefined();
});

test('a person has a limit, whatever client asks', async () => {
  for (let i = 0; i < REQUEST_LIMIT.points; i++) await store(`${i}`, { client: `${i}` });
  await expect(store('one more', { client: 'new' })).rejects.toThrow(RateLimitError);
  expect(await requestsOf(db(), 'asha@example.com')).toHaveLength(REQUEST_LIMIT.points);
  expect(await requestsOf(db(), 'other@example.com')).toEqual([]);
});

test('an operator marks one as answered by its number', async () => {
  const { request_number } = await store('x');
  expect(await markAnswered(db(), request_number ?? '')).toBeInstanceOf(Date);
  expect((await requestsOf(db(), 'asha@example.com'))[0]?.answered_at).not.toBeNull();
  expect(await markAnswered(db(), 'R-2026-0000-0000')).toBeNull();
});
