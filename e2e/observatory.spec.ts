import { routes } from '@/lib/web/routes';
import { SAMPLE_REPORT } from '@/testing/pages/addresses';
import { temporaryFolder } from '@/testing/processes/temporary-folder';
import { ask } from '@/testing/servers/loopback';
import { findings, score, type Observed } from '@/testing/pages/observatory';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { expect, test } from '@/testing/browser/test';

/*
 * Mozilla's Observatory asks a site in public; its rules are asked here. The site is started as it would be for visitors by
 * https, because cookies and policy depend on that. Two of its tests cannot be asked on this machine: whether http leads
 * to https, which the proxy in front does (0 points where it does), and whether browsers know the name in advance (5).
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
    const found = findings(await observe(path));
    expect(found).toEqual(FULL);
    expect(score(found)).toBe(130);
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

test.describe('the rules themselves', () => {
  const GOOD = {
    'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-a'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  };
  const points = (headers: Record<string, string | string[] | undefined>, html = '') =>
    score(findings({ headers: { ...GOOD, ...headers }, html }));
  const policy = (value: string) => ({ 'content-security-policy': `${value}; frame-ancestors 'none'` });

  for (const [what, headers, expected] of [
    ['nothing wrong', {}, 130],
    [
      'a policy that allows what is written in the page',
      policy("default-src 'none'; script-src 'unsafe-inline'"),
      80,
    ],
    [
      'a policy that browsers read more strictly',
      policy("default-src 'none'; script-src 'unsafe-inline' 'nonce-a'"),
      130,
    ],
    ['a policy without scripts', policy("img-src 'self'"), 80],
    ['a policy with eval', policy("default-src 'none'; script-src 'unsafe-eval'"), 110],
    ['a policy with pictures by http', policy("default-src 'none'; img-src http:"), 110],
    ['a policy with any style', policy("default-src 'none'; style-src 'unsafe-inline'"), 120],
    ['a policy that begins with itself', policy("default-src 'self'"), 125],
    ['no policy', { 'content-security-policy': undefined }, 55],
    ['https for a day', { 'strict-transport-security': 'max-age=86400' }, 120],
    ['https not said', { 'strict-transport-security': undefined }, 80],
    ['types guessed', { 'x-content-type-options': undefined }, 125],
    ['a referrer told to all', { 'referrer-policy': 'unsafe-url' }, 120],
    ['a session scripts can read', { 'set-cookie': ['session=a; Secure; SameSite=Lax'] }, 70],
    ['a cookie by http', { 'set-cookie': ['a=b; SameSite=Lax'] }, 125],
    ['a cookie sent along', { 'set-cookie': ['a=b; Secure'] }, 130],
    ['a good cookie and a bad one', { 'set-cookie': ['a=b; Secure; SameSite=Lax', 'a=b'] }, 125],
    ['a good cookie', { 'set-cookie': ['a=b; Secure; SameSite=Lax'] }, 135],
  ] as [string, Record<string, string | string[] | undefined>, number][])
    test(`${what}: ${expected}`, () => expect(points(headers)).toBe(expected));

  test('scripts of other sites need a hash, and https', () => {
    expect(points({}, '<script src="/a.js"></script>')).toBe(130);
    expect(points({}, '<script src="https://evil.example/a.js"></script>')).toBe(125);
    expect(points({}, '<script src="//evil.example/a.js"></script>')).toBe(50);
    expect(points({}, '<script src="/a.js" integrity="sha384-a"></script>')).toBe(135);
  });
});
