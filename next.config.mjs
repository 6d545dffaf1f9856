import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { parse } from 'yaml';
import { FOR_OTHER_SITES, headers } from './host.plain.mjs';
import { pageCsp, everywhere, securityHeaders } from './packages/host/headers.mjs';

const asList = (/** @type {Record<string, string>} */ headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * For a Next that answers by itself. The server in front writes the same headers, and a strict policy over
 * this one, which can name no script because it does not know the page.
 */
const PUBLISHED = {
  ...securityHeaders('/', headers),
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
};

/** While developing, the policy only reports: React needs eval() there, and scripts change all the time. */
const DEVELOPED = {
  ...securityHeaders('/', headers),
  'Content-Security-Policy-Report-Only': pageCsp(["'unsafe-inline'", "'unsafe-eval'"]),
};

/**
 * What the server in front does with addresses when it is there: old ones lead to new ones. Server and build read
 * content/redirects.yaml through its schema.
 */
const WITHOUT_FRONT = {
  async redirects() {
    /** @type {{ from: string; to: string }[]} */
    const list = parse(readFileSync('content/redirects.yaml', 'utf8'));
    return list.map(({ from, to }) => ({ source: from, destination: to, permanent: false }));
  },
};

/**
 * Answers to analyses are the same for everybody, and browsers may keep them for a while. There is no end of
 * them, so search engines stay out, also of what has no page.
 */
const ANSWERS = [
  {
    // A reader's own series is for no cache.
    source: '/analysis/:measure/:series((?!(?:[^/]*~)?own\\.)[^/]+)/:rest+',
    // Nor is what Next's router asks for: a cache that ignores Vary would give it to readers in place of the page.
    missing: [{ type: 'header', key: 'rsc' }],
    headers: asList({ 'Cache-Control': 'public, max-age=300' }),
  },
  // Likewise the pages of series, which search engines may read.
  {
    source: '/data/:path([^.]+)',
    missing: [{ type: 'header', key: 'rsc' }],
    headers: asList({ 'Cache-Control': 'public, max-age=300' }),
  },
  ...['/analysis/:path+', '/charts/analysis/:path+', '/:locale([a-z]{2})/analysis/:path+'].map((source) => ({
    source,
    headers: asList({ 'X-Robots-Tag': 'noindex, nofollow' }),
  })),
];

const foldersIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * English pages have addresses without their language: Next finds `/faqs` in app/[lang] as `/en/faqs`. So do
 * all addresses but those that begin with another language, or with a folder of app that has none; in
 * parentheses it is no part of an address.
 */
function english() {
  const others = foldersIn('content').filter((name) => /^[a-z]{2}$/.test(name));
  const handlers = foldersIn('app').flatMap((name) =>
    name.startsWith('(') ? foldersIn(`app/${name}`) : name,
  );
  const isOther = `_|(?:${others.join('|')})(?:/|$)|(?:${handlers.filter((name) => name !== '[lang]').join('|')})/`;
  return [
    { source: '/', destination: '/en' },
    { source: `/:path((?!${isOther}).+)`, destination: '/en/:path' },
  ];
}

/** As the server in front has it: a text as Markdown stands at the address of its page. */
const MARKDOWN = { source: '/:path(.+)\\.md', destination: '/markdown/:path' };

/** Scripts without React are bundled apart, and pages contain or name the result. */
const PAGE_SCRIPT = { 'bundled.ts': { loaders: ['./scripts/steps/page-script-loader.cjs'] } };

/** A change of a file of content is a change of the module that reads it. */
const WATCHING_CONTENT = { 'content-source.ts': { loaders: ['./scripts/steps/content-version.cjs'] } };

/** @type {Record<string, import('next').NextConfig['experimental']>} */
const EXPERIMENTAL = {
  [PHASE_PRODUCTION_BUILD]: {
    // No release contains them.
    turbopackSourceMaps: false,
    // It takes longer to write and keep than a later build gains by it.
    turbopackFileSystemCacheForBuild: false,
  },
  [PHASE_PRODUCTION_SERVER]: {
    // Pages are answered from memory, so a start need not wait until the code of every route is read.
    preloadEntriesOnStart: false,
    // A build asks for every page once, and Next would write each again.
    isrFlushToDisk: process.env.BUILD_STEP !== 'responses',
  },
};

/** @returns {import('next').NextConfig} */
const nextConfig = (/** @type {string} */ phase) => ({
  ...(phase === PHASE_DEVELOPMENT_SERVER && WITHOUT_FRONT),
  async rewrites() {
    return [
      // A page has the address of an answer, and its files stand beside it.
      {
        source: '/analysis/:path(.+)\\.:kind(json|csv)',
        destination: '/en/analysis/files/:kind/:path',
      },
      // The page of a series stands beside its files, which have an ending.
      { source: '/data/:path([^.]+)', destination: '/en/data/:path' },
      ...(phase === PHASE_DEVELOPMENT_SERVER ? [MARKDOWN] : []),
      ...english(),
    ];
  },
  turbopack: {
    rules: { ...PAGE_SCRIPT, ...(phase === PHASE_DEVELOPMENT_SERVER && WATCHING_CONTENT) },
  },
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // The server in front keeps pages as they are sent; a second copy in memory would serve nobody.
  cacheMaxMemorySize: 0,
  ...(phase !== PHASE_DEVELOPMENT_SERVER && { cacheHandler: resolve('packages/host/serve/next-cache.mjs') }),
  serverExternalPackages: ['pg', 'pino', 'nodemailer', 'subset-font'],
  experimental: EXPERIMENTAL[phase] ?? {},
  // Types are a step of npm test; an operator's start need not wait half a minute for them.
  typescript: { ignoreBuildErrors: true },
  async headers() {
    return [
      { source: '/:path*', headers: asList(everywhere()) },
      {
        source: `/((?!${FOR_OTHER_SITES}).*)`,
        headers: asList(phase === PHASE_DEVELOPMENT_SERVER ? DEVELOPED : PUBLISHED),
      },
      ...ANSWERS,
    ];
  },
});

export default nextConfig;
