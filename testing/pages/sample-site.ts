import { inLocale } from '@/lib/content/locale';
import { rich, text } from '@/lib/content/messages';
import { siteOrigin } from '@/lib/platform/env';
import { site } from '@/host.config';
import { rulesOf, transform, type BuiltResponse } from '@samvit/host';
import { pageOf, type BuiltPage, type BuiltSite } from './built-site';
import type { Promised } from './rules/rule';
import { isHtml } from './sent-page';

// A small site on which every rule finds nothing: a front page, lists, a report with its evidence, a post,
// and a page in two languages, with what is published for programs.

/** What Next rendered, before the server in front of it. */
export type SampleFile = {
  type: string;
  body: string | Buffer;
  status?: number;
  headers?: Record<string, string>;
};

export const PROMISED: Promised = {
  indexed: [
    ...['/', '/faqs', '/hi/faqs', '/blogs', '/blogs/fall', '/blogs/tag/gold'],
    ...['/reports', '/reports/gold'],
  ],
  alsoPublic: [],
  onRequest: ['/data/gold'],
  further: ['/contact', '/reports/gold/evidence', '/reports/gold/v/1', '/blogs/fall/evidence', '/embed/gold'],
  files: ['/feeds/posts.json', '/data/datapackage.json', '/blogs/fall.md'],
  posts: ['fall'],
  reports: [{ slug: 'gold', version: 1, figures: ['growth'] }],
};

const at = (path: string) => new URL(path, siteOrigin()).href;

type Page = {
  title: string;
  main: string;
  lang?: 'en-IN' | 'hi-IN';
  description?: string;
  head?: string;
  canonical?: string;
  picture?: string;
  noindex?: boolean;
};

const LINKS = [...PROMISED.indexed.filter((path) => path !== '/hi/faqs'), ...['/contact', '/search', '/web']];

const IN_ENGLISH = {
  header: `<a href="#main">To the text</a> ${LINKS.map((path) => `<a href="${path}">To ${path}</a>`).join(' ')}`,
  footer: '<a href="https://example.org" target="_blank" rel="noopener">Another site</a>',
};
const IN_HINDI = {
  header: `सोना चांदी और भाव की बात <a href="#main">लेख पर</a> ${LINKS.map((path) =>
    path === '/faqs' || path === '/web'
      ? `<a href="/hi${path}">सवाल</a>`
      : `<a href="${path}" hreflang="en-IN" lang="en-IN">To ${path}</a>`,
  ).join(' ')}`,
  footer: 'यह बात सोने और चांदी के भाव की है',
};

const DESCRIPTIONS = {
  'en-IN': 'What is said here about gold and silver, in enough words for a preview.',
  'hi-IN': 'सोने और चांदी के भाव के बारे में यहां जो कहा गया है, वह थोड़े शब्दों में।',
};

function page(path: string, { lang = 'en-IN', ...content }: Page): SampleFile {
  const { header, footer } = lang === 'en-IN' ? IN_ENGLISH : IN_HINDI;
  const description =
    content.description ?? `${DESCRIPTIONS[lang]} (${path.replace(/[a-z]/g, '')}${path.length})`;
  const title = path === '/' ? content.title : `${content.title} | Samvit`;
  const picture = at(content.picture ?? '/charts/page/home.png');
  const data = JSON.stringify({
    '@type': 'WebPage',
    url: at(path),
    inLanguage: lang,
    ...(lang === 'hi-IN' && {
      name: content.title,
      translationOfWork: { url: at(path.slice('/hi'.length)) },
    }),
  });
  return {
    type: 'text/html; charset=utf-8',
    body: `<!DOCTYPE html><html lang="${lang}"><head><title>${title}</title>
<meta name="viewport" content="width=device-width">
<meta name="description" content="${description}">
<link rel="canonical" href="${at(content.canonical ?? path)}">
<meta property="og:title" content="${content.title}"><meta property="og:description" content="${description}">
<meta property="og:url" content="${at(path)}"><meta property="og:locale" content="${lang.replace('-', '_')}">
<meta property="og:image" content="${picture}"><meta property="og:image:alt" content="${content.title}">
${content.noindex ? '<meta name="robots" content="noindex">' : ''}${content.head ?? ''}
<link rel="stylesheet" href="/_next/static/site.css"><script>document.documentElement.dataset.ready = ''</script>
<script type="application/ld+json">${data}</script></head>
<body><header>${header}</header><main id="main"><h1>${content.title}</h1>${content.main}</main>
<footer>${footer}</footer></body></html>`,
  };
}

