import { siteOrigin } from '@/lib/platform/env';
import type { BuiltSite } from '../built-site';
import { doubles, pathOf, problemsOf } from '../page-problems';
import type { SiteRule } from './rule';

const textAt = ({ bodyOf }: BuiltSite, path: string) => bodyOf(path).toString();

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => pathOf(url));

/** What search engines, previews and readers of a page by ear need. */
export const found: SiteRule = ({ pages }) => {
  const outlines = new Map([...pages].map(([path, { outline }]) => [path, outline]));
  return [
    ...[...outlines.values()].flatMap((page) =>
      problemsOf(page, outlines).map((problem) => `${page.path} ${problem}`),
    ),
    ...doubles([...outlines.values()]).map((text) => `More than one page says: ${text}`),
  ];
};

/** The sitemap lists the pages that are to be found, and no others. */
export const completeSitemap: SiteRule = (site, { indexed }) => {
  const parts = locationsIn(textAt(site, '/sitemap.xml')).filter((part) => !part.endsWith('/images.xml'));
  const listed = new Set(parts.flatMap((part) => locationsIn(textAt(site, part))));
  const expected = new Set(indexed);
  return [
    ...[...listed].filter((path) => !expected.has(path)).map((path) => `${path} is in the sitemap`),
    ...[...expected].filter((path) => !listed.has(path)).map((path) => `${path} is not in the sitemap`),
  ];
};

type Feed = { items: { url: string; title: string }[] };

/** Feeds have every post and report, each as its page and as Markdown; those of a tag the posts that name it. */
export const completeFeeds: SiteRule = (site, { posts, reports }) => {
  const itemsOf = (feed: string) => (JSON.parse(textAt(site, `${feed}.json`)) as Feed).items;
  const problems: string[] = [];
  for (const [feed, slugs] of [
    ['posts', posts.map((slug) => `/blogs/${slug}`)],
    ['reports', reports.map((slug) => `/reports/${slug}`)],
  ] as const) {
    const items = itemsOf(`/feeds/${feed}`);
    const paths = items.map(({ url }) => pathOf(url)).sort();
    if (paths.join() !== [...slugs].sort().join()) problems.push(`/feeds/${feed} has ${paths.join(', ')}`);
    for (const { url, title } of items) {
      const path = pathOf(url);
      if (site.pages.get(path)?.outline.headings.join() !== title)
        problems.push(`${path} is not headed ${title}`);
      if (!/^# \w/.test(textAt(site, `${path}.md`))) problems.push(`${path}.md has no heading`);
    }
  }
  return [...problems, ...tagProblems(site, itemsOf)];
};

function tagProblems({ pages, responses }: BuiltSite, itemsOf: (feed: string) => Feed['items']): string[] {
  const tags = [...pages.keys()].filter((path) => /^\/blogs\/tag\/[^/]+$/.test(path));
  const problems = tags.length === 0 ? ['/blogs has no tag'] : [];
  for (const tag of tags) {
    const feed = tag.replace('/blogs/', '/feeds/');
    const listed = pages.get(tag)?.outline.links.filter((link) => /^\/blogs\/[a-z0-9-]+$/.test(link)) ?? [];
    const inFeed = itemsOf(feed).map(({ url }) => pathOf(url));
    if ([...new Set(listed)].sort().join() !== inFeed.sort().join())
      problems.push(`${feed} has other posts than ${tag}`);
    for (const path of inFeed)
      if (!pages.get(path)?.outline.links.includes(tag)) problems.push(`${path} does not name ${tag}`);
    if (responses.get(`${feed}.rss`)?.headers['content-type'] !== 'application/rss+xml; charset=utf-8')
      problems.push(`${feed}.rss is no feed`);
  }
  return problems;
}

/** What llms.txt names is there. */
export const completeGuide: SiteRule = (site) =>
  [...textAt(site, '/llms.txt').matchAll(/\]\(([^)]+)\)/g)]
    .map(([, url = '']) => pathOf(url))
    .filter((path) => site.responses.get(path)?.status !== 200)
    .map((path) => `/llms.txt names ${path}, which is not there`);

/** Pictures for previews are PNG of the declared size. */
export const pictures: SiteRule = (site) => {
  const urls = new Set(
    [...site.pages.values()]
      .filter(({ outline }) => outline.isIndexed)
      .map(({ outline }) => outline.image.url),
  );
  return [...urls].flatMap((url) => {
    if (!url.startsWith(siteOrigin())) return [`${url} is elsewhere`];
    const path = pathOf(url);
    if (site.responses.get(path)?.headers['content-type'] !== 'image/png') return [`${path} is no picture`];
    const body = site.bodyOf(path);
    const [width, height] = [body.readUInt32BE(16), body.readUInt32BE(20)];
    return width === 1200 && height === 630 ? [] : [`${path} has ${width} by ${height} pixels`];
  });
};

/** robots.txt has the policy of each kind of crawler. */
export const robots: SiteRule = (site) => {
  const text = textAt(site, '/robots.txt');
  const groups = text.split(/\n\n/);
  const group = (name: string) => groups.find((one) => one.includes(`User-Agent: ${name}\n`)) ?? '';
  const isRight =
    group('*').includes('Allow: /\n') &&
    group('*').includes('Disallow: /analysis/\n') &&
    /User-Agent: GPTBot\n[^]*Disallow: \/\n/.test(text) &&
    // A messenger shows what stands behind an address in a message.
    group('WhatsApp').includes('Allow: /\n') &&
    !group('WhatsApp').includes('analysis') &&
    text.includes(`Sitemap: ${siteOrigin()}/sitemap.xml`);
  return isRight ? [] : ['/robots.txt lacks the policy of a kind of crawler'];
};
