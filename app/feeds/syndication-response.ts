import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { PUBLISHED_CACHING } from '@/lib/platform/http/public-file';
import { documentsOf } from '@/lib/provider/documents';
import { lastUpdated, renderSyndication } from '@/lib/texts/publication/syndication';
import { FEED_TYPES, type FeedFormat, type FeedOf } from '@/lib/web/routes';

/** A feed with the full texts; 404 for a tag that no post has. */
export async function syndicationResponse(of: FeedOf, format: FeedFormat): Promise<Response> {
  const documents = await documentsOf(of);
  if (documents.length === 0 && of.startsWith('tag/'))
    return new Response(text('publication.missing.feed'), { status: 404 });
  const feed = renderSyndication({ of, format, product: site().product, origin: siteOrigin() }, documents);
  return new Response(feed, {
    headers: {
      'Content-Type': `${FEED_TYPES[format]}; charset=utf-8`,
      'Last-Modified': lastUpdated(documents).toUTCString(),
      'Cache-Control': PUBLISHED_CACHING,
      'Access-Control-Allow-Origin': '*',
    },
  });
}
