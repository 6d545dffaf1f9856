import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deserialize } from 'node:v8';
import { isRunning, start, stop } from '@/testing/processes/child';
import { sessionCookieName } from '@/lib/platform/http/cookies';
import { endAllSessions } from '@/lib/records/sessions';
import { closeDb, db } from '@/lib/records/database';
import { declareAdult } from '@/lib/records/declarations';
import { env, siteOrigin } from '@/lib/platform/env';
import { chartPath } from '@/lib/research/insights/chart-path';
import { signChart } from '@/lib/research/insights/signed-chart';
import { routes } from '@/lib/web/routes';
import { ask } from '@/testing/servers/loopback';
import { PRIVATE_READS, PRIVATE_WRITES } from '@/testing/site/gate-routes';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { newSession } from '@/testing/browser/signed-in';
import { expect, test } from '@/testing/browser/test';

/* Nothing of the feed or of an account is shown without a session, whatever is sent in its place, and whether
   or not middleware.ts runs: every page and handler below /web checks the session itself. */

/** The id of an insight, from the build: every worker loads this file, and making the insights takes seconds. */
const [ID = ''] = (
  deserialize(readFileSync('.next/content/analyses-of-insights.en')) as Map<string, string>
).keys();
const insight = routes.insight(ID);

/** Of charts, which need a status of their own, there is a test below. */
const PATHS = Object.entries(PRIVATE_READS)
  .filter(([route]) => !route.startsWith('/charts/'))
  .flatMap(([, addresses]) => addresses({ insight: ID }));

const HEADERS: Record<string, string>[] = [
  {},
  { 'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'X-Middleware-Subrequest': 'src/middleware:src/middleware:src/middleware' },
  { 'X-Matched-Path': routes.account, 'X-Nextjs-Data': '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%5D' },
  { 'X-Forwarded-Host': 'localhost', 'X-Original-URL': routes.account, 'X-Rewrite-URL': routes.account },
  { Authorization: 'Bearer null' },
];

/** The cookie of a person who has signed out everywhere since. */
async function endedSession(): Promise<{ id: string; cookie: string }> {
  const { user, cookie } = await newSession();
  await endAllSessions(db(), user.email);
  return { id: user.id, cookie };
}

/** What only signed-in people see: cards, the account, the text of an insight. */
const PRIVATE =
  /data-widget|Sign out everywhere|Delete (?:my|your) account|aria-label="(?:Your pages|आपके पेज)"|stored with your account, at most 20|आपके खाते में सहेजी गई हैं|"isAuthenticated":true|@example\.org/;

let cookies: string[];
let ended: Awaited<ReturnType<typeof endedSession>>;
test.beforeAll(async () => {
  ended = await endedSession();
  cookies = ['', `${sessionCookieName()}=x`, ended.cookie];
});
test.afterAll(closeDb);

/** Requests a path with everything that could be mistaken for a session. */
async function expectNothingPrivate(port: number, path: string): Promise<void> {
  const origin = `http://localhost:${port}`;
  for (const Cookie of cookies)
    for (const headers of HEADERS) {
      const answer = await ask(port, path, {
        headers: { Host: `localhost:${port}`, ...headers, ...(Cookie && { Cookie }) },
      });
      const said = `${JSON.stringify(headers)} ${Cookie.slice(0, 12)}`;
      expect(answer.status, said).toBeLessThan(500);
      expect(answer.text, said).not.toMatch(PRIVATE);
      const { location } = answer.headers;
      if (location) expect(new URL(location, origin).origin, said).toBe(origin);
    }
}

for (const path of PATHS)
  test(`the gate lets nobody past it at ${path}`, () => expectNothingPrivate(env().PORT, path));

for (const [path, fieldsOf] of Object.entries(PRIVATE_WRITES))
  test(`nobody without a session writes at ${path}`, async () => {
    const tables = [
      'saved_items',
      'shared_insights',
      'feed_subjects',
      'read_marks',
      'feed_settings',
    ] as const;
    for (const Cookie of cookies)
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        const fields = fieldsOf({ insight: ID });
        const answer = await ask(env().PORT, path, {
          method: 'POST',
          headers: {
            Host: `localhost:${env().PORT}`,
            'Content-Type': type,
            'Sec-Fetch-Site': 'same-origin',
            ...(Cookie && { Cookie }),
          },
          body: type === 'application/json' ? JSON.stringify(fields) : String(new URLSearchParams(fields)),
        });
        expect(answer.status, `${type} ${Cookie.slice(0, 12)}`).toBeLessThan(500);
        expect(answer.status, `${type} ${Cookie.slice(0, 12)}`).toBeGreaterThanOrEqual(300);
        expect(answer.text).not.toMatch(PRIVATE);
      }
    const userId = ended.id;
    for (const table of tables)
      expect(await db().selectFrom(table).selectAll().where('user_id', '=', userId).execute()).toEqual([]);
  });

test.describe('without the middleware', () => {
  const PORT = 3213;

  // In one worker, because the second site has one port.
  test.describe.configure({ mode: 'default' });

  let site: SecondSite;
  test.beforeAll(async () => {
    // As with a bug in Next, or a proxy that bypasses it.
    site = await secondSite(PORT, {
      change: (build) =>
        writeFileSync(
          join(build, 'server/middleware-manifest.json'),
          JSON.stringify({ version: 3, middleware: {}, functions: {}, sortedMiddleware: [] }),
        ),
    });
  });
  test.afterAll(() => site.stop());

  test('it is not active: with it an insight shows sign-in, without it the page redirects there', async () => {
    expect((await ask(env().PORT, insight)).status).toBe(200);
    expect((await ask(PORT, insight)).status).toBe(307);
  });

  for (const path of PATHS)
    test(`nobody is let in at ${path} either`, () => expectNothingPrivate(PORT, path));
});

test('with a session all pages are shown', async () => {
  const { cookie } = await newSession();
  const account = await ask(env().PORT, routes.account, { headers: { Cookie: cookie } });
  expect(account.text).toMatch(PRIVATE);
});

test('the charts of insights need a session or a signed address', async ({ request }) => {
  const { user, cookie: Cookie } = await newSession();
  const chart = chartPath(ID, 'card');
  const status = async (path: string, headers: Record<string, string> = {}) =>
    (await request.get(siteOrigin() + path, { headers })).status();
  expect(await status(chart)).toBe(401);
  expect(await status(chart, { Cookie })).toBe(403);
  await declareAdult(db(), user.email, '2.0');
  expect(await status(chart, { Cookie })).toBe(200);
  expect(await status(signChart(chart))).toBe(200);
  for (const headers of [...HEADERS, { Cookie: ended.cookie }])
    for (const path of [chart, `${chart}?_rsc=1`, chart.replace('charts', '%63harts')])
      expect(await status(path, headers), `${path} ${JSON.stringify(headers)}`).toBe(401);
  const answer = await request.get(siteOrigin() + chart, { headers: { Cookie } });
  expect(answer.headers()['cache-control']).toMatch(/^private/);
  expect(await answer.text()).toMatch(/^<svg/);
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
    const chart = chartPath(ID, 'card');
    for (const path of [chart, `${chart}.body`, chart.replace('/insight/', '/drawn/')])
      for (const headers of [{}, ...HEADERS]) {
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
