import { siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import type { BuiltSite } from '../built-site';
import { doubles, pathOf, problemsOf, sameAddress } from '../page-problems';
import { attributeOf } from '../sent-page';
import { differences, type SiteRule } from './rule';

/** The text of a file; that it is missing is said by another rule. */
const textAt = ({ responses, bodyOf }: BuiltSite, path: string) =>
  responses.has(path) ? bodyOf(path).toString() : '';

const locationsIn = (xml: string, tag = 'loc') =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map(([, url = '']) => pathOf(url));

/** What search engines, previews and readers of a page by ear need. */
export const reachablePages: SiteRule = ({ pages }) => {
  const outlines = new Map([...pages].map(([path, { outline }]) => [path, outline]));
  return [
    ...[...outlines.values()].flatMap((page) =>
      problemsOf(page, outlines).map((problem) => `${page.path} ${problem}`),
    ),
    ...doubles([...outlines.values()]).map((text) => `More than one page says: ${text}`),
  ];
};

/** The sitemap lists what content has and links reach, and nothing else, with the languages of each page. */
export const completeSitemap: SiteRule = (site, { indexed, onRequest }) => {
  const parts = locationsIn(textAt(site, '/sitemap.xml')).filter((part) => !part.endsWith('/images.xml'));
  const entries = parts.flatMap((part) => textAt(site, part).split('<url>').slice(1));
  const sitemapLocations = entries.flatMap((entry) => locationsIn(entry));
  const pictures = locationsIn(textAt(site, routes.sitemap('images')), 'image:loc');
  return [
    ...differences([...indexed, ...onRequest], sitemapLocations, [
      'is not in the sitemap',
      'is in the sitemap',
    ]),
    // Further pages of a list are reached, too, and their posts are listed themselves.
    ...differences(
      [...reached(site).filter((path) => !/\/page\/\d+$/.test(path)), ...onRequest],
      sitemapLocations,
      ['is reached and not in the sitemap', 'is in the sitemap and no link leads to it'],
    ),
    ...entries.flatMap((entry) => entryProblems(entry, site)),
    ...(pictures.length > 0 ? [] : ['/sitemaps/images.xml lists no picture']),
    ...pictures
      .filter((path) => !site.responses.has(path))
      .map((path) => `/sitemaps/images.xml lists ${path}, which is not there`),
  ];
};

/** The pages for search engines that links reach from the front page. */
function reached({ pages }: BuiltSite): string[] {
  const visitedPaths = new Set<string>();
  const paths: string[] = [routes.home];
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    if (visitedPaths.has(path) || !pages.has(path)) continue;
    visitedPaths.add(path);
    paths.push(...(pages.get(path)?.outline.links ?? []).map((link) => link.replace(/[?#].*/, '')));
  }
  return [...visitedPaths].filter((path) => {
    const outline = pages.get(path)?.outline;
    return outline?.isIndexed && sameAddress(outline.canonical ?? '', path);
  });
}

/** A page that names its languages names them in the sitemap, too. */
function entryProblems(entry: string, { pages }: BuiltSite): string[] {
  const [path = ''] = locationsIn(entry);
  const inSitemap = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, lang = '', href = '']) => `${lang} ${pathOf(href)}`,
  );
  const links = pages.get(path)?.document.querySelectorAll('head link[hreflang]') ?? [];
  const alternates = links.map(
    (link) => `${attributeOf(link, 'hreflang')} ${pathOf(attributeOf(link, 'href') ?? '')}`,
  );
  return differences(alternates, inSitemap, ['', '']).map(
    (language) => `${path} names in one place alone: ${language}`,
  );
}

type Feed = { items: { url: string; title: string }[] };

/** Feeds have every post and report, each as its page and as Markdown; those of a tag the posts that name it. */
export const completeFeeds: SiteRule = (site, { posts, reports }) => {
  const itemsOf = (feed: string) =>
    (JSON.parse(textAt(site, `${feed}.json`) || '{"items":[]}') as Feed).items;
  const problems: string[] = [];
  for (const [feed, slugs] of [
    ['posts', posts.map((slug) => `/blogs/${slug}`)],
    ['reports', reports.map(({ slug }) => `/reports/${slug}`)],
  ] as const) {
    const items = itemsOf(`/feeds/${feed}`);
    const paths = items.map(({ url }) => pathOf(url)).sort();
    if (paths.join() !== [...slugs].sort().join()) problems.push(`/feeds/${feed} has ${paths.join(', ')}`);
    for (const { url, title } of items) {
      const path = pathOf(url);
      if (site.pages.get(path)?.outline.headings.join() !== title)
        problems.push(`${path} is not headed ${title}`);
      if (!/^# [\w₹]/.test(textAt(site, `${path}.md`))) problems.push(`${path}.md has no heading`);
    }
  }
  return [...problems, ...tagProblems(site, itemsOf)];
};

function tagProblems({ pages, responses }: BuiltSite, itemsOf: (feed: string) => Feed['items']): string[] {
  const tags = [...pages.keys()].filter((path) => /^\/blogs\/tag\/[^/]+$/.test(path));
  const problems = tags.length === 0 ? ['/blogs has no tag'] : [];
  for (const tag of tags) {
    const feed = tag.replace('/blogs/', '/feeds/');
    const postLinks =
      pages.get(tag)?.outline.links.filter((link) => /^\/blogs\/[a-z0-9-]+$/.test(link)) ?? [];
    const inFeed = itemsOf(feed).map(({ url }) => pathOf(url));
    if ([...new Set(postLinks)].sort().join() !== inFeed.sort().join())
      problems.push(`${feed} has other posts than ${tag}`);
    for (const path of inFeed)
      if (!pages.get(path)?.outline.links.includes(tag)) problems.push(`${path} does not name ${tag}`);
    if (responses.get(`${feed}.rss`)?.headers['content-type'] !== 'application/rss+xml; charset=utf-8')
      problems.push(`${feed}.rss is no feed`);
  }
  return problems;
}

/** What llms.txt names is there. */
export const completeGuide: SiteRule = (site, { onRequest }) => {
  const documentPaths = [...textAt(site, '/llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) =>
    pathOf(url),
  );
  return [
    ...(documentPaths.length > 0 ? [] : ['/llms.txt names nothing']),
    ...documentPaths
      .filter((path) => site.responses.get(path)?.status !== 200 && !onRequest.includes(path))
      .map((path) => `/llms.txt names ${path}, which is not there`),
  ];
};

type Package = { resources: { path: string | string[] }[] };

/** Every file that the description of the data names is there, and each table as JSON, too. */
export const completeData: SiteRule = (site) => {
  const { resources } = JSON.parse(textAt(site, routes.dataPackage) || '{"resources":[]}') as Package;
  const resourcePaths = resources
    .flatMap(({ path }) => path)
    .map((path) => pathOf(new URL(path, new URL(routes.dataPackage, siteOrigin())).href));
  const tables = [...site.responses.keys()].filter((path) => /^\/data\/.+\.csv$/.test(path));
  return [
    ...(resourcePaths.length > 0 ? [] : [`${routes.dataPackage} names no file`]),
    ...resourcePaths
      .filter((path) => !site.responses.has(path))
      .map((path) => `${routes.dataPackage} names ${path}, which is not there`),
    ...tables
      .filter((path) => !site.responses.has(path.replace(/\.csv$/, '.json')))
      .map((path) => `${path} is not there as JSON`),
  ];
};

/** Pictures for previews are PNG of the declared size. */
export const pictures: SiteRule = (site, { posts, reports }) => {
  const urls = new Set(
    [...site.pages.values()]
      .filter(({ outline }) => outline.isIndexed)
      .map(({ outline }) => outline.image.url),
  );
  const articleCount = posts.length + reports.length;
  const few =
    urls.size > articleCount ? [] : [`${routes.home} and the other pages have only ${urls.size} pictures`];
  const wrong = [...urls].flatMap((url) => {
    if (!url.startsWith(siteOrigin())) return [`${url} is elsewhere`];
    const path = pathOf(url);
    if (site.responses.get(path)?.headers['content-type'] !== 'image/png') return [`${path} is no picture`];
    const body = site.bodyOf(path);
    const [width, height] = [body.readUInt32BE(16), body.readUInt32BE(20)];
    return width === 1200 && height === 630 ? [] : [`${path} has ${width} by ${height} pixels`];
  });
  return [...few, ...wrong];
};

/** robots.txt has the policy of each kind of crawler. */
export const robots: SiteRule = (site) => {
  const text = textAt(site, '/robots.txt');
  const linesFor = (name: string) =>
    text
      .split('\n\n')
      .map((group) => group.split('\n'))
      .find((lines) => lines.includes(`User-Agent: ${name}`)) ?? [];
  return [
    ...(linesFor('*').includes('Allow: /') ? [] : ['/robots.txt lets in no crawler']),
    ...(linesFor('*').includes('Disallow: /analysis/')
      ? []
      : ['/robots.txt lets crawlers into analyses, which are without end']),
    ...(linesFor('GPTBot').includes('Disallow: /') ? [] : ['/robots.txt lets in GPTBot']),
    // A messenger shows what stands behind an address in a message.
    ...(linesFor('WhatsApp').includes('Allow: /') && !linesFor('WhatsApp').join().includes('analysis')
      ? []
      : ['/robots.txt keeps out WhatsApp']),
    ...(text.includes(`Sitemap: ${siteOrigin()}/sitemap.xml`) ? [] : ['/robots.txt names no sitemap']),
  ];
};
