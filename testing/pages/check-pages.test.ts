import type { SampleFile, SampleResponse } from './sample-site';
import { problemsOfSite } from './check-pages';
import { PROMISED, sampleFiles, sampleSite } from './sample-site';

// Each rule on a small site on which nothing is wrong, and on the same site with one defect.

type Files = ReturnType<typeof sampleFiles>;
/** A defect, and what is said of it. */
type Case = [what: string, plant: (files: Files) => void, problem: RegExp];

/** Replaces a piece of a file, which must be there. */
const put = (path: string, old: string | RegExp, replacement: string) => (files: Files) => {
  const file = files.get(path);
  const before = String(file?.body);
  const after = before.replace(old, replacement);
  if (!file || before === after) throw new Error(`${path} does not contain ${old}`);
  files.set(path, { ...file, body: after });
};
const without = (path: string) => (files: Files) => void files.delete(path);
const as = (path: string, change: Partial<SampleFile>) => (files: Files) => {
  const file = files.get(path);
  if (file) files.set(path, { ...file, ...change });
};
/** A copy of a page at another address. */
const copy = (from: string, to: string) => (files: Files) =>
  void files.set(to, files.get(from) as SampleFile);

const GOLD = '/reports/gold';
const EVIDENCE = '/reports/gold/evidence';

