import { libraryHere } from '@/lib/texts/library-here';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isEmbedded } from '@/lib/provider';
import { DAY, HOUR, MINUTE } from '@/lib/platform/clock';
import { declareAdult } from '@/lib/records/declarations';
import { createSession } from '@/lib/records/sessions';
import { findings } from '@samvit/research';
import { codeFor } from '@/lib/texts/reports/codes';
import { routes } from '@/lib/web/routes';
import { expect, test } from '@/testing/browser/test';
import { sqliteDatabase, type BenchDatabase } from '@/testing/database/databases';
import { ask } from '@/testing/servers/loopback';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { sessionCookie } from '@/testing/site/session-cookie';
import { nextLateDay } from '@/testing/pages/late-day';
import { REPORTS, SAMPLE_REPORT } from '@/testing/pages/addresses';

// The site with its clock three months ahead: as built, it would pass old data off as new.
test.describe.configure({ mode: 'serial' });

const PORT = 3221;
const AHEAD = 92 * DAY;

const folder = mkdtempSync(path.join(tmpdir(), 'ages-'));
const CLOCK_FILE = path.join(folder, 'ahead');
const goAhead = (milliseconds: number) => writeFileSync(CLOCK_FILE, String(milliseconds));
let ahead = AHEAD;
const now = () => Date.now() + ahead;

// Its own, because it deletes what has expired by its clock, such as all sessions.
let database: BenchDatabase;
let site: SecondSite;
test.beforeAll(async () => {
  goAhead(ahead);
  const NODE_OPTIONS = `--require ${path.resolve('testing/site/clock.cjs')}`;
  database = await sqliteDatabase();
  site = await secondSite(PORT, { settings: { ...database.settings, CLOCK_FILE, NODE_OPTIONS } });
});
test.afterAll(async () => {
  await site.stop();
  await database.remove();
  rmSync(folder, { recursive: true });
});

