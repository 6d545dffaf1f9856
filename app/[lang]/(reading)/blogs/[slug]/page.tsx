import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { PostArticle } from '@/components/posts/post-article';
import { EvidencePopover } from '@/components/reports/evidence/evidence-popover';
import { JsonLd } from '@/components/layout/json-ld';
import { TranslationNote } from '@/components/layout/translation-note';
import { languagesOf, renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { author, site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { articleJsonLd } from '@/lib/web/json-ld';
import { readOn } from '@/lib/texts/posts/read-on';
import { postImage, postPath } from '@/lib/texts/publication/post-document';
import { isDate } from '@/lib/web/format';
import { pageMetadata } from '@/lib/web/metadata';
import { isEmbedded, provider } from '@/lib/provider';
import { allPosts } from '@/lib/provider/all-posts';
import { routes } from '@/lib/web/routes';
import { isSlug, type Blog } from '@/lib/contract/blog';
import { ownPost } from '@/lib/provider/own-post';

type Props = InLanguage<{ slug: string }>;

export const revalidate = 300;

/** Our own posts are all rendered at build; an upstream's at their first request. */
export async function generateStaticParams() {
  if (!isEmbedded()) return [];
  return (await allPosts(provider())).flatMap(({ title_as_url: slug }) =>
    languagesOf(routes.post(slug)).map((language) => ({ ...language, slug })),
  );
}

/**
 * The post, requested once per render; a missing post is null, an error throws and so preserves the last
 * good page. Next gives the slug to the page as the address has it, and to the metadata decoded.
 */
const loadPost = cache(async (slug: string) => {
  for (const name of new Set([decodeSlug(slug), slug])) {
    const post = isSlug(name) ? await provider().blog(name) : null;
    if (post) return post;
  }
  return null;
});

export async function generateMetadata(props: Props): Promise<Metadata> {
  await renderInLanguage(props);
  const post = await loadPost((await props.params).slug);
  // Only the page calls notFound(): from here, Next would send a page that stays empty without JavaScript.
  if (!post) return { title: text('blog.missing.title'), robots: { index: false } };
  return pageMetadata({
    path: postPath(post),
    title: post.meta_data.title || post.title,
    description: post.meta_data.description || post.description,
    article: {
      published: isDate(post.created_at) ? post.created_at : undefined,
      modified: isDate(post.updated_at) ? post.updated_at : undefined,
      tags: post.tags,
      section: text('blog.post.section'),
      author: post.created_by_name || site().teamLabel,
    },
    image: shareImage(post),
    feeds: ['posts'],
    markdown: true,
  });
}

export default async function PostPage(props: Props) {
  const { slug } = await props.params;
  const path = routes.post(slug);
  await renderInLanguage(props, path);
  const post = (await loadPost(slug)) ?? notFound();
  await leadToCurrentAddress(post, slug);
  const { teamLabel, product } = site();
  // Without the list the post is whole; links to others are an extra.
  const posts = await allPosts(provider()).catch(() => []);
  const embedded = ownPost(post.title_as_url);
  return (
    <>
      <Container className="pb-20 print:px-0">
        <JsonLd
          data={articleJsonLd(post, {
            product,
            teamLabel,
            origin: siteOrigin(),
            path: postPath(post),
            image: postImage(post),
            author: author(post.created_by_name),
          })}
        />
        <PostArticle post={post} embedded={embedded} teamLabel={teamLabel} posts={readOn(post, posts)} />
        {embedded && <EvidencePopover path={embedded.evidencePath} />}
      </Container>
      <TranslationNote path={path} />
    </>
  );
}

/**
 * An upstream may answer an old slug with the post under its new one. It leads there if the upstream
 * answers that one with itself, so that nobody is sent in circles.
 */
async function leadToCurrentAddress({ id, title_as_url: current }: Blog, encoded: string): Promise<void> {
  const slug = decodeSlug(encoded);
  if (slug === id || slug === current || !isSlug(current)) return;
  if ((await provider().blog(current))?.title_as_url === current)
    permanentRedirect(routes.post(encodeURIComponent(current)));
}

/** The alt text is the title: the picture is a card with the title and a chart of the post. */
function shareImage(post: Blog) {
  const url = postImage(post);
  return url ? { url, alt: post.title } : undefined;
}

/** A slug with a percent sign may not be encoded. */
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
