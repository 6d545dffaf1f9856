import { createHash, randomUUID } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { SAMPLE_REPORT } from '@/testing/pages/addresses';
import { ask, closeAll, hear, say, type Answered } from '@/testing/servers/loopback';
import { expect, test } from '@/testing/browser/test';

test.afterEach(closeAll);

const { PORT } = env();

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};
const OURS = { 'cross-origin-resource-policy': 'same-origin', 'x-frame-options': 'DENY' };
const FOR_ALL = { 'cross-origin-resource-policy': 'cross-origin', 'x-frame-options': 'DENY' };
const INERT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const report = SAMPLE_REPORT;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };

type Asked = NonNullable<Parameters<typeof ask>[2]>;
type Row = [what: string, status: number, path: string, asked?: Asked];

/** The first address in a page with this beginning. */
async function addressIn(path: string, beginning: string): Promise<string> {
  const { text } = await ask(PORT, path);
  const address = new RegExp(`"(${beginning}[^"]*)"`).exec(text)?.[1];
  if (!address) throw new Error(`${path} names no ${beginning}`);
  return address.replaceAll('&amp;', '&');
}

function expectHeaders({ headers }: Answered, more: Record<string, string>) {
  expect(headers).toMatchObject({ ...EVERYWHERE, ...more });
  // These tests use http; e2e/operations/observatory.spec.ts checks a site on https.
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; /);
  // A drawing brings its typeface with it.
  expect(policy.replace(/; font-src data:$/, '')).not.toMatch(/unsafe|data:|\*(?!$|;)/);
  // One policy, not two that are only strict together.
  expect(policy).not.toContain(',');
}