const LONG = 'Gold rose and silver rose more, in dollars and in rupees, over one year and over twenty years.';
const LONG_HINDI =
  'सोना बढ़ा और चांदी उससे ज़्यादा बढ़ी, डॉलर में भी और रुपये में भी, एक साल में भी और बीस साल में भी, पहले भी।';

const CHART =
  '<figure><p class="chart-title"><a href="/reports/gold/evidence#figure-growth">12%</a></p>' +
  '<svg role="img" aria-labelledby="ID"><title id="ID">Growth of 12%</title></svg></figure>';

const SINCE =
  '<section aria-labelledby="since"><h2 id="since">Since then</h2><table><tbody><tr><th scope="col">Of ' +
  'what</th><th scope="col">Value</th>' +
  '<th scope="col">Change</th></tr><tr><td>Gold</td><td>Nothing after June</td><td>–</td></tr>' +
  '<tr><td>Silver</td><td>90</td><td>+2%</td></tr></tbody></table></section>';

const REPORT =
  '<article>' +
  ['Findings', 'For and against', 'Risks', 'Test it', 'About this report']
    .map((chapter) => `<h2>${chapter}</h2>`)
    .join('') +
  `<p>${LONG}</p>${[1, 2, 3, 4].map((n) => CHART.replaceAll('ID', `chart-${n}`)).join('')}` +
  `</article>${SINCE}<p><a href="/v/AB12CD34">AB12CD34</a></p>`;

const TABLE =
  '<table class="chart-table"><tbody><tr><th scope="col">Year</th></tr><tr><td>2020</td></tr></tbody></table>'.repeat(
    5,
  );

const EVIDENCE =
  `${TABLE}<table class="figure-table"><tbody><tr id="figure-growth"><td data-fact="Formula">last ÷ first</td>` +
  '<td data-fact="Inputs">90 and 80</td><td data-fact="Source"><a href="https://example.org">A bank</a></td>' +
  '<td data-fact="Data to">June</td><td data-fact="How sure">checked</td>' +
  '<td data-fact="Link"><a ' +
  `href="/reports/gold/evidence#figure-growth">Address</a></td></tr></tbody></table><p>${LONG}</p>`;

const HREFLANG = (['en-IN', 'hi-IN', 'x-default'] as const)
  .map(
    (lang) =>
      `<link rel="alternate" hreflang="${lang}" href="${at(lang === 'hi-IN' ? '/hi/faqs' : '/faqs')}">`,
  )
  .join('');

/** The note of a translation, whose link leads to its English text. */
function note(): string {
  const link = (words: string[]) => `<a href="/faqs" hreflang="en-IN">${words.join('')}</a>`;
  return inLocale('hi', () => {
    const words = rich('site.translation.note', { english: link }).join('');
    return `<aside aria-label="${text('site.translation.label')}">${words}</aside>`;
  });
}

/** A picture of this size, as far as its head says. */
function picture(width: number, height: number): SampleFile {
  const body = Buffer.alloc(24);
  body.writeUInt32BE(width, 16);
  body.writeUInt32BE(height, 20);
  return { type: 'image/png', body };
}

const json = (value: unknown): SampleFile => ({ type: 'application/json', body: JSON.stringify(value) });
const xml = (tag: string, paths: readonly string[]): SampleFile => ({
  type: 'application/xml',
  body: paths.map((path) => `<${tag}>${at(path)}</${tag}>`).join(''),
});
const feed = (items: Record<string, string>) =>
  json({ items: Object.entries(items).map(([path, title]) => ({ url: at(path), title })) });

