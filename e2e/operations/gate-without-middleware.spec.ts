import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, start, stop } from '@/testing/processes/child';
import { closeDb } from '@/lib/records/database';
import { env } from '@/lib/platform/env';
import { findings } from '@samvit/research';
import { signChart } from '@/lib/web/signed-chart';
import { routes } from '@/lib/web/routes';
import { ask } from '@/testing/servers/loopback';
import { endedSession, FORGED, INSIGHT, noSessions, PATHS, privateAt } from '@/testing/browser/gate';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { expect, test } from '@/testing/browser/test';

/* Every page and handler below /web checks the session itself: nobody is let in where middleware.ts does not run. */

const PORT = 3213;

// In one worker, because the second site has one port.
test.describe.configure({ mode: 'default' });

let site: SecondSite;
let cookies: string[];
test.beforeAll(async () => {
  cookies = noSessions((await endedSession()).cookie);
  // As with a bug in Next, or a proxy that bypasses it.
  site = await secondSite(PORT, {
    change: (build) =>
      writeFileSync(
        join(build, 'server/middleware-manifest.json'),
        JSON.stringify({ version: 3, middleware: {}, functions: {}, sortedMiddleware: [] }),
      ),
  });
});
test.afterAll(async () => {
  await site.stop();
  await closeDb();
});

test('it is not active: with it an insight shows sign-in, without it the page redirects there', async () => {
  expect((await ask(env().PORT, routes.insight(INSIGHT))).status).toBe(200);
  expect((await ask(PORT, routes.insight(INSIGHT))).status).toBe(307);
});

for (const path of PATHS)
  test(`nobody is let in at ${path} either`, async () => {
    expect(await privateAt(PORT, path, cookies)).toEqual([]);
  });

test('next start alone gives no chart of an insight away', async () => {
  const port = 3217;
  const next = start(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  try {
    const answers = () =>
      ask(port, '/robots.txt').then(
        ({ status }) => status === 200,
        () => false,
      );
    while (isRunning(next) && !(await answers())) await wait(100);
    const chart = findings.chartPath(INSIGHT, 'card');
    for (const path of [chart, `${chart}.body`, chart.replace('/insight/', '/drawn/')])
      for (const headers of [{}, ...FORGED]) {
        const answer = await ask(port, path, { headers });
        // 307: Next sends a request with its headers to an address with a query of its own.
        expect([307, 401, 404], path).toContain(answer.status);
        expect(answer.text).not.toMatch(/^<svg/);
      }
    expect((await ask(port, signChart(chart))).text).toMatch(/^<svg/);
  } finally {
    await stop(next);
  }
});
