import { routes } from '@/lib/routes';
import { REPORTS } from './routes';
import { expect, test } from './support/test';

const EVERYWHERE = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
};

const FRAMED_BY_NOBODY = {
  'x-frame-options': /^DENY$/,
  'content-security-policy': /frame-ancestors 'none'/,
  'cross-origin-resource-policy': /^same-origin$/,
};

const report = REPORTS[0] ?? '';
const ANSWERS: [what: string, path: string, status: number][] = [
  ['a page', routes.home, 200],
  ['a report', routes.report(report), 200],
  ['a dynamic page', routes.contactForm, 200],
  ['an unknown page', '/no-such-page', 404],
  ['the sitemap', '/sitemap.xml', 200],
  ['an unknown handler', '/api/no-such-handler', 404],
];

for (const [what, path, status] of ANSWERS)
  test(`${what} carries the security headers`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const headers = response.headers();
    for (const [name, value] of Object.entries({ ...EVERYWHERE, ...FRAMED_BY_NOBODY }))
      expect(headers[name], name).toMatch(value);
    expect(headers).not.toHaveProperty('x-powered-by');
  });

test('a widget frame may stand on any site', async ({ request }) => {
  const response = await request.get(routes.embed(report));
  expect(response.status()).toBe(200);
  const headers = response.headers();
  for (const [name, value] of Object.entries(EVERYWHERE)) expect(headers[name], name).toMatch(value);
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers['content-security-policy'] ?? '').not.toContain("frame-ancestors 'none'");
});
