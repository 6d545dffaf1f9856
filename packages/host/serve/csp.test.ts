import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants';
import nextConfig from '@/next.config.mjs';
import { pageCsp, INERT_POLICY } from '../headers.mjs';
import { cspSourcesOf } from './transform';

/** A policy as its directives. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources];
    }),
  );

const settings = { SITE_URL: undefined, PROVIDER_API_URL: undefined, NEXT_PUBLIC_SENTRY_DSN: undefined };
const EVERYTHING = {
  SITE_URL: 'https://samvit.example',
  PROVIDER_API_URL: 'https://api.example',
  NEXT_PUBLIC_SENTRY_DSN: 'https://key@errors.example/1',
};

it('a page may use this site and its own scripts, and nothing else', () => {
  expect(directives(pageCsp(["'sha256-a'", "'sha256-b'"], cspSourcesOf(settings)))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-a'", "'sha256-b'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  });
});

it('each setting allows one more source', () => {
  const closed = directives(pageCsp([]));
  const opened = (changed: Partial<typeof EVERYTHING>) => {
    const policy = directives(pageCsp([], cspSourcesOf({ ...settings, ...changed })));
    return Object.fromEntries(
      Object.entries(policy).filter(([name, sources]) => sources.join() !== closed[name]?.join()),
    );
  };
  expect(opened({ SITE_URL: EVERYTHING.SITE_URL })).toEqual({ 'upgrade-insecure-requests': [] });
  expect(opened({ SITE_URL: 'http://localhost:3000' })).toEqual({});
  expect(opened({ PROVIDER_API_URL: EVERYTHING.PROVIDER_API_URL })).toEqual({
    'img-src': ["'self'", 'https:'],
  });
  expect(opened({ NEXT_PUBLIC_SENTRY_DSN: EVERYTHING.NEXT_PUBLIC_SENTRY_DSN })).toEqual({
    'connect-src': ["'self'", 'https://errors.example'],
    'worker-src': ['blob:'],
  });
});

it.each([
  ['closed', pageCsp([])],
  ['open', pageCsp(["'nonce-a'"], cspSourcesOf(EVERYTHING))],
  ['inert', INERT_POLICY],
])('the policy contains no unsafe source, no wildcard and no secret (%s)', (_, policy) => {
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|data:|key@/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
});

it('in development the policy only reports, and blocks nothing', async () => {
  const namesIn = async (phase: string) => {
    const headers = (await nextConfig(phase).headers?.()) ?? [];
    return headers.flatMap((entry) => entry.headers.map(({ key }) => key.toLowerCase()));
  };
  const developed = await namesIn(PHASE_DEVELOPMENT_SERVER);
  expect(developed).toContain('content-security-policy-report-only');
  expect(developed).not.toContain('content-security-policy');
  const published = await namesIn(PHASE_PRODUCTION_SERVER);
  expect(published).toContain('content-security-policy');
  expect(published).not.toContain('content-security-policy-report-only');
});
