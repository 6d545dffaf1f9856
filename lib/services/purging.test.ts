import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { readFileSync } from 'node:fs';
import { DAY, HOUR, MINUTE } from '@/lib/platform/clock';
import { CODE_LIFE } from '@/lib/records/challenges';
import { IDLE_LIFE, SESSION_LIFE } from '@/lib/records/sessions';
import { addViews } from '@/lib/records/view-counts';
import { ANSWERED_LIFE, markAnswered } from '@/lib/records/answered-messages';
import { recordSubmission } from '@/lib/records/messages';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { purgeExpired } from './purging';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const NOW = Date.parse('2026-11-20T10:00:00Z');
const at = (time: number) => () => time;

test('deletes expired rows, and returns their number by table', async () => {
  const keys = Array.from({ length: 1203 }, (_, i) => ({
    key: `k${i}`,
    waitlist_id: 'x',
    content: null,
    expires_at: i < 1201 ? NOW : NOW + 1,
  }));
  for (let i = 0; i < keys.length; i += 100)
    await db()
      .insertInto('waitlist_keys')
      .values(keys.slice(i, i + 100))
      .execute();
  await db().insertInto('rate_limits').values({ key: 'a', points: 1, expires_at: NOW }).execute();
  expect(await purgeExpired(db(), at(NOW))).toEqual({ waitlist_keys: 1201, rate_limits: 1 });
  expect(await purgeExpired(db(), at(NOW))).toEqual({});
  expect(await db().selectFrom('waitlist_keys').selectAll().execute()).toHaveLength(2);
});

test("view marks are deleted when the day is over; the day's count remains", async () => {
  await addViews(db(), 'report', ['gold'], { viewer: 'a' }, at(NOW));
  expect(await purgeExpired(db(), at(NOW + 13 * HOUR))).not.toHaveProperty('view_marks');
  expect(await purgeExpired(db(), at(NOW + 14 * HOUR))).toMatchObject({ view_marks: 1 });
  expect(await db().selectFrom('view_counts').selectAll().execute()).toEqual([
    { kind: 'report', item: 'gold', day: '2026-11-20', views: 1 },
    { kind: 'report', item: 'gold', day: 'all', views: 1 },
  ]);
});

test('a message is deleted ninety days after it was answered, and never before it was', async () => {
  const submission = { email: 'reader@example.com' };
  const { id } = await recordSubmission(db(), submission, { delivery: 'none' }, at(NOW));
  await recordSubmission(db(), { ...submission, message: 'Open' }, { delivery: 'none' }, at(NOW));
  expect(await markAnswered(db(), id.slice(0, 8), at(NOW))).toEqual(new Date(NOW + ANSWERED_LIFE));
  // The first mark stands.
  expect(await markAnswered(db(), id, at(NOW + DAY))).toEqual(new Date(NOW + ANSWERED_LIFE));
  expect(await purgeExpired(db(), at(NOW + ANSWERED_LIFE - 1))).not.toHaveProperty('waitlist');
  expect(await purgeExpired(db(), at(NOW + ANSWERED_LIFE))).toMatchObject({ waitlist: 1 });
  const rows = await db().selectFrom('waitlist').selectAll().execute();
  expect(rows.map(({ message }) => message)).toEqual(['Open']);
});

test('rows are stored as long as the privacy policy says', () => {
  const policy = readFileSync('content/legal/privacy-and-policies.md', 'utf8');
  for (const words of [
    `Valid for ${CODE_LIFE / MINUTE} minutes and for a single use`,
    `${IDLE_LIFE / DAY} days without use, or ${SESSION_LIFE / DAY} days at most`,
    `then ${ANSWERED_LIFE / DAY} days after it was answered`,
  ])
    expect(policy).toContain(words);
});

test.each(['', 'f0e1', '%', '12345678', 'x'.repeat(40)])('%j identifies no message', async (id) => {
  expect(await markAnswered(db(), id)).toBeNull();
});