test.describe('a page', () => {
  const PAGES: Row[] = [
    ['the front page', 200, routes.home],
    ['a report', 200, routes.report(report)],
    ['a post', 200, routes.post('gold-in-rupees')],
    ['another page of posts', 200, routes.postPage(2)],
    ['sign-in', 200, routes.web],
    ['sign-in in place of a page', 200, routes.account],
    ['search', 200, `${routes.search}?q=gold`],
    ['an unknown page', 404, '/no-such-page'],
    ['an unknown post', 404, '/blogs/no-such-post'],
    ['an unknown code', 404, '/v/AAAAAAAA'],
    ['an address that is none', 404, '/%E0%A4%A'],
    ['a page that cannot be made', 503, '/unavailable'],
  ];
  for (const [what, status, path] of PAGES)
    test(`${what}: ${status}, and a policy that names its own scripts and no other`, async () => {
      const answer = await ask(PORT, path);
      expect(answer.status).toBe(status);
      expectHeaders(answer, OURS);
      const policy = String(answer.headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      const inline = [...answer.text.matchAll(/<script(?![^>]*\s(?:src|type)=)([^>]*)>([^]*?)<\/script>/g)];
      expect(inline).not.toHaveLength(0);
      for (const [, attributes = '', code = ''] of inline) {
        const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
        expect(
          policy.includes(hash) || (nonce && attributes.includes(`nonce="${nonce}"`)),
          code,
        ).toBeTruthy();
      }
      for (const directive of ["base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
        expect(policy).toContain(directive);
    });
});

test.describe('a response that is no page has a policy that forbids everything', () => {
  const FILES: Row[] = [
    ['the sitemap', 200, '/sitemap.xml'],
    ['robots.txt', 200, '/robots.txt'],
    ['the icon', 200, '/favicon.ico'],
    ['the feed API', 200, '/api/v1/blogs'],
    ['that the process is alive', 200, '/api/health'],
    ['that everything works', 200, '/api/ready'],
    ['an unknown post of the API', 404, '/api/v1/blogs/no-such-post'],
    ['data for the router', 200, '/about-us?_rsc', { headers: { RSC: '1' } }],
    ['data for the router, by another name', 307, '/about-us?_rsc=1', { headers: { RSC: '1' } }],
    ['a redirect', 308, '/blogs/'],
    ['a redirect to where the first page stands', 308, '/blogs/page/1'],
    ['an address of the API that is none', 404, '/api/v1/blogs/%ff'],
    ['a method that no handler has', 405, '/api/otp', { method: 'TRACE' }],
    [
      'a redirect after a form',
      303,
      '/api/waitlist',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `email=headers-${randomUUID()}@example.org`,
      },
    ],
    ['a refused form', 400, '/api/waitlist', { method: 'POST', headers: JSON_TYPE, body: '{}' }],
    ['no session', 401, '/api/widgets/dashboard'],
    ['what is switched off', 404, '/api/revalidate', { method: 'POST', headers: JSON_TYPE, body: '{}' }],
    [
      'another origin',
      403,
      '/api/otp',
      { method: 'POST', headers: { ...JSON_TYPE, Origin: 'https://evil.example' }, body: '{}' },
    ],
    ['a method a page does not have', 405, routes.home, { method: 'POST', body: 'a=b' }],
    ['a method a handler does not have', 405, '/api/otp'],
    [
      'a body that is too long',
      413,
      '/api/waitlist',
      { method: 'POST', headers: JSON_TYPE, body: `"${'a'.repeat(70_000)}"` },
    ],
    [
      'a body of another kind',
      415,
      '/api/otp',
      { method: 'POST', headers: { 'Content-Type': 'text/plain', ...SAME_ORIGIN }, body: 'a' },
    ],
  ];
  for (const [what, status, path, asked] of FILES)
    test(`${what}: ${status}`, async () => {
      const answer = await ask(PORT, path, asked);
      expect(answer.status).toBe(status);
      expectHeaders(answer, { ...OURS, 'content-security-policy': INERT });
    });

  test('a redirect has one address', async () => {
    expect((await ask(PORT, '/blogs/page/1')).headers.location).toBe(routes.posts);
  });

  test('too many requests: 429', async () => {
    const email = `headers-${randomUUID()}@example.org`;
    const headers = { ...JSON_TYPE, 'X-Forwarded-For': '198.51.100.77' };
    let answer: Answered | undefined;
    for (let i = 0; i < 30 && answer?.status !== 429; i += 1)
      answer = await ask(PORT, '/api/waitlist', {
        method: 'POST',
        headers,
        body: JSON.stringify({ email, message: `again ${i}` }),
      });
    if (!answer) throw new Error('Nothing was asked');
    expect(answer.status).toBe(429);
    expectHeaders(answer, { ...OURS, 'content-security-policy': INERT });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  for (const [what, beginning, page, caching] of [
    ['a style sheet', '/_next/static/[^"]*\\.css', routes.home, 'public, max-age=31536000, immutable'],
    ['a font', '/_next/static/[^"]*\\.woff2', routes.home, 'public, max-age=31536000, immutable'],
    ['a script', '/_next/static/[^"]*\\.js', routes.web, 'public, max-age=31536000, immutable'],
    ['the scripts of a page', '/_boot/', routes.home, 'public, max-age=31536000, immutable'],
    ['the page script', '/page-script/', routes.home, 'public, max-age=31536000, immutable'],
  ] as const)
    test(`${what}: 200, and kept for good, because its name changes with it`, async () => {
      const answer = await ask(PORT, await addressIn(page, beginning));
      expect(answer.status).toBe(200);
      expectHeaders(answer, { ...OURS, 'content-security-policy': INERT, 'cache-control': caching });
    });
});

test.describe('files that other sites may use', () => {
  for (const [what, address] of [
    ['a chart', () => routes.postChart('gold-in-rupees', 'thumbnail')],
    ['the picture of a report', () => routes.reportShareImage(report)],
    ['figures as CSV', () => routes.reportFigures(report, 'csv')],
    ['figures as JSON', () => routes.reportFigures(report, 'json')],
    ['a series as CSV', () => routes.dataFile('gold-usd-oz', 'csv')],
    ['the description of the data', () => routes.dataPackage],
  ] as const)
    test(`${what}: from anywhere, in no frame`, async () => {
      const answer = await ask(PORT, await address());
      expect(answer.status).toBe(200);
      expectHeaders(answer, FOR_ALL);
    });

  test('a frame may be embedded by any site, and contains no script', async () => {
    const answer = await ask(PORT, routes.embed(report));
    expect(answer.status).toBe(200);
    expectHeaders(answer, { 'cross-origin-resource-policy': 'cross-origin' });
    expect(answer.headers).not.toHaveProperty('x-frame-options');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain('script-src');
  });
});

test('304 has the headers of the response it replaces', async () => {
  for (const path of [
    routes.home,
    await addressIn(routes.home, '/_next/static/[^"]*\\.css'),
    '/sitemap.xml',
  ]) {
    const { headers } = await ask(PORT, path);
    const answer = await ask(PORT, path, { headers: { 'If-None-Match': String(headers.etag) } });
    expect([path, answer.status]).toEqual([path, 304]);
    expectHeaders(answer, { ...OURS, 'content-security-policy': String(headers['content-security-policy']) });
  }
});

test('browsers revalidate a page each time, shared caches after a minute; dynamic pages are not cached', async () => {
  expect((await ask(PORT, routes.home)).headers['cache-control']).toMatch(
    /^public, max-age=0, s-maxage=60, /,
  );
  for (const path of [routes.web, routes.search, '/no-such-page', '/unavailable', '/api/widgets/dashboard'])
    expect((await ask(PORT, path)).headers['cache-control'], path).toContain('no-store');
});

test.describe('an invalid request', () => {
  for (const [what, status, words] of [
    ['two lengths', 400, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['an upgrade', 400, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    ['100 kB of headers', 431, `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`],
  ] as const)
    test(`${what}: ${status}`, async () => {
      const heard = await hear(await say(PORT, words));
      expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      for (const [name, value] of Object.entries({
        ...EVERYWHERE,
        ...OURS,
        'content-security-policy': INERT,
      }))
        expect(heard.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}\r\n`);
    });
});
