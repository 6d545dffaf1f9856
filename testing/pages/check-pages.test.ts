import { site as organisation } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { pageOf, type BuiltSite } from './built-site';
import { PAGE_RULES, problemsOfPage } from './check-pages';
import { distinct, metadata, written } from './rules/head';
import { inertFrame, ownScriptsOnly, protectedResponses } from './rules/headers';
import type { PageRule } from './rules/rule';
import { lightEnough } from './rules/weights';

// Each rule on a small page that is right, and on the same page with one defect.

const WORDS =
  'Words that say what a page is about, and more of them than one line of a page would ever hold.';
const LINKS = Array.from({ length: 11 }, (_, i) => `<a href="/page-${i}">A page</a>`).join('');
const DESCRIPTION = 'A description of the page that is neither too short nor too long.';
const SCRIPT = 'go()';
const ADDRESS = `${siteOrigin()}/page`;

const RIGHT = `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><title>A page | ${organisation().product}</title>
<meta name="description" content="${DESCRIPTION}"><meta property="og:title" content="A page">
<meta property="og:description" content="${DESCRIPTION}"><meta property="og:url" content="${ADDRESS}">
<link rel="canonical" href="${ADDRESS}"><link rel="stylesheet" href="/style.css"><script>${SCRIPT}</script></head>
<body><header><a href="/page-1">Home</a></header><main id="main"><h1>A page</h1><p>${WORDS}</p><p>${LINKS}</p>
<p><a href="https://other.example" target="_blank" rel="noopener">Elsewhere</a></p></main>
<footer><a href="/page-1#place">Place</a></footer></body></html>`;

const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** A site of eleven pages, one of which has a place, and a stylesheet. */
async function siteOf({ bytes = 100 } = {}): Promise<BuiltSite> {
  const paths = Array.from({ length: 11 }, (_, i) => `/page-${i}`);
  const place = await pageOf('/page-1', { status: 200, headers: {} }, '<p id="place"></p>');
  const response = { status: 200, headers: {}, revalidate: false, isFile: false } as const;
  return {
    pages: new Map([['/page-1', place]]),
    responses: new Map(['/page', ...paths, '/style.css'].map((path) => [path, response])),
    bodyOf: () => Buffer.from(''),
    sizeOf: () => bytes,
    isKnown: () => false,
  };
}

async function problemsIn(
  html: string,
  rules: readonly PageRule[],
  { path = '/page', bytes = 100, policy = POLICY } = {},
) {
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
  const page = await pageOf(path, { status: 200, headers }, html);
  return problemsOfPage(page, await siteOf({ bytes }), rules);
}

const EVERY_RULE = [...PAGE_RULES, metadata(() => true), ownScriptsOnly, lightEnough];

test('a page that is right', async () => {
  expect(await problemsIn(RIGHT, EVERY_RULE)).toEqual([]);
});

