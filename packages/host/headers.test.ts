import { headers as ofSite } from '@/host.plain.mjs';
import { securityHeaders as headersOf } from './headers.mjs';

/** Of this site. */
const securityHeaders = (path: string, settings?: Record<string, string>) =>
  headersOf(path, ofSite, settings);

it.each(['/', '/web', '/reports/gold-vs-silver', '/api/otp', '/embedded', '/charts', '/reports/a/evidence'])(
  '%s may be used by this site only',
  (path) => {
    expect(securityHeaders(path)).toMatchObject({
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    });
  },
);

it.each([
  '/charts/blog/a/b.svg',
  '/reports/gold-vs-silver/figures.csv',
  '/reports/a/figures.metadata.json',
  '/analysis/growth/a/10y.json',
])('%s may be used by other sites, but not framed', (path) => {
  expect(securityHeaders(path)).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Frame-Options': 'DENY',
  });
});

it('a frame may be embedded by any site', () => {
  expect(securityHeaders('/embed/gold-vs-silver')).toHaveProperty(
    'Cross-Origin-Resource-Policy',
    'cross-origin',
  );
  expect(securityHeaders('/embed/gold-vs-silver')).not.toHaveProperty('X-Frame-Options');
});

it.each(['/', '/embed/a', '/charts/a', '/api/otp'])('%s has the headers of every response', (path) => {
  expect(securityHeaders(path)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
});

it.each(['/analysis/ask', '/hi/analysis/ask'])(
  'the address of %s, with what was typed, is sent nowhere',
  (path) => {
    expect(securityHeaders(path)).toMatchObject({ 'Referrer-Policy': 'strict-origin' });
  },
);

it('the address of a link that is a secret is sent nowhere, and no search engine lists it', () => {
  for (const path of ['/shared/token', '/address-change/token'])
    expect(securityHeaders(path)).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    });
  expect(securityHeaders('/web/shared')).not.toHaveProperty('X-Robots-Tag');
});

it('fonts may be loaded by frames on any site, and no other file', () => {
  const face = '/_next/static/media/inter-s.p.1.woff2';
  expect(securityHeaders(face)).toHaveProperty('Access-Control-Allow-Origin', '*');
  for (const path of ['/', '/web', '/inter.woff2', '/_next/static/media/a.css', '/embed/gold-vs-silver'])
    expect(securityHeaders(path)).not.toHaveProperty('Access-Control-Allow-Origin');
});

describe('HSTS', () => {
  const told = (settings: Record<string, string>) =>
    securityHeaders('/', settings)['Strict-Transport-Security'];

  it.each([
    [{}, undefined],
    [{ SITE_URL: 'http://samvit.example' }, undefined],
    [{ SITE_URL: 'http://samvit.example', HSTS_SUBDOMAINS: 'true' }, undefined],
    [{ SITE_URL: 'https://samvit.example' }, 'max-age=63072000'],
    [{ SITE_URL: 'HTTPS://samvit.example', HSTS_SUBDOMAINS: 'false' }, 'max-age=63072000'],
    [{ SITE_URL: 'https://samvit.example', HSTS_SUBDOMAINS: 'true' }, 'max-age=63072000; includeSubDomains'],
  ])('for a site with %j: %p', (settings, expected) => expect(told(settings)).toBe(expected));
});