const CASES: Record<string, Case[]> = {
  'what content has': [
    ['a page less', without('/blogs/fall'), /^\/blogs\/fall was not written by the build$/],
    ['evidence less', without('/blogs/fall/evidence'), /^\/blogs\/fall\/evidence was not written/],
    ['a file less', without('/feeds/posts.json'), /^\/feeds\/posts.json was not written/],
    ['a page that fails', as('/faqs', { status: 404 }), /^\/faqs was not written/],
    ['a page that is a file', as('/faqs', { type: 'text/plain' }), /^\/faqs was not written/],
    ['a page in no list', copy('/faqs', '/new'), /^\/new is in no list/],
    ['a page of an error that succeeds', copy('/contact', '/terms/-'), /^\/terms\/- stands in place .* 200$/],
  ],
  'whole pages': [
    ['invalid HTML', put('/faqs', '<p>', '<p id="twice"></p><p id="twice"></p><p>'), /^\/faqs .*no-dup-id/],
    ['an invalid error', put('/analysis/-', '<p>', '<p id="main">'), /^\/analysis\/- .*no-dup-id/],
    ['an invalid frame', put('/embed/gold', '<p>', '<p id="a" id="b">'), /^\/embed\/gold .*no-dup-attr/],
    ['no heading', put('/faqs', /h1>/g, 'h2>'), /^\/faqs has 0 headings of the first rank/],
    ['two headings', put('/faqs', '</h1>', '</h1><h1>More</h1>'), /^\/faqs has 2 headings/],
    ['a heading without words', put('/faqs', '<h1>Questions', '<h1>?'), /^\/faqs has 1 headings .*: \?/],
    ['another title', put('/faqs', ' | Samvit</title>', '</title>'), /^\/faqs has the title "Questions"/],
    ['an empty page', put('/faqs', /<p>.*<\/p>/, ''), /^\/faqs has hardly a word/],
  ],
  heads: [
    [
      'another canonical address',
      put('/faqs', /(canonical" href="[^"]*)/, '$1-2'),
      /^\/faqs names .*-2 as canonical/,
    ],
    [
      'no description',
      put('/faqs', 'name="description"', 'name="words"'),
      /^\/faqs has an unfit description/,
    ],
    [
      'a short description',
      put('/faqs', /(name="description" content=")[^"]*/, '$1Gold'),
      /^\/faqs has an unfit description/,
    ],
    ['no title for previews', put('/faqs', 'og:title', 'og:name'), /^\/faqs describes itself differently/],
    [
      'another description for previews',
      put('/faqs', 'og:description" content="', '$&!'),
      /^\/faqs describes itself diff/,
    ],
    [
      'a preview of another page',
      put('/faqs', 'og:url" content="', '$&http://a'),
      /^\/faqs has the address .* in previews/,
    ],
    [
      'a public page kept from search',
      put('/faqs', '<meta', '<meta name="robots" content="noindex"><meta'),
      /^\/faqs is hidden/,
    ],
    [
      'a form in search engines',
      put('/contact', 'noindex', 'all'),
      /^\/contact may be listed by search engines/,
    ],
    ['an error in search engines', put('/analysis/-', 'noindex', 'all'), /^\/analysis\/- may be listed/],
    [
      'two pages that say the same',
      put('/faqs', '<title>Questions', '<title>Latest posts'),
      /both say "Latest posts/,
    ],
    [
      'data that do not parse',
      put('/faqs', '{"@type"', '{@type'),
      /^\/faqs holds JSON-LD that does not parse/,
    ],
    ['data about another page', put('/faqs', '"url":"', '"url":"http://a'), /^\/faqs is named by no JSON-LD/],
    ['no picture', put('/faqs', 'og:image"', 'og:none"'), /^\/faqs has no picture/],
  ],
  links: [
    [
      'a link to nothing',
      put('/faqs', '<p>', '<p><a href="/none">To nothing</a> '),
      /^\/faqs \/none leads nowhere/,
    ],
    [
      'such a link that is not to be followed',
      put('/faqs', '<p>', '<p><a href="/none" rel="nofollow">To</a> '),
      /\/none leads/,
    ],
    [
      'a link to an error',
      put('/faqs', '<p>', '<p><a href="/analysis/-">To</a> '),
      /^\/faqs \/analysis\/- leads nowhere/,
    ],
    [
      'a link to no place',
      put('/faqs', '<p>', '<p><a href="/blogs#none">To</a> '),
      /^\/faqs \/blogs#none is no place/,
    ],
    [
      'a missing picture',
      put('/faqs', '<p>', '<p><img src="/a.png" alt="A"> '),
      /^\/faqs \/a.png leads nowhere/,
    ],
    [
      'a missing larger picture',
      put(
        '/faqs',
        '<p>',
        '<picture><source srcset="/faqs, /b.png 2x"><img src="/faqs" alt="B"></picture><p>',
      ),
      /\/b.png leads/,
    ],
    [
      'a missing stylesheet',
      without('/_next/static/site.css'),
      /^\/faqs \/_next\/static\/site.css leads nowhere/,
    ],
    ['hardly any links', put('/faqs', /<header>.*<\/header>/, ''), /^\/faqs has only \d links/],
    [
      'a way out by http',
      put('/faqs', '<p>', '<p><a href="http://a.example">A</a> '),
      /^\/faqs http:\/\/a.example is no safe/,
    ],
    ['a way back in', put('/faqs', ' rel="noopener"', ''), /^\/faqs https:\/\/example.org is no safe link/],
    [
      'a script that is an address',
      put('/faqs', '<p>', '<p><a href="javascript:a()">A</a> '),
      /^\/faqs javascript:a\(\) is no safe/,
    ],
    [
      'scripts at another address',
      put('/faqs', '</body>', '<script type="application/json" data-boot="/_boot/a.js"></script></body>'),
      /^\/faqs has its scripts at .* and names \/_boot\/a.js/,
    ],
  ],
  weights: [
    ['a heavy page', put('/faqs', '<p>', `<p>${'gold '.repeat(4_000)}`), /^\/faqs has \d+ bytes of 14000/],
    [
      'heavy styles',
      as('/_next/static/site.css', { body: 'a '.repeat(9_000) }),
      /^\/faqs has \d+ bytes of styles of 10500/,
    ],
    ['no styles', put('/faqs', /<link rel="stylesheet"[^>]*>/, ''), /^\/faqs has no stylesheet/],
  ],
  reports: [
    ['no evidence', without(EVIDENCE), /gold or its evidence is missing/],
    [
      'too many elements',
      put(GOLD, '<article>', `<article>${'<br>'.repeat(1_500)}`),
      /has \d+ elements of 1500/,
    ],
    ['no finding', put(GOLD, 'Findings', 'What else'), /gold has the sections What else, For and against/],
    [
      'too many links',
      put(GOLD, '<article>', `<article>${'<a href="/">Home</a>'.repeat(160)}`),
      /gold has \d+ links of 160/,
    ],
    ['no charts', put(GOLD, /<figure>.*?<\/figure>/g, ''), /gold has 0 charts/],
    [
      'a chart without a drawing',
      put(GOLD, /<svg.*?<\/svg>/, ''),
      /has a chart without a number in its name/,
    ],
    [
      'a drawing without a number',
      put(GOLD, 'Growth of 12%', 'Growth'),
      /without a number in its name: Growth/,
    ],
    ['a change without values', put(GOLD, '–', '+1%'), /claims a change without newer values/],
    [
      'nothing of what happened since',
      put(GOLD, /<section aria.*<\/section>/, ''),
      /has 0 rows of what happened since/,
    ],
    [
      'a figure without evidence',
      put(EVIDENCE, 'id="figure-growth"', 'id="figure-other"'),
      /gold has a number without evidence/,
    ],
    ['no evidence of any', put(GOLD, /#figure-growth/g, ''), /no number that leads to its evidence/],
    ['no code', put(GOLD, '/v/AB12CD34', '/v/AB12'), /has the code "AB12"/],
    [
      'a figure without a row',
      put(EVIDENCE, /<tr id.*?<\/tr>/, ''),
      /evidence has no row of the figure growth/,
    ],
    [
      'a row without a formula',
      put(EVIDENCE, 'last ÷ first', ''),
      /says nothing of Formula in the row figure-growth/,
    ],
    ['a row without numbers', put(EVIDENCE, '90 and 80', 'some'), /has no number as input of figure-growth/],
    [
      'a row without a source',
      put(EVIDENCE, 'https:', 'http:'),
      /has no address of the source of figure-growth/,
    ],
    [
      'a row with another address',
      put(EVIDENCE, '#figure-growth', '#figure-a'),
      /has another address for figure-growth/,
    ],
    [
      'a chart without values',
      put(EVIDENCE, /<table class="chart-table">.*?<\/table>/g, ''),
      /has 0 tables of 4 charts/,
    ],
    ['an empty table', put(EVIDENCE, '<tr><td>2020</td></tr>', ''), /evidence has an empty table/],
    [
      'a date of its data twice',
      put(EVIDENCE, '<table', '<p class="as-of-date">June</p><details class="as-of">June</details>$&'),
      /evidence says 2 times to when its data reach: June \| June/,
    ],
    ['an age in days', put(EVIDENCE, '<table', '<p>150 days ago</p>$&'), /evidence counts the days/],
    [
      'a version of another report',
      put('/reports/gold/v/1', /(canonical" href="[^"]*)/, '$1-2'),
      /v\/1 names .*gold-2 as canonical/,
    ],
    [
      'a list without a report',
      put('/reports', '<article>', '<article></article><p>'),
      /^\/reports\/gold is not listed/,
    ],
  ],
  languages: [
    [
      'an English word',
      put('/hi/faqs', '<p>', '<p>Vision '),
      /^\/hi\/faqs has words of another language: Vision/,
    ],
    ['an English word among Hindi ones', put('/hi/faqs', 'बढ़ा', 'increased'), /another language: increased/],
    [
      'an English label',
      put('/hi/faqs', '<p>', '<p aria-label="Our vision">'),
      /another language: Our vision/,
    ],
    ['a Hindi word', put('/faqs', '<p>', '<p>सोना '), /^\/faqs has words of another language: सोना/],
    ['another language', put('/hi/faqs', 'lang="hi-IN"', 'lang="en-IN"'), /does not say that it is in hi-IN/],
    [
      'an English page that says it is in Hindi',
      put('/faqs', 'lang="en-IN"', 'lang="hi-IN"'),
      /does not say that it is in en-IN/,
    ],
    [
      'an English heading',
      put('/hi/faqs', '<h1>सवाल और जवाब', '<h1 lang="en-IN">Answers'),
      /has an English h1/,
    ],
    [
      'an English title',
      put('/hi/faqs', '<title>सवाल और जवाब', '<title>Answers'),
      /has an English head title/,
    ],
    [
      'an English footer',
      put('/hi/faqs', /<footer>.*<\/footer>/, '<footer>Samvit</footer>'),
      /has an English footer/,
    ],
    [
      'a page that does not name its translation',
      put('/faqs', /<link rel="alternate" hreflang="hi-IN"[^>]*>/, ''),
      /and its original name as languages: en-IN \/faqs, x-default/,
    ],
    [
      'a translation with another canonical address',
      put('/hi/faqs', /(canonical" href="[^"]*)/, '$1-2'),
      /^\/hi\/faqs names .*-2/,
    ],
    ['no note', put('/hi/faqs', /<aside .*<\/aside>/, ''), /does not say that its English text decides/],
    [
      'a note that leads elsewhere',
      put('/hi/faqs', '<a href="/faqs"', '<a href="/blogs"'),
      /does not lead to \/faqs/,
    ],
    [
      'data in English',
      put('/hi/faqs', '"name":"सवाल और जवाब"', '"name":"Answers"'),
      /tells search engines in English: Answers/,
    ],
    [
      'data of no language',
      put('/hi/faqs', '"inLanguage":"hi-IN"', '"inLanguage":"en-IN"'),
      /does not say in its WebPage/,
    ],
    [
      'data of no original',
      put('/hi/faqs', '"translationOfWork"', '"work"'),
      /does not say in its WebPage what it translates/,
    ],
    [
      'data about another page',
      put('/hi/faqs', '"url":"', '"url":"http://a'),
      /has the address http:\/\/a.* in its WebPage/,
    ],
    [
      'a preview in English',
      put('/hi/faqs', 'og:title" content="सवाल और जवाब', 'og:title" content="Answers'),
      /has an English title in previews/,
    ],
    ['a preview of the English page', put('/hi/faqs', 'hi_IN', 'en_IN'), /has the locale en_IN in previews/],
    [
      'a picture that is missing',
      put('/hi/faqs', 'charts/page/faqs.png', 'charts/page/none.png'),
      /has no picture .*none\.png for previews/,
    ],
    [
      'a link that says no language',
      put('/hi/faqs', '<p>', '<p><a href="/blogs">सोना</a>'),
      /a link to \/blogs that does not say its/,
    ],
    [
      'a link to the English page of a translation',
      (files) => {
        copy('/faqs', '/terms')(files);
        copy('/hi/faqs', '/hi/terms')(files);
        put('/hi/faqs', '<p>', '<p><a href="/terms" hreflang="en-IN">सोना</a>')(files);
      },
      /^\/hi\/faqs has a link to \/terms, which there is in Hindi/,
    ],
  ],
  publication: [
    [
      'a page that the sitemap lacks',
      put('/sitemaps/pages.xml', /<url><loc>[^<]*\/blogs<\/loc><\/url>/, ''),
      /^\/blogs is not in the sitemap/,
    ],
    [
      'a page made on request that the sitemap lacks',
      put('/sitemaps/pages.xml', /<url><loc>[^<]*\/data\/gold<\/loc><\/url>/, ''),
      /^\/data\/gold is not in the sitemap/,
    ],
    [
      'a page that only the sitemap has',
      put('/sitemaps/posts.xml', '</loc>', '-2</loc>'),
      /^\/blogs\/fall-2 is in the sitemap/,
    ],
    [
      'a page to which nothing leads',
      (files) => {
        for (const [path, file] of files)
          if (typeof file.body === 'string')
            files.set(path, { ...file, body: file.body.replaceAll('href="/blogs"', 'href="/"') });
      },
      /^\/blogs is in the sitemap and no link leads to it/,
    ],
    [
      'a picture that is missing',
      put('/sitemaps/images.xml', 'home', 'none'),
      /lists \/charts\/page\/none.png/,
    ],
    ['no pictures', as('/sitemaps/images.xml', { body: '' }), /images.xml lists no picture/],
    [
      'a sitemap without languages',
      put('/sitemaps/pages.xml', /hreflang="hi-IN"/g, ''),
      /faqs names in one place alone: hi-IN \/hi\/faqs/,
    ],
    [
      'a post that its feed lacks',
      put('/feeds/posts.json', 'blogs/fall', 'blogs/rise'),
      /^\/feeds\/posts has \/blogs\/rise/,
    ],
    [
      'another title in a feed',
      put('/feeds/posts.json', 'A deep fall', 'A rise'),
      /^\/blogs\/fall is not headed A rise/,
    ],
    ['no text as Markdown', without('/blogs/fall.md'), /^\/blogs\/fall.md has no heading/],
    [
      'a tag whose feed lacks a post',
      as('/feeds/tag/gold.json', { body: '{"items":[]}' }),
      /^\/feeds\/tag\/gold has other posts/,
    ],
    [
      'a post that does not name its tag',
      put('/blogs/fall', 'href="/blogs/tag/gold"', 'href="/blogs"'),
      /fall does not name \/blogs\/tag/,
    ],
    ['a feed of another type', as('/feeds/tag/gold.rss', { type: 'text/xml' }), /gold.rss is no feed/],
    ['a guide to nothing', put('/llms.txt', 'gold.md', 'silver.md'), /llms.txt names \/reports\/silver.md/],
    ['an empty guide', as('/llms.txt', { body: '' }), /llms.txt names nothing/],
    [
      'a missing picture',
      put('/blogs/fall', /(og:image" content="[^"]*)post/, '$1none'),
      /none.png is no picture/,
    ],
    [
      'fewer pictures than posts and reports',
      (files) => {
        put(GOLD, 'charts/report/gold/report.png', 'charts/page/home.png')(files);
        put('/blogs/fall', 'charts/blog/fall/post.png', 'charts/page/home.png')(files);
      },
      /^\/ and the other pages have only 2 pictures/,
    ],
    [
      'data that are named and missing',
      without('/data/gold.csv'),
      /names \/data\/gold.csv, which is not there/,
    ],
    ['data without their JSON', without('/data/gold.json'), /gold.csv is not there as JSON/],
    ['no data', as('/data/datapackage.json', { body: '{"resources":[]}' }), /datapackage.json names no file/],
    ['no crawlers', put('/robots.txt', 'Allow: /\n', ''), /lets in no crawler/],
    ['a crawler that is let in', put('/robots.txt', 'GPTBot', 'Others'), /lets in GPTBot/],
    [
      'crawlers among the analyses',
      put('/robots.txt', 'Disallow: /analysis/\n', ''),
      /lets crawlers into analyses/,
    ],
    [
      'a messenger that is kept out',
      put('/robots.txt', 'WhatsApp\nAllow: /', 'WhatsApp\nDisallow: /'),
      /keeps out WhatsApp/,
    ],
    ['no address of the sitemap', put('/robots.txt', 'Sitemap', 'Map'), /names no sitemap/],
  ],
};

test('nothing is wrong with a site that is as it must be', () => {
  expect(problemsOfSite(sampleSite(), PROMISED)).toEqual([]);
});

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%s', (__, plant, problem) => {
    const files = sampleFiles();
    plant(files);
    expect(problemsOfSite(sampleSite(files), PROMISED)).toContainEqual(expect.stringMatching(problem));
  });
});

/** A response that is sent otherwise, and what is said of it. */
type Change = [
  what: string,
  path: string,
  change: (response: SampleResponse) => Partial<SampleResponse>,
  problem: RegExp,
];

const header =
  (name: string, value: string) =>
  ({ headers }: SampleResponse) => ({ headers: { ...headers, [name]: value } });
const noHeader =
  (name: string) =>
  ({ headers }: SampleResponse) => ({
    headers: Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name)),
  });
const policy =
  (old: string | RegExp, replacement: string) =>
  ({ headers }: SampleResponse) => ({
    headers: {
      ...headers,
      'content-security-policy': String(headers['content-security-policy']).replace(old, replacement),
    },
  });
const body =
  (old: string | RegExp, replacement: string) =>
  ({ bytes }: SampleResponse) => ({ bytes: Buffer.from(bytes.toString().replace(old, replacement)) });

test.each<Change>([
  [
    'a page without a header',
    '/faqs',
    noHeader('cross-origin-opener-policy'),
    /^\/faqs has cross-origin-opener-policy: none/,
  ],
  [
    'a file without a header',
    '/robots.txt',
    noHeader('x-content-type-options'),
    /has x-content-type-options: none/,
  ],
  [
    'a page for other sites',
    '/faqs',
    header('cross-origin-resource-policy', 'cross-origin'),
    /has cross-origin-resource-policy: cross/,
  ],
  [
    'data for this site alone',
    '/data/gold.csv',
    header('cross-origin-resource-policy', 'same-origin'),
    /policy: same-origin/,
  ],
  ['a page in frames', '/faqs', noHeader('x-frame-options'), /has x-frame-options: none/],
  ['the name of a program', '/faqs', header('x-powered-by', 'Next.js'), /has x-powered-by/],
  ['a cookie for everybody', '/faqs', header('set-cookie', 'a=b'), /has set-cookie/],
  [
    'a promise of https by a site that has none',
    '/faqs',
    header('strict-transport-security', 'max-age=1'),
    /has strict-transport/,
  ],
  [
    'a page without a policy',
    '/faqs',
    noHeader('content-security-policy'),
    /^\/faqs has a policy without default-src/,
  ],
  [
    'a policy for any script',
    '/faqs',
    policy("'self'", "'self' 'unsafe-inline'"),
    /^\/faqs has the policy .*unsafe-inline/,
  ],
  [
    'a form for other sites',
    '/faqs',
    policy("form-action 'self'", 'form-action *'),
    /has a policy without form-action/,
  ],
  ['two policies', '/faqs', policy(/$/, ', a'), /^\/faqs has the policy/],
  [
    'a file with the policy of a page',
    '/robots.txt',
    policy(/$/, '; img-src a'),
    /robots.txt has content-security-policy/,
  ],
  [
    'a script that is forbidden',
    '/faqs',
    body('<script>', '<script>hit();'),
    /a script that its policy does not name: hit\(\)/,
  ],
  [
    'a forbidden script on a page of an error',
    '/analysis/-',
    body('<script>', '<script>hit();'),
    /analysis\/- has a script that/,
  ],
  [
    'a script that is no longer there',
    '/faqs',
    policy("'self'", "'self' 'sha256-a='"),
    /has a policy for 'sha256-a='/,
  ],
  ['a page without our script', '/faqs', body(/<script>.*?<\/script>/, ''), /^\/faqs has no inline script/],
  [
    'a style in an element',
    '/faqs',
    body('<p>', '<p style="color: red">'),
    /has style="color: red", which its policy forbids/,
  ],
  [
    'a handler in an element',
    '/faqs',
    body('<p>', '<p onclick="hit()">'),
    /has onclick="hit\(\)", which its policy forbids/,
  ],
  [
    'a page that is kept',
    '/faqs',
    header('cache-control', 'public, max-age=600'),
    /^\/faqs has cache-control: public, max-age=600/,
  ],
  [
    'an error that is kept',
    '/analysis/-',
    header('cache-control', 'public, max-age=600'),
    /analysis\/- has cache-control/,
  ],
  [
    'a stylesheet that is not kept',
    '/_next/static/site.css',
    header('cache-control', 'public'),
    /site.css has cache-control: public/,
  ],
  [
    'a file that is kept for good',
    '/robots.txt',
    header('cache-control', 'public, max-age=31536000, immutable'),
    /robots.txt has cache/,
  ],
  [
    'a frame that may not be embedded',
    '/embed/gold',
    policy('frame-ancestors *', "frame-ancestors 'none'"),
    /gold may run scripts or not/,
  ],
  [
    'a frame with a script',
    '/embed/gold',
    body('<h1>', '<script>hit()</script><h1>'),
    /embed\/gold may run scripts/,
  ],
  [
    'a frame in no frame',
    '/embed/gold',
    header('x-frame-options', 'DENY'),
    /embed\/gold has x-frame-options/,
  ],
])('%s', (_, at, change, problem) => {
  const site = sampleSite(sampleFiles(), (path, response) =>
    path === at ? { ...response, ...change(response) } : response,
  );
  expect(problemsOfSite(site, PROMISED)).toContainEqual(expect.stringMatching(problem));
});
