import type { InLanguage } from '@/app/[lang]/language';
import { ENGLISH } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { PUBLIC_FILE_HEADERS, readableJson } from '@/lib/platform/http/public-file';
import { publishedPost } from '@/lib/texts/posts/published-post';
import { figuresJson } from '@/lib/texts/reports/figures-files';
import { ownPost, ownPostParams } from '@/lib/provider/own-post';

export const dynamic = 'force-static';

export const generateStaticParams = () => ownPostParams().map((params) => ({ lang: ENGLISH, ...params }));

/** A post's figures with the inputs of each. */
export async function GET(_request: Request, { params }: InLanguage<{ slug: string }>): Promise<Response> {
  const { lang, slug } = await params;
  const post = lang === ENGLISH ? ownPost(slug) : undefined;
  if (!post) return new Response(text('publication.missing.post'), { status: 404 });
  const { product, notice } = site();
  const file = figuresJson(publishedPost(post), { product, notice, origin: siteOrigin() });
  return new Response(readableJson(file), {
    headers: { ...PUBLIC_FILE_HEADERS, 'Content-Type': 'application/json' },
  });
}
