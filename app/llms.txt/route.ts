import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { PUBLISHED_CACHING } from '@/lib/platform/http/public-file';
import { documentsOf } from '@/lib/provider/documents';
import { llmsText } from '@/lib/research/publication/llms-text';

export const dynamic = 'force-static';
export const revalidate = 3600;

export async function GET(): Promise<Response> {
  const documents = { reports: await documentsOf('reports'), posts: await documentsOf('posts') };
  return new Response(llmsText(site(), documents, siteOrigin()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': PUBLISHED_CACHING },
  });
}
