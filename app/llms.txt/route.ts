import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { PUBLISHED_CACHING } from '@/lib/platform/http/public-file';
import { allDocuments } from '@/lib/provider/documents';
import { llmsText } from '@/lib/texts/publication/llms-text';

export const dynamic = 'force-static';
export const revalidate = 3600;

export async function GET(): Promise<Response> {
  return new Response(llmsText(site(), await allDocuments(), siteOrigin()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': PUBLISHED_CACHING },
  });
}