const SITEMAP_OF_PAGES = ['/', '/faqs', '/hi/faqs', '/blogs', '/blogs/tag/gold', '/reports', '/data/gold']
  .map((path) => {
    const languages = path.endsWith('/faqs') ? HREFLANG.replaceAll('<link', '<xhtml:link') : '';
    return `<url><loc>${at(path)}</loc>${languages}</url>`;
  })
  .join('');

/** The files of the site, as Next renders them, by path; a test changes some. */
export function sampleFiles(): Map<string, SampleFile> {
  const text = (body: string, type = 'text/plain'): SampleFile => ({ type: `${type}; charset=utf-8`, body });
  return new Map<string, SampleFile>([
    ['/', page('/', { title: 'Gold and silver', main: `<p>${LONG}</p>` })],
    [
      '/faqs',
      page('/faqs', {
        title: 'Questions',
        main: `<p>${LONG}</p><p><a href="/hi/faqs" hreflang="hi-IN" lang="hi-IN">हिन्दी</a></p>`,
        head: HREFLANG,
      }),
    ],
    [
      '/hi/faqs',
      page('/hi/faqs', {
        title: 'सवाल और जवाब',
        lang: 'hi-IN',
        main: `${note()}<p>${LONG_HINDI}</p>`,
        head: HREFLANG,
        picture: '/charts/page/faqs.png',
      }),
    ],
    ['/blogs', page('/blogs', { title: 'Latest posts', main: `<p>${LONG}</p>` })],
    [
      '/blogs/fall',
      page('/blogs/fall', {
        title: 'A deep fall',
        main: `<p>${LONG} <a href="/blogs/fall/evidence#figure-fall">9%</a></p>`,
        picture: '/charts/blog/fall/post.png',
      }),
    ],
    [
      '/blogs/fall/evidence',
      page('/blogs/fall/evidence', {
        title: 'Figures of a fall',
        main: `<p id="figure-fall">${LONG}</p>`,
        noindex: true,
      }),
    ],
    [
      '/blogs/tag/gold',
      page('/blogs/tag/gold', {
        title: 'Posts about gold',
        main: `<p>${LONG} <a href="/blogs/fall">A deep fall</a></p>`,
      }),
    ],
    [
      '/reports',
      page('/reports', {
        title: 'Every report',
        main: `<article><a href="/reports/gold">Gold</a></article><p>${LONG}</p>`,
      }),
    ],
    [
      '/reports/gold',
      page('/reports/gold', {
        title: 'Gold over the years',
        main: REPORT,
        picture: '/charts/report/gold/report.png',
      }),
    ],
    [
      '/reports/gold/evidence',
      page('/reports/gold/evidence', { title: 'Evidence on gold', main: EVIDENCE, noindex: true }),
    ],
    [
      '/reports/gold/v/1',
      page('/reports/gold/v/1', {
        title: 'Gold over the years',
        main: `<p>${LONG}</p>`,
        canonical: '/reports/gold',
      }),
    ],
    ['/contact', page('/contact', { title: 'Contact us', main: `<p>${LONG}</p>`, noindex: true })],
    [
      '/analysis/-',
      { ...page('/analysis/-', { title: 'Not found', main: `<p>${LONG}</p>`, noindex: true }), status: 404 },
    ],
    [
      '/embed/gold',
      {
        type: 'text/html; charset=utf-8',
        headers: {
          'content-security-policy':
            "default-src 'none'; frame-ancestors *; base-uri 'none'; form-action 'none'",
          'cache-control': 'public, max-age=3600',
        },
        body:
          '<!DOCTYPE html><html lang="en-IN"><head><title>Gold</title><meta name="robots" ' +
          `content="noindex"></head><body><h1>Gold</h1><p>${LONG}</p></body></html>`,
      },
    ],
    ['/_next/static/site.css', text('body { color: black }'.repeat(20), 'text/css')],
    ['/charts/page/home.png', picture(1200, 630)],
    ['/charts/page/faqs.png', picture(1200, 630)],
    ['/charts/blog/fall/post.png', picture(1200, 630)],
    ['/charts/report/gold/report.png', picture(1200, 630)],
    [
      '/sitemap.xml',
      xml(
        'loc',
        ['pages', 'reports', 'posts', 'images'].map((name) => `/sitemaps/${name}.xml`),
      ),
    ],
    ['/sitemaps/pages.xml', { type: 'application/xml', body: SITEMAP_OF_PAGES }],
    [
      '/sitemaps/reports.xml',
      { type: 'application/xml', body: `<url><loc>${at('/reports/gold')}</loc></url>` },
    ],
    ['/sitemaps/posts.xml', { type: 'application/xml', body: `<url><loc>${at('/blogs/fall')}</loc></url>` }],
    ['/sitemaps/images.xml', xml('image:loc', ['/charts/page/home.png'])],
    ['/feeds/posts.json', feed({ '/blogs/fall': 'A deep fall' })],
    ['/feeds/reports.json', feed({ '/reports/gold': 'Gold over the years' })],
    ['/feeds/tag/gold.json', feed({ '/blogs/fall': 'A deep fall' })],
    ['/feeds/tag/gold.rss', text('<rss></rss>', 'application/rss+xml')],
    ['/blogs/fall.md', text('# A deep fall', 'text/markdown')],
    ['/reports/gold.md', text('# Gold over the years', 'text/markdown')],
    ['/llms.txt', text(`- [Gold](${at('/reports/gold.md')})`)],
    ['/data/datapackage.json', json({ resources: [{ path: 'gold.csv' }] })],
    ['/data/gold.csv', text('period,value', 'text/csv')],
    ['/data/gold.json', json([])],
    [
      '/robots.txt',
      text(
        'User-Agent: *\nAllow: /\nDisallow: /analysis/\n\nUser-Agent: GPTBot\nDisallow: /\n\n' +
          `User-Agent: WhatsApp\nAllow: /\n\nSitemap: ${at('/sitemap.xml')}`,
      ),
    ],
  ]);
}

