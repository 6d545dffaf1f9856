import { siteOrigin } from '@/lib/platform/env';
import { PUBLISHED_CACHING } from '@/lib/platform/http/public-file';
import { allDocuments } from '@/lib/provider/documents';
import { newest, sitemapEntries, sitemapIndexXml, SITEMAPS } from '@/lib/texts/publication/sitemap';
import { routes } from '@/lib/web/routes';

export const dynamic = 'force-static';
/** An upstream's posts may change between builds; if a revalidation fails, Next serves the previous sitemap. */
export const revalidate = 3600;

/** The sitemap index: the address of each part, with the date of its latest entry. */
export async function GET(): Promise<Response> {
  const entries = sitemapEntries(await allDocuments());
  const parts = SITEMAPS.map((name) => ({ path: routes.sitemap(name), modified: newest(entries[name]) }));
  return new Response(sitemapIndexXml(parts, siteOrigin()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': PUBLISHED_CACHING },
  });
}
