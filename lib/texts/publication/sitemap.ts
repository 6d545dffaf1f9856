import type { Image, Nodes } from 'mdast';
import { tagSlug } from '@/lib/contract/blog';
import { hasAuthorPages, team } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { alternatesOf } from '@/lib/web/translations';
import type { Document } from './document';
import { publicPages } from './public-pages';
import { seriesWithPages } from './series-pages';
import { tagPages } from '@/lib/texts/posts/tag-pages';

/** An address for search engines: a path or an absolute URL. */
export type SitemapEntry = {
  path: string;
  /** ISO date, or date and time, of the content, if it has one. */
  modified?: string | undefined;
  images?: readonly string[];
};

export const SITEMAPS = ['pages', 'reports', 'posts', 'images'] as const;
export type SitemapName = (typeof SITEMAPS)[number];

type Published = Readonly<Record<'reports' | 'posts', readonly Document[]>>;

export function sitemapEntries({ reports, posts }: Published): Record<SitemapName, SitemapEntry[]> {
  const entry = ({ path, updated }: Document) => ({ path, modified: updated?.toISOString() });
  const ofPosts = posts.map(entry);
  return {
    // Only the first list of posts: it links to the others.
    pages: [
      ...publicPages().map(({ path, modified }) => ({
        path,
        modified: path === '/blogs' ? newest(ofPosts) : modified,
      })),
      ...[...seriesWithPages().keys()].map((name) => ({ path: routes.dataSeries(name) })),
      ...listsOf(posts).map(({ path, items }) => ({ path, modified: newest(items.map(entry)) })),
    ],
    reports: reports.map(entry),
    posts: ofPosts,
    images: [...reports, ...posts].map((document) => ({
      path: document.path,
      images: [...new Set([document.image ?? [], imagesIn(document.content)].flat())],
    })),
  };
}

/** The lists of posts by tag and by author that have pages, with their posts. */
function listsOf(posts: readonly Document[]): { path: string; items: Document[] }[] {
  const authors = hasAuthorPages() ? team().authors : [];
  return [
    ...[...tagPages(posts).keys()].map((slug) => ({
      path: routes.postTag(encodeURIComponent(slug)),
      items: posts.filter(({ tags = [] }) => tags.some((tag) => tagSlug(tag) === slug)),
    })),
    ...authors.map(({ id, name }) => ({
      path: routes.postAuthor(id),
      items: posts.filter(({ author }) => author === name),
    })),
  ].filter(({ items }) => items.length > 0);
}

export function newest(entries: readonly SitemapEntry[]): string | undefined {
  return entries
    .flatMap(({ modified }) => modified ?? [])
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}

export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap(inEachLanguage).map(({ images = [], alternates = [], ...entry }) => {
    const links = alternates.map(
      ({ lang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${absoluteInXml(path, origin)}"/>`,
    );
    const pictures = images.map(
      (image) => `<image:image><image:loc>${absoluteInXml(image, origin)}</image:loc></image:image>`,
    );
    return `<url>${[addressXml(entry, origin), ...links, ...pictures].join('')}</url>\n`;
  });
  return (
    `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGES}" ` +
    `xmlns:xhtml="${XHTML}">\n${urls.join('')}</urlset>\n`
  );
}

/** An entry for each language of a page; each names all of them. Pictures are listed with the English page. */
function inEachLanguage(entry: SitemapEntry): (SitemapEntry & { alternates?: Alternate[] })[] {
  const languages = alternatesOf(entry.path);
  if (languages.length === 0 || entry.images) return [entry];
  const alternates = [...languages, { lang: 'x-default', path: entry.path }];
  return languages.map(({ path }) => ({ ...entry, path, alternates }));
}

type Alternate = { lang: string; path: string };

export function sitemapIndexXml(entries: readonly SitemapEntry[], origin: string): string {
  const maps = entries.map((entry) => `<sitemap>${addressXml(entry, origin)}</sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${maps.join('')}</sitemapindex>\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

const addressXml = ({ path, modified }: SitemapEntry, origin: string) =>
  `<loc>${absoluteInXml(path, origin)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}`;

/**
 * The ampersand is the only character of an address that XML requires to be escaped: URL writes the others
 * as %xx.
 */
const absoluteInXml = (path: string, origin: string) =>
  new URL(path, origin).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

function imagesIn(node: Nodes): string[] {
  if (node.type === 'image') return [(node satisfies Image).url];
  return 'children' in node ? node.children.flatMap(imagesIn) : [];
}