/** What was read of a page before: most are the same in each test. */
const readBefore = new Map<string, BuiltPage>();

function read(path: string, response: BuiltResponse, body: Buffer): BuiltPage {
  const text = body.toString();
  const { status, headers, scripts } = response;
  const page = readBefore.get(path + text) ?? pageOf(path, response, body);
  readBefore.set(path + text, page);
  return { ...page, status, headers, scripts: scripts?.url };
}

/** A response as it is sent. */
export type SampleResponse = BuiltResponse & { bytes: Buffer };

/**
 * The site that the server in front of Next sends from these files.
 * @param change of a response as it is sent
 */
export function sampleSite(
  files = sampleFiles(),
  change = (_path: string, response: SampleResponse) => response,
): BuiltSite {
  const responses = new Map(
    [...files].map(([path, file]) => [path, change(path, sent(path, file))] as const),
  );
  const bodyOf = (path: string) => responses.get(path)?.bytes ?? Buffer.alloc(0);
  const pages = [...responses].filter(([, response]) => isHtml(response));
  return {
    responses,
    pages: new Map(pages.map(([path, response]) => [path, read(path, response, response.bytes)])),
    bodyOf,
    sizeOf: (path) => bodyOf(path).length,
    isKnown: (path) => /^\/(?:search|(?:hi\/)?web|v\/\w+|data\/gold)$/.test(path),
  };
}

function sent(path: string, { type, body, status = 200, headers }: SampleFile): SampleResponse {
  const caching = path.startsWith('/_next/static/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=60';
  const rendered = {
    status,
    headers: {
      'cache-control': type.startsWith('text/html') ? 's-maxage=60' : caching,
      ...headers,
      'content-type': type,
    },
    body: Buffer.from(body),
  };
  const {
    scripts,
    body: bytes,
    ...response
  } = transform(path, rendered, { rules: rulesOf(site), cspSources: {} });
  return {
    ...response,
    bytes,
    revalidate: false,
    isFile: !type.startsWith('text/html'),
    ...(scripts && { scripts: { url: scripts.url, body: '' } }),
  };
}
