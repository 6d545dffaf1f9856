import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { postgresDatabase, sqliteDatabase, type BenchDatabase } from '@/testing/database/databases';
import { freePort } from '@/testing/processes/free-port';
import { runCommand } from '@/testing/processes/run-command';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { siteOrigin } from '@/lib/platform/env';

// An operator with a CSV in hand: a month of gold is applied to a running site, is on every page of every instance, also after a
// start, and is taken back.

const DATABASES = { SQLite: sqliteDatabase, PostgreSQL: postgresDatabase };
const INSTANCES = { SQLite: 1, PostgreSQL: 2 };

/** Where the month stands, and the words that show it. */
const SHOWN: readonly [address: string, words: RegExp][] = [
  ['/data/gold-usd-oz.csv', /^2026-07,4105\.5,/m],
  ['/data/gold-usd-oz.json', /"period": "2026-07"/],
  ['/data', /id="gold-usd-oz"(?:(?!<\/li>).)*July 2026/s],
  ['/analysis/growth/gold-usd-oz/all', /<title>[^<]*July 2026/],
  ['/reports/gold-vs-silver', /<data value="4105\.5">/],
];

for (const name of ['SQLite', 'PostgreSQL'] as const) {
  test(`values come in and go again on ${name}`, async () => {
    let database: BenchDatabase | undefined;
    const sites: SecondSite[] = [];
    try {
      database = (await DATABASES[name]().catch((error: Error) =>
        test.skip(true, `there is no ${name} here: ${error.message}`),
      )) as BenchDatabase;
      const { settings } = database;
      const start = async () =>
        secondSite(await freePort(), { settings: { ...settings, SITE_URL: siteOrigin() } });
      while (sites.length < INSTANCES[name]) sites.push(await start());
      const series = (given: string) =>
        runCommand(`npm run --silent series -- ${given}`, process.cwd(), settings);

      await shows(sites, false);
      const file = path.join(settings.DATA_DIR ?? '', 'saved.csv');
      writeFileSync(file, 'Month,Gold\r\n2026-05,"4,587"\r\n2026-06,"4,228"\r\n2026-07,"4,105.50"\r\n');
      expect(await series(`import ${file} gold-usd-oz Month Gold`)).toMatchObject({ code: 0 });
      await shows(sites, false);
      expect(await series('apply gold-usd-oz --by operator')).toMatchObject({ code: 0 });
      await shows(sites, true);

      await sites[0]?.end('SIGKILL');
      await sites[0]?.start();
      await shows(sites.slice(0, 1), true);

      expect((await series('undo gold-usd-oz')).output).toContain('Taken back: 2026-07 of gold-usd-oz.');
      await shows(sites, false);
      expect((await series('undo gold-usd-oz')).code).toBe(1);
    } finally {
      for (const site of sites) await site.stop();
      await database?.remove();
    }
  });
}

async function shows(sites: readonly SecondSite[], isThere: boolean): Promise<void> {
  for (const { origin } of sites)
    for (const [address, words] of SHOWN)
      await expect
        .poll(async () => words.test(await (await fetch(origin + address)).text()), { message: address })
        .toBe(isThere);
}
