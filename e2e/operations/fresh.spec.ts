import { libraryHere } from '@/lib/texts/library-here';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { postgresDatabase, sqliteDatabase, type BenchDatabase } from '@/testing/database/databases';
import { freePort } from '@/testing/processes/free-port';
import { runCommand } from '@/testing/processes/run-command';
import { removeFolder, temporaryFolder } from '@/testing/processes/temporary-folder';
import { certificateIn, publisher, whole } from '@/testing/servers/publisher';
import { fredFile } from '@/testing/servers/publisher-files';
import { contentOfPublisher } from '@/testing/site/content-of-publisher';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { sessionCookie } from '@/testing/site/session-cookie';
import { newClient } from '@/testing/site/writes';
import { routes } from '@/lib/web/routes';
import { siteOrigin } from '@/lib/platform/env';
import { declareAdult } from '@/lib/records/declarations';
import { createSession } from '@/lib/records/sessions';
import { seriesFiles } from '@samvit/research';

// An operator with a CSV in hand: a month of gold is applied to a running site, is on every page of every
// instance, also after a start, and is taken back.

/** Two instances on PostgreSQL, where there is one; `testing/commands/test-full.ts` has one on SQLite, too. */
const SITES = ['several instances', ...(process.env.WHOLE_MATRIX ? ['one'] : [])];

/** Where the month stands, and the words that show it. */
const SHOWN: readonly [address: string, words: RegExp][] = [
  ['/data/gold-usd-oz.csv', /^2026-08,4105\.5,/m],
  ['/data/gold-usd-oz.json', /"period": "2026-08"/],
  ['/data', /id="gold-usd-oz"(?:(?!<\/tr>).)*Aug 2026/s],
  ['/data/gold-usd-oz', /\$4,10[56]/],
  ['/analysis/growth/gold-usd-oz/all', / to August 2026/],
  ['/reports/gold-vs-silver', /<data value="4105\.5">/],
];

for (const instances of SITES) {
  test(`values come in and go again on ${instances}`, async () => {
    const postgres = instances === 'one' ? undefined : await postgresDatabase().catch(() => undefined);
    const database = postgres ?? (await sqliteDatabase());
    const sites: SecondSite[] = [];
    try {
      const { settings } = database;
      const start = async () =>
        secondSite(await freePort(), { settings: { ...settings, SITE_URL: siteOrigin() } });
      while (sites.length < (postgres ? 2 : 1)) sites.push(await start());
      const series = (given: string) =>
        runCommand(`npm run --silent series -- ${given}`, process.cwd(), settings);

      const insight = await insightOf(database);
      await shows(sites, false);
      await expect.poll(() => insight(sites[0])).toBe(false);
      const file = path.join(settings.DATA_DIR ?? '', 'saved.csv');
      writeFileSync(file, 'Month,Gold\r\n2026-06,"4,228"\r\n2026-07,"4,073"\r\n2026-08,"4,105.50"\r\n');
      expect(await series(`import ${file} gold-usd-oz Month Gold`)).toMatchObject({ code: 0 });
      await shows(sites, false);
      expect(await series('apply gold-usd-oz --by operator')).toMatchObject({ code: 0 });
      await shows(sites, true);
      for (const site of sites) await expect.poll(() => insight(site)).toBe(true);

      await sites[0]?.end('SIGKILL');
      await sites[0]?.start();
      await shows(sites.slice(0, 1), true);
      expect(await insight(sites[0])).toBe(true);

      expect((await series('undo gold-usd-oz')).output).toContain('Taken back: 2026-08 of gold-usd-oz.');
      await shows(sites, false);
      for (const site of sites) await expect.poll(() => insight(site)).toBe(false);
      expect((await series('undo gold-usd-oz')).code).toBe(1);
    } finally {
      for (const site of sites) await site.stop();
      await database.remove();
    }
  });
}

async function shows(sites: readonly SecondSite[], isThere: boolean): Promise<void> {
  for (const site of sites)
    for (const [address, words] of SHOWN)
      await expect
        .poll(async () => words.test(await textOf(site, address)), { message: address })
        .toBe(isThere);
}

const textOf = async (site: SecondSite | undefined, address: string) =>
  (await fetch(`${site?.origin}${address}`)).text();

/** Asks whether the page of an insight about gold says what happened by that month. */
async function insightOf({
  ask,
  settings,
}: BenchDatabase): Promise<(site: SecondSite | undefined) => Promise<boolean>> {
  const user = { id: 'u', email: 'reader@example.com', name: null };
  let token: string | undefined;
  return async (site) => {
    // The site has made the tables by now.
    token ??= await ask(async (db) => {
      await declareAdult(db, user.email, '2.0');
      return createSession(db, { user, token: 'none' });
    });
    const headers = {
      Cookie: await sessionCookie(token, settings.NEXTAUTH_SECRET),
      'X-Forwarded-For': newClient(),
    };
    const page = await fetch(`${site?.origin}${routes.insight('drawdown-gold-usd-oz-2020-07')}`, { headers });
    expect([page.status, page.redirected]).toEqual([200, false]);
    return /\$4,10[56] in August 2026/.test(await page.text());
  };
}

test('with SERIES_FETCH=daily the site asks a publisher by itself, and shows what is only new', async () => {
  const folder = temporaryFolder('publisher-');
  const certificate = certificateIn(folder);
  const fred = await publisher(certificate);
  const database = await sqliteDatabase();
  const rows = seriesFiles
    .readSeriesFile(libraryHere(), 'us-10y')
    .points.map(([month, value]): [string, number] => [month, Number(value)]);
  fred.sends('/us-10y', whole(fredFile('GS10', [...rows.slice(-12), ['2026-09', 4.41]])));
  fred.sends('/us-cpi', (_, response) => response.destroy());
  let site: SecondSite | undefined;
  try {
    site = await secondSite(await freePort(), {
      settings: {
        ...database.settings,
        SITE_URL: siteOrigin(),
        SERIES_FETCH: 'daily',
        NODE_EXTRA_CA_CERTS: certificate.file,
      },
      change: contentOfPublisher(fred.origin, { 'us-10y': 'GS10', 'us-cpi': 'CPIAUCNS' }),
    });
    const { origin } = site;
    // A minute after the start.
    const file = async () => (await fetch(`${origin}/data/us-10y.csv`)).text();
    await expect(async () => expect(await file()).toMatch(/^2026-09,4\.41,/m)).toPass();
    expect(fred.requests.map(({ path }) => path.replace(/\?.*/, ''))).toEqual(['/us-10y.csv', '/us-cpi.csv']);
    expect(fred.requests[0]?.agent).toMatch(new RegExp(`^Samvit \\(\\+${siteOrigin()}; .+@.+\\)$`));
    const applied = (await database.ask((db) => db.selectFrom('series_updates').selectAll().execute()))[0];
    expect(applied).toMatchObject({ series: 'us-10y', applied_by: 'SERIES_FETCH=daily' });
  } finally {
    await site?.stop();
    await database.remove();
    await fred.close();
    removeFolder(folder);
  }
});