const get = (address: string, headers?: Record<string, string>) => ask(PORT, address, headers && { headers });
/** What a reader reads, without markup and without what only scripts read. */
const words = (html: string) =>
  html
    .replace(/<(script|style|template)\b[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

const AGE = /\d+ days ago|\d+ दिन (?:पहले|पुराना)/;
const DATE = /(?:Prices|Data) to (?:\d+ )?[A-Z]\w+ \d{4}|\d{4} तक (?:के भाव|का डेटा)/;
/** Behind the date: why data end there, and the date of the next value. */
const NEXT = 'The next value was due by';

const POST = 'gold-silver-ratio-extremes';
/** One of each kind, and all of them in testing/commands/test-full.ts: each page is rendered anew at the other date. */
const LOOKED_AT = process.env.WHOLE_MATRIX ? REPORTS : [SAMPLE_REPORT];
const PAGES = [
  routes.reports,
  ...(isEmbedded() ? [routes.post(POST), routes.postEvidence(POST)] : []),
  ...LOOKED_AT.flatMap((slug) => [routes.report(slug), routes.reportEvidence(slug)]),
  routes.reportVersion(SAMPLE_REPORT, 1),
  routes.versionEvidence(SAMPLE_REPORT, 1),
  routes.reportWindow(SAMPLE_REPORT),
  routes.verify(codeFor(SAMPLE_REPORT, 1)),
  routes.data,
  '/analysis/growth/gold-inr-10g~silver-inr-kg/10y',
  `${routes.search}?q=gold`,
  `/hi${routes.report(SAMPLE_REPORT)}`,
  `/hi${routes.reportEvidence(SAMPLE_REPORT)}`,
  `/hi${routes.reportWindow(SAMPLE_REPORT)}`,
  '/hi/analysis/growth/gold-inr-10g~silver-inr-kg/10y',
];

for (const address of PAGES)
  test(`${address} says to when its data reach, and counts no days`, async () => {
    const { status, text } = await get(address);
    expect(status).toBe(200);
    expect(words(text)).toMatch(DATE);
    expect(words(text)).not.toMatch(AGE);
  });

test('the date of the next value stands once on a page, behind the date', async () => {
  const report = words((await get(routes.report(SAMPLE_REPORT))).text);
  expect(report).toContain(`June 2026 ${NEXT} 2 August 2026`);
  expect(report.split(NEXT)).toHaveLength(2);
  const answer = words((await get('/analysis/growth/gold-inr-10g/10y')).text);
  expect(answer).toContain(`Prices to July 2026 ${NEXT} 2 September 2026`);
  expect(answer.split(NEXT)).toHaveLength(2);
});

test('no text of a report speaks of the present where it means its data', async () => {
  for (const slug of REPORTS) {
    const text = words((await get(routes.report(slug))).text);
    expect(text).not.toMatch(/our mind, today|Nothing newer|No period of this series has ended/);
  }
});

test('files, feeds and pictures say nothing of the next value', async () => {
  for (const address of [
    routes.feed('reports', 'atom'),
    `${routes.report(SAMPLE_REPORT)}.md`,
    routes.embed(SAMPLE_REPORT),
    routes.searchFile,
  ]) {
    const { status, text } = await get(address);
    expect(status).toBe(200);
    expect(text).not.toContain(NEXT);
  }
});

test('the feed says once to when its data reach, and its cards do not', async () => {
  test.skip(!isEmbedded(), 'an upstream has no such words');
  const user = { id: 'u', email: 'reader@example.org', name: null };
  const token = await database.ask(async (db) => {
    await declareAdult(db, user.email, '2.0');
    // One of today would have ended.
    return createSession(db, { user, token: 'none' }, now);
  });
  const cookie = await sessionCookie(token, database.settings.NEXTAUTH_SECRET);
  const feed = words((await get(routes.web, { cookie })).text);
  expect(feed).toContain(`Prices to September 2026 ${NEXT}`);
  expect(feed.match(new RegExp(DATE, 'g'))).toHaveLength(1);
  expect(feed).not.toMatch(AGE);
  const overtaken = findings.insights(libraryHere()).find(({ since }) => since !== null);
  const page = words((await get(routes.insight(overtaken?.id ?? ''), { cookie })).text);
  expect(page).toContain(overtaken?.past);
  expect(page).toContain(overtaken?.since);
  expect(page).not.toMatch(AGE);
});

test('after midnight in India pages are made anew once, and files stay in memory', async () => {
  const file = routes.dataFile('gold-usd-oz', 'csv');
  // The evening before a series is late.
  ahead = Date.parse(`${nextLateDay(now())}T00:00+05:30`) - Date.now() - HOUR;
  goAhead(ahead);
  const etags = async () => [(await get(routes.data)).headers.etag, (await get(file)).headers.etag];
  const marks = async () => words((await get(routes.data)).text).match(/ late /g)?.length ?? 0;
  // The first visitor may get the page of before.
  await expect(async () => expect(await etags()).toEqual(await etags())).toPass();
  const [before, late] = [await etags(), await marks()];

  ahead += HOUR + MINUTE / 2;
  goAhead(ahead);
  await expect.poll(marks).toBeGreaterThan(late);
  const after = await etags();
  expect([after[0] !== before[0], after[1]]).toEqual([true, before[1]]);
  expect(await etags()).toEqual(after);
});

test('a report has the number of its views in its HTML, at most an hour old', async () => {
  const label = async (path: string) =>
    /Views (\d+)|(\d+) बार देखा गया/
      .exec(words((await get(path)).text))
      ?.slice(1)
      .join('');
  const paths = ['', '/hi'].map((locale) => locale + routes.report(SAMPLE_REPORT));
  const labels = () => Promise.all(paths.map(label));
  const home = (await get(routes.home)).headers.etag;
  expect(await labels()).toEqual([undefined, undefined]);
  const response = await ask(PORT, `/api/views/${SAMPLE_REPORT}`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(response.text).toBe('{"views":1}');
  ahead += HOUR;
  goAhead(ahead);
  await expect.poll(labels).toEqual(['1', '1']);
  expect((await get(routes.home)).headers.etag, 'no other page is made anew').toBe(home);
  // A build has no database: after a start the first visitor sees the number too.
  await site.end();
  await site.start();
  expect(await labels()).toEqual(['1', '1']);
});
