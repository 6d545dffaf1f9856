import { routes } from '@/lib/web/routes';
import { SAMPLE_REPORT } from '@/testing/pages/addresses';
import { temporaryFolder } from '@/testing/processes/temporary-folder';
import { ask } from '@/testing/servers/loopback';
import { findings, score, type Observed } from '@/testing/pages/observatory';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { expect, test } from '@/testing/browser/test';

/*
 * Mozilla's Observatory asks a site in public; its rules are asked here. The site is started as it would be
 * for visitors by https, because cookies and policy depend on that. Two of its tests cannot be asked on this
 * machine: whether http leads to https, which the proxy in front does (0 points where it does), and whether
 * browsers know the name in advance (5).
 */

const PORT = 3215;

// In one worker, because the second site has one port.
test.describe.configure({ mode: 'default' });

let site: SecondSite;
test.beforeAll(async () => {
  const settings = { SITE_URL: 'https://samvit.example', DATA_DIR: temporaryFolder('samvit-data-') };
  site = await secondSite(PORT, { settings });
});
test.afterAll(() => site.stop());

async function observe(path: string, asked?: Parameters<typeof ask>[2]): Promise<Observed> {
  const { headers, text } = await ask(PORT, path, asked);
  return { headers, html: text };
}

/** The maximum without cookies and without scripts of other sites, for which there are points too. */
const FULL = [
  { test: 'content policy', points: 10, because: 'nothing but what is named' },
  { test: 'cookies', points: 0, because: 'there are none' },
  { test: 'sharing across origins', points: 0, because: 'no more than public' },
  { test: 'referrer', points: 5, because: 'private' },
  { test: 'https', points: 0, because: 'kept to for six months or more' },
  { test: 'scripts from elsewhere', points: 0, because: 'none' },
  { test: 'content types', points: 0, because: 'as said' },
  { test: 'frames', points: 5, because: 'by the content policy' },
  { test: 'use by other sites', points: 10, because: 'nobody' },
];

for (const path of [routes.home, routes.web, routes.report(SAMPLE_REPORT), routes.posts, '/no-such-page'])
  test(`${path} loses nothing, and wins all it can: 130, and 135 with a name browsers know`, async () => {
    const results = findings(await observe(path));
    expect(results).toEqual(FULL);
    expect(score(results)).toBe(130);
  });

test('a request from another site gets no additional permissions', async () => {
  const observed = await observe(routes.home, {
    headers: { Origin: 'https://http-observatory.security.mozilla.org' },
  });
  expect(findings(observed)).toEqual(FULL);
  expect(observed.headers).not.toHaveProperty('access-control-allow-origin');
});

test('every cookie has all protections', async () => {
  const send = (body: string, type: string) =>
    observe('/api/otp', {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: 'https://samvit.example', 'Sec-Fetch-Site': 'same-origin' },
      body,
    });
  const csrf = await observe('/api/auth/csrf');
  const code = await send('{"email":"reader@example.org"}', 'application/json');
  for (const observed of [csrf, code]) {
    expect(observed.headers['set-cookie']).toBeDefined();
    expect(findings(observed).find(({ test: name }) => name === 'cookies')?.points).toBe(5);
    expect(score(findings(observed))).toBe(135);
  }
});
