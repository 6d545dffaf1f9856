import { siteOrigin } from '@/lib/platform/env';
import { documentsOf } from '@/lib/provider/documents';
import { newest, sitemapEntries, sitemapIndexXml, SITEMAPS } from '@/lib/research/publication/sitemap';
import { routes } from '@/lib/site/routes';

export const dynamic = 'force-static';
/** An upstream's posts may change between builds; a failed look keeps the last list. */
export const revalidate = 3600;

/** Where the parts of the sitemap are, each with the date of what it lists. */
export async function GET(): Promise<Response> {
  const entries = sitemapEntries({
    reports: await documentsOf('reports'),
    posts: await documentsOf('posts'),
  });
  const parts = SITEMAPS.map((name) => ({ path: routes.sitemap(name), modified: newest(entries[name]) }));
  return new Response(sitemapIndexXml(parts, siteOrigin()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
