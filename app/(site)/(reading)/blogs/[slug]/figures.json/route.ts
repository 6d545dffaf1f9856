import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';
import { isEmbedded } from '@/lib/provider';
import { listPosts } from '@/lib/research/posts/post';
import { publishedPost } from '@/lib/research/posts/published-post';
import { figuresJson } from '@/lib/research/reports/figures-files';
import { readableJson } from '../../../reports/[slug]/figures-response';

export const dynamic = 'force-static';

type Params = { slug: string };

/** Only our own posts have figures; an upstream's are texts. */
export function generateStaticParams(): Params[] {
  return isEmbedded() ? listPosts().map(({ slug }) => ({ slug })) : [];
}

/** A post's figures with the inputs of each. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { slug } = await params;
  const post = listPosts().find((candidate) => candidate.slug === slug);
  if (!post || !isEmbedded()) return new Response('There is no such post.', { status: 404 });
  const { product, notice } = site();
  const file = figuresJson(publishedPost(post), { product, notice, origin: siteOrigin() });
  return new Response(readableJson(file), {
    headers: { ...PUBLIC_FILE_HEADERS, 'Content-Type': 'application/json' },
  });
}
