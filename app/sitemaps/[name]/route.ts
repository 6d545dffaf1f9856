import { text } from '@/lib/content/messages';
import { siteOrigin } from '@/lib/platform/env';
import { PUBLISHED_CACHING } from '@/lib/platform/http/public-file';
import { allDocuments } from '@/lib/provider/documents';
import { sitemapEntries, sitemapXml, SITEMAPS } from '@/lib/texts/publication/sitemap';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const revalidate = 3600;

type Params = { name: string };

export function generateStaticParams(): Params[] {
  return SITEMAPS.map((name) => ({ name: `${name}.xml` }));
}

export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { name } = await params;
  const part = SITEMAPS.find((one) => name === `${one}.xml`);
  if (!part) return new Response(text('publication.missing.sitemap'), { status: 404 });
  const entries = sitemapEntries(await allDocuments());
  return new Response(sitemapXml(entries[part], siteOrigin()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': PUBLISHED_CACHING },
  });
}
