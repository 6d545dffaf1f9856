import { text } from '@/lib/content/messages';
import { FEED_FORMATS, type FeedOf } from '@/lib/web/routes';
import { syndicationResponse } from '../syndication-response';

export const dynamic = 'force-static';
export const dynamicParams = false;
/** As on the blog's pages: an upstream's posts may change between builds. */
export const revalidate = 300;

type Params = { name: string };

const FEEDS = (['posts', 'reports', 'corrections'] satisfies FeedOf[]).flatMap((of) =>
  FEED_FORMATS.map((format) => ({ name: `${of}.${format}`, of, format })),
);

export function generateStaticParams(): Params[] {
  return FEEDS.map(({ name }) => ({ name }));
}

/** A feed of all posts, of all reports or of all corrections, with their full text. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { name } = await params;
  const feed = FEEDS.find((one) => one.name === name);
  if (!feed) return new Response(text('publication.missing.feed'), { status: 404 });
  return syndicationResponse(feed.of, feed.format);
}
