import { text } from '@/lib/content/messages';
import { tagSlug } from '@/lib/contract/blog';
import { isEmbedded, provider } from '@/lib/provider';
import { allPosts } from '@/lib/provider/all-posts';
import { FEED_FORMATS, feedNamed } from '@/lib/web/routes';
import { syndicationResponse } from '../../syndication-response';

export const dynamic = 'force-static';
/** As on the blog's pages: an upstream's posts may change between builds. */
export const revalidate = 300;

type Params = { name: string };

/** The feeds of our own tags are made at build, those of a new one at their first request. */
export async function generateStaticParams(): Promise<Params[]> {
  const tags = isEmbedded() ? (await allPosts(provider())).flatMap((post) => post.tags.map(tagSlug)) : [];
  return [...new Set(tags)].flatMap((slug) => FEED_FORMATS.map((format) => ({ name: `${slug}.${format}` })));
}

export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const feed = feedNamed(decodeURIComponent((await params).name));
  if (!feed) return new Response(text('publication.missing.feed'), { status: 404 });
  return syndicationResponse(`tag/${feed.slug}`, feed.format);
}