test.each<[what: string, from: string, to: string, problem: RegExp]>([
  ['a heading', '<h1>A page</h1>', '<p>A page</p>', /has 0 headings/],
  ['one heading too many', '<h1>A page</h1>', '<h1>A page</h1><h1>Two</h1>', /has 2 headings/],
  ['the name of the product', ` | ${organisation().product}</title>`, '</title>', /has the title "A page"/],
  ['its words', `<p>${WORDS}</p><p>${LINKS}</p>`, '', /hardly a word/],
  ['valid HTML', '<p>', '<p id="main">', /no-dup-id/],
  ['a link that leads somewhere', '/page-3', '/no-such-page', /no-such-page leads nowhere/],
  ['a place that exists', '#place', '#nowhere', /page-1#nowhere is no place/],
  ['a safe link', ' rel="noopener"', '', /other\.example is no safe link/],
  ['a link by https', 'https://other', 'http://other', /is no safe link/],
  [
    'its canonical address',
    `rel="canonical" href="${ADDRESS}"`,
    'rel="canonical" href="/x"',
    /names \/x as canonical/,
  ],
  [
    'a description',
    `name="description" content="${DESCRIPTION}"`,
    'name="description" content="x"',
    /unfit description: Has 1 char/,
  ],
  [
    'a description in previews',
    `"og:description" content="${DESCRIPTION}"`,
    '"og:description" content="x"',
    /previews/,
  ],
  [
    'its address in previews',
    `"og:url" content="${ADDRESS}"`,
    '"og:url" content="/x"',
    /has the address \/x in previews/,
  ],
  ['a place in search engines', '</head>', '<meta name="robots" content="noindex"></head>', /is hidden/],
  ['its own scripts', SCRIPT, 'steal()', /a script that its policy does not name: steal/],
  ['English words', 'Home</a>', 'हिन्दी में</a>', /Hindi words that are not marked/],
])('a page without %s', async (_, from, to, problem) => {
  expect(RIGHT).toContain(from);
  expect((await problemsIn(RIGHT.replace(from, to), EVERY_RULE)).join('\n')).toMatch(problem);
});

test('a page that is heavier than its kind may be, and one that is listed and should not be', async () => {
  expect(await problemsIn(RIGHT, [lightEnough], { bytes: 20_000 })).toEqual([
    '/page has 20000 bytes of 14000',
    '/page has 20000 bytes of styles of 10000',
  ]);
  expect(await problemsIn(RIGHT, [metadata(() => false)])).toEqual(['/page may be listed by search engines']);
  expect(
    await problemsIn(RIGHT, [ownScriptsOnly], { policy: `${POLICY}; style-src 'unsafe-inline'` }),
  ).toHaveLength(1);
});

const HINDI = `<!DOCTYPE html><html lang="hi-IN"><head><title>सवाल | ${organisation().product}</title></head><body>
<header>होम रिपोर्ट पूछें ब्लॉग हमारी सोच</header><main><h1>सवाल जवाब</h1></main><footer>कंपनी पढ़ें कानूनी संपर्क शर्तें</footer></body></html>`;

test.each<[what: string, from: string, to: string, problem: RegExp]>([
  ['an English word in its frame', 'होम', '<a>Vision</a> होम', /an English word in its frame: Vision/],
  ['an English phrase', '</main>', '<p>and so on</p></main>', /English words that are not marked: and so on/],
  ['an English label', '<main>', '<main aria-label="the main part">', /not marked: the main part/],
  ['an English heading', 'सवाल जवाब', 'Questions', /an English h1/],
  ['another language', 'hi-IN', 'en-IN', /does not say that it is in Hindi/],
  ['a link to an English page', '</main>', '<a href="/page-1">एक पेज</a></main>', /does not say its language/],
])('a page in Hindi with %s', async (_, from, to, problem) => {
  expect((await problemsIn(HINDI.replace(from, to), PAGE_RULES, { path: '/hi/faqs' })).join('\n')).toMatch(
    problem,
  );
});

test('what is marked as English is English on a page in Hindi', async () => {
  const marked = HINDI.replace('होम', '<a lang="en-IN">Vision and so on</a> होम');
  expect((await problemsIn(marked, PAGE_RULES, { path: '/hi/faqs' })).join('\n')).not.toMatch(/Vision/);
});

test('a response that lost a header, and one that tells about the server', async () => {
  const site = await siteOf();
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  };
  const promised = { indexed: [], alsoPublic: [], translated: [], reports: [], posts: [] };
  const problemsWith = (changed: Record<string, string>) =>
    protectedResponses(
      {
        ...site,
        responses: new Map([
          ['/file', { status: 200, headers: { ...headers, ...changed }, revalidate: false, isFile: true }],
        ]),
      },
      promised,
    );
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({ 'x-frame-options': 'SAMEORIGIN' })).toEqual([
    '/file has x-frame-options: SAMEORIGIN',
  ]);
  expect(problemsWith({ 'x-powered-by': 'Next' })).toEqual(['/file has x-powered-by']);
  expect(written(site, { ...promised, indexed: ['/none'] })).toEqual(['/none was not written by the build']);
});

test('two pages with one title, and a frame with a script', async () => {
  const site = await siteOf();
  const pages = await Promise.all(
    ['/a', '/b'].map((path) =>
      pageOf(path, { status: 200, headers: {} }, '<html><head><title>The same</title></head></html>'),
    ),
  );
  expect(
    distinct(
      { ...site, pages: new Map(pages.map((page) => [page.path, page])) },
      { indexed: ['/a', '/b'], alsoPublic: [], translated: [], reports: [], posts: [] },
    ),
  ).toEqual(['/a and /b both say "The same"']);
  const policy = "default-src 'none'; frame-ancestors *";
  expect(await problemsIn('<p>Frame</p>', [inertFrame], { policy })).toEqual([]);
  expect(await problemsIn('<script>go()</script>', [inertFrame], { policy })).toHaveLength(1);
});
