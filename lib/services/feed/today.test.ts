import { closeDb, db } from '@/lib/records/database';
import { wishFor } from '@/lib/records/feed-choices';
import { noteAnswer } from '@/lib/records/feed-visits';
import { migrate } from '@/lib/records/migrate';
import { createSession } from '@/lib/records/sessions';
import { addUpdate, updatesState } from '@/lib/records/series-updates';
import { DAY, dayInIndia } from '@/lib/platform/clock';
import { libraryHere } from '@/lib/texts/library-here';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { findings } from '@samvit/research';
import { dueDays } from './due-days';
import { insightsSince } from './insights-since';
import { todayOf } from './today';
import { wishesOf } from './wishes';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const TODAY = '2026-11-28';

test('five days are named, in order, from today on, and what is followed stands first', () => {
  const days = dueDays(new Set(['silver-usd-oz']), TODAY);
  expect(days).toHaveLength(5);
  const dates = days.map(({ day }) => day);
  expect(dates).toEqual([...dates].sort());
  expect(dates[0]).toBe(TODAY);
  expect(days.find(({ day }) => day === '2026-12-02')?.series[0]?.id).toBe('silver-usd-oz');
});

test('what became true since is new, and so is older news in values that came in since', async () => {
  const all = findings.insights(libraryHere());
  const [newest, second] = all;
  const moment = Date.parse(second?.created_at ?? '');
  expect(await insightsSince(moment)).toEqual([newest]);
  expect(await insightsSince(moment, new Map(), Date.parse(newest?.created_at ?? '') - 1)).toEqual([]);

  const gold = all.find(({ series }) => series === 'gold-inr-10g');
  const update = {
    series: 'gold-usd-oz',
    edition_before: 'a',
    edition_after: 'b',
    points: JSON.stringify([[gold?.asOf, 1, 'official']]),
    source: 'a file',
    sha256: 'a',
    applied_by: 'a test',
    applied_at: moment + DAY,
  };
  expect(await addUpdate(db(), update, await updatesState(db()))).toBe(true);
  const arrived = await insightsSince(moment);
  expect(arrived).toContain(gold);
  const others = arrived.filter((each) => each !== newest);
  expect(others.every(({ inputs }) => inputs.includes('gold-usd-oz'))).toBe(true);
  expect(await insightsSince(moment + 2 * DAY)).not.toContain(gold);
});

test('what a person asked for less of is new too, and never leads', async () => {
  const [newest, ...others] = await insightsSince(0);
  const wishes = new Map([[newest?.series ?? '', 'less' as const]]);
  const ordered = await insightsSince(0, wishes);
  expect(new Set(ordered)).toEqual(new Set([newest, ...others]));
  const isLess = ordered.map(({ series }) => wishes.has(series));
  expect(isLess).toEqual([...isLess].sort());
  expect(isLess[0]).toBe(false);
});

test('who follows a metal in dollars is told of it in rupees', async () => {
  const writer = { id: 'u2', email: 'u2@example.com' };
  await createSession(db(), { user: { ...writer, name: null }, token: 'another' });
  await wishFor(db(), writer, new Map([['gold-usd-oz', 'more']]));
  expect(await wishesOf('u2')).toEqual(
    new Map([
      ['gold-inr-10g', 'more'],
      ['gold-usd-oz', 'more'],
    ]),
  );
  await wishFor(db(), writer, new Map([['gold-inr-10g', 'less']]));
  expect((await wishesOf('u2')).get('gold-inr-10g')).toBe('less');
});

test('the feed asks what somebody follows until they answer or follow something', async () => {
  const writer = { id: 'u1', email: 'u1@example.com' };
  await createSession(db(), { user: { ...writer, name: null }, token: 'none' });
  expect(await todayOf('u1')).toMatchObject({ choices: expect.any(Array), news: null });
  await wishFor(db(), writer, new Map([['gold-usd-oz', 'more']]));
  expect(await todayOf('u1')).toMatchObject({ choices: null, news: null });
  await wishFor(db(), writer, new Map([['gold-usd-oz', null]]));
  // A later visit asks as the first one did.
  expect(await todayOf('u1', Date.now() + DAY)).toMatchObject({
    choices: expect.any(Array),
    news: { since: dayInIndia(Date.now()) },
  });
  await noteAnswer(db(), 'u1');
  expect(await todayOf('u1')).toMatchObject({ choices: null });
});
