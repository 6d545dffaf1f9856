import type { Metadata } from 'next';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';

type Page = {
  /** Path of the page, from the root. */
  path: string;
  title: string;
  description: string;
  /** True for pages that search engines should not index: search results, outcomes of forms. */
  noindex?: boolean;
  /** Publication date, for articles. */
  published?: string;
  image?: string;
};

/**
 * The metadata of any page: title, description, canonical address and sharing cards, all from the same
 * text.
 */
export function pageMetadata({ path, title, description, noindex, published, image }: Page): Metadata {
  const { product } = site();
  const fullTitle = path === '/' ? title : `${title} | ${product}`;
  return {
    metadataBase: new URL(siteOrigin()),
    title: fullTitle,
    description,
    alternates: { canonical: path },
    ...(noindex && { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: path,
      siteName: product,
      locale: 'en_IN',
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
      ...(image && { images: [image] }),
    },
    twitter: {
      card: image ? 'summary_large_image' : 'summary',
      title,
      description,
      ...(image && { images: [image] }),
    },
  };
}
