import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { sessionCookieName } from '@/lib/auth/cookies';
import { createSession, endAllSessions } from '@/lib/auth/session';
import { sessionCookie } from '@/lib/auth/session-cookie';
import { closeDb, db } from '@/lib/db/client';
import { siteOrigin } from '@/lib/env';
import { insights } from '@/lib/insights';
import { chartPath } from '@/lib/insights/chart-path';
import { signChart } from '@/lib/insights/signed-chart';
import { routes } from '@/lib/routes';
import { siteWithoutMiddleware } from './support/site-without-middleware';
import { expect, test } from './support/test';

/*
 * Nothing of the feed or of anybody's account is told without a session, whatever is sent in its place, and whether or not
 * middleware.ts runs: it is a convenience, and every page and handler below /web asks for the session itself.
 */

const insight = routes.insight(insights()[0]?.id ?? '');

const PATHS = [
  routes.web,
  `${routes.web}/`,
  `${routes.web}?callbackUrl=${insight}`,
  `/${routes.web}`,
  '/WEB',
  '/%77eb',
  '/web%2faccount',
  `${routes.web}/../web`,
  `${routes.web}.rsc`,
  `${routes.web}/account.rsc`,
  '/index/../web/account',
  '/_next/data/x/web.json',
  routes.account,
  insight,
  `${insight}?_rsc=1`,
  '/api/widgets/trending',
  '/api/widgets/latest?limit=50',
  '/api/auth/session',
];

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

/** The cookie of somebody who has signed out everywhere since. */
async function endedSession(): Promise<string> {
  const user = { id: randomUUID(), email: `reader-${randomUUID()}@example.org`, name: null };
  const token = await createSession(db(), { user, token: 'none' });
  const [pair = ''] = (await sessionCookie(token)).split(';');
  await endAllSessions(db(), user.email);
  return pair;
}

/** What only somebody signed in is shown: cards, the account, an insight's words. */
const PRIVATE =
  /data-widget|Sign out everywhere|Delete (?:my|your) account|"isAuthenticated":true|@example\.org/;

async function walk(request: APIRequestContext, origin: string): Promise<void> {
  const cookies = ['', `${sessionCookieName()}=x`, await endedSession()];
  for (const Cookie of cookies)
    for (const headers of HEADERS)
      for (const path of PATHS) {
        const response = await request.get(origin + path, {
          headers: { ...headers, ...(Cookie && { Cookie }) },
          maxRedirects: 0,
        });
        const said = `${path} ${JSON.stringify(headers)} ${Cookie.slice(0, 12)}`;
        expect(response.status(), said).toBeLessThan(500);
        expect(await response.text(), said).not.toMatch(PRIVATE);
        const location = response.headers().location;
        if (location) expect(new URL(location, origin).origin, said).toBe(origin);
      }
}

test.afterAll(closeDb);

// Some hundreds of requests, twice.
test.slow();

test('the gate lets nobody past it', async ({ request }) => {
  await walk(request, siteOrigin());
});

test('without the gate nobody is let in either', async ({ request }) => {
  const site = await siteWithoutMiddleware(3213);
  try {
    // The proof that it is gone: the gate would show sign-in here.
    expect((await request.get(site.origin + insight, { maxRedirects: 0 })).status()).toBe(307);
    await walk(request, site.origin);
  } finally {
    await site.stop();
  }
});

test('and with a session all of that is there', async ({ request }) => {
  const user = { id: randomUUID(), email: `reader-${randomUUID()}@example.org`, name: null };
  const [Cookie = ''] = (await sessionCookie(await createSession(db(), { user, token: 'none' }))).split(';');
  const account = await request.get(siteOrigin() + routes.account, { headers: { Cookie } });
  expect(await account.text()).toMatch(PRIVATE);
});

test('the charts of insights are behind it too, but for who has a signed address', async ({ request }) => {
  const user = { id: randomUUID(), email: `reader-${randomUUID()}@example.org`, name: null };
  const [Cookie = ''] = (await sessionCookie(await createSession(db(), { user, token: 'none' }))).split(';');
  const chart = chartPath(insights()[0]?.id ?? '', 'card');
  const status = async (path: string, headers: Record<string, string> = {}) =>
    (await request.get(siteOrigin() + path, { headers })).status();
  expect(await status(chart)).toBe(401);
  expect(await status(chart, { Cookie })).toBe(200);
  expect(await status(signChart(chart))).toBe(200);
  for (const headers of [...HEADERS, { Cookie: await endedSession() }])
    for (const path of [chart, `${chart}?_rsc=1`, chart.replace('charts', '%63harts')])
      expect(await status(path, headers), `${path} ${JSON.stringify(headers)}`).toBe(401);
  // Where the build has drawn it there is nothing, for nobody.
  for (const headers of [...HEADERS, { Cookie }])
    expect(await status(chart.replace('/insight/', '/drawn/'), headers)).toBe(404);
  const answer = await request.get(siteOrigin() + chart, { headers: { Cookie } });
  expect(answer.headers()['cache-control']).toMatch(/^private/);
  expect(await answer.text()).toMatch(/^<svg/);
});
