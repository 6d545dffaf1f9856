import { closeDb, db } from '@/lib/records/database';
import { declareAdult } from '@/lib/records/declarations';
import { env, siteOrigin } from '@/lib/platform/env';
import { findings } from '@samvit/research';
import { signChart } from '@/lib/web/signed-chart';
import { routes } from '@/lib/web/routes';
import { ask } from '@/testing/servers/loopback';
import { PRIVATE_WRITES } from '@/testing/site/gate-routes';
import { endedSession, FORGED, INSIGHT, noSessions, PATHS, PRIVATE, privateAt } from '@/testing/browser/gate';
import { newSession } from '@/testing/browser/signed-in';
import { expect, test } from '@/testing/browser/test';

/* Nothing of the feed or of an account is shown without a session, whatever is sent in its place, and whether
   or not middleware.ts runs: every page and handler below /web checks the session itself. */

let ended: Awaited<ReturnType<typeof endedSession>>;
let cookies: string[];
test.beforeAll(async () => {
  ended = await endedSession();
  cookies = noSessions(ended.cookie);
});
test.afterAll(closeDb);

for (const path of PATHS)
  test(`the gate lets nobody past it at ${path}`, async () => {
    expect(await privateAt(env().PORT, path, cookies)).toEqual([]);
  });

for (const [i, [path, fieldsOf]] of Object.entries(PRIVATE_WRITES).entries())
  test(`nobody without a session writes at ${path}`, async () => {
    const tables = [
      'saved_items',
      'shared_insights',
      'feed_subjects',
      'read_marks',
      'feed_settings',
      'feed_visits',
    ] as const;
    for (const Cookie of cookies)
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        const fields = fieldsOf({ insight: INSIGHT });
        const answer = await ask(env().PORT, path, {
          method: 'POST',
          headers: {
            Host: `localhost:${env().PORT}`,
            // A client of its own: how many writes of one are refused in a minute is limited.
            'X-Forwarded-For': `198.51.101.${i}`,
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

test('with a session all pages are shown', { tag: '@smoke' }, async () => {
  const { cookie } = await newSession();
  const account = await ask(env().PORT, routes.account, { headers: { Cookie: cookie } });
  expect(account.text).toMatch(PRIVATE);
});

test('the charts of insights need a session or a signed address', async ({ request }) => {
  const { user, cookie: Cookie } = await newSession();
  const chart = findings.chartPath(INSIGHT, 'card');
  const status = async (path: string, headers: Record<string, string> = {}) =>
    (await request.get(siteOrigin() + path, { headers })).status();
  expect(await status(chart)).toBe(401);
  expect(await status(chart, { Cookie })).toBe(403);
  await declareAdult(db(), user.email, '2.0');
  expect(await status(chart, { Cookie })).toBe(200);
  expect(await status(signChart(chart))).toBe(200);
  for (const headers of [...FORGED, { Cookie: ended.cookie }])
    for (const path of [chart, `${chart}?_rsc=1`, chart.replace('charts', '%63harts')])
      expect(await status(path, headers), `${path} ${JSON.stringify(headers)}`).toBe(401);
  const answer = await request.get(siteOrigin() + chart, { headers: { Cookie } });
  expect(answer.headers()['cache-control']).toMatch(/^private/);
  expect(await answer.text()).toMatch(/^<svg/);
});
