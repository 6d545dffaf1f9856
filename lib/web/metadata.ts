import type { Metadata } from 'next';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { currentLocale, ENGLISH } from '@/lib/content/locale';
import { language } from '@/lib/content/locales';
import { siteOrigin } from '@/lib/platform/env';
import { FEED_FORMATS, FEED_TYPES, routes, type FeedOf } from './routes';
import { alternatesOf, pathHere } from './translations';

export type ShareImage = { url: string; alt: string };

type Page = {
  /** The address of the page in English. */
  path: string;
  title: string;
  description: string;
  /** True for pages that search engines should not index: search results, outcomes of forms. */
  noindex?: boolean;
  /** The canonical path, when the same content has its main address elsewhere. */
  canonical?: string;
  /** The publication and change dates of an article. */
  article?: {
    published?: string | undefined;
    modified?: string | undefined;
    section: string;
    author?: string;
    tags?: readonly string[];
  };
  /** The image of sharing cards; 1200 by 630 pixels for the site's own. Default: a card with the page's title. */
  image?: ShareImage | undefined;
  /** For a page that shows a part of a list: the page whose card stands in for one of its own. */
  listOf?: string;
  /** The feeds that contain this page or the items it lists. */
  feeds?: readonly FeedOf[];
  /** Whether the same text is also served as Markdown, at the page's address with `.md`. */
  markdown?: boolean;
};

/**
 * The metadata of any page: title, description, canonical address, languages, sharing cards, feeds and Markdown,
 * from one set of values. Feeds and Markdown are in English only.
 */
export function pageMetadata(page: Page): Metadata {
  const { path, title, description, noindex, canonical = pathHere(path), article } = page;
  const { feeds = [], markdown } = currentLocale() === ENGLISH ? page : {};
  const cardOf = noindex ? routes.home : (page.listOf ?? path);
  const { product } = site();
  const image = page.image ?? {
    url: routes.pageShareImage(cardOf),
    alt: text('site.card', { title, product }),
  };
  const types = {
    ...(markdown && { 'text/markdown': routes.markdown(path) }),
    ...Object.fromEntries(
      FEED_FORMATS.map((format) => [
        FEED_TYPES[format],
        feeds.map((of) => ({
          url: routes.feed(of, format),
          title: text('publication.feed.name', { of, product, title }),
        })),
      ]).filter(([, links]) => links?.length),
    ),
  };
  return {
    metadataBase: new URL(siteOrigin()),
    title: path === routes.home ? title : `${title} | ${product}`,
    description,
    alternates: {
      canonical,
      ...(!noindex && languagesOf(path)),
      ...(Object.keys(types).length > 0 && { types }),
    },
    ...(noindex && { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: product,
      locale: language().lang.replace('-', '_'),
      images: [image.url.startsWith('/') ? { ...image, width: 1200, height: 630 } : image],
      ...(article
        ? {
            type: 'article',
            ...(article.published && { publishedTime: article.published }),
            ...(article.modified && { modifiedTime: article.modified }),
            section: article.section,
            ...(article.tags && { tags: [...article.tags] }),
            ...(article.author && { authors: [article.author] }),
          }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** The addresses of the page's translations by language, with English as the default. */
function languagesOf(path: string): { languages?: Record<string, string> } {
  const alternates = alternatesOf(path);
  if (alternates.length === 0) return {};
  return {
    languages: Object.fromEntries([...alternates.map(({ lang, path }) => [lang, path]), ['x-default', path]]),
  };
}
