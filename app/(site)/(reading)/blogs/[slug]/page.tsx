import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { PostArticle } from '@/components/blog/post-article';
import { EvidencePopover } from '@/components/reports/evidence/evidence-popover';
import { JsonLd } from '@/components/layout/json-ld';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { author, site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { articleJsonLd } from '@/lib/web/json-ld';
import { readOn } from '@/lib/research/posts/read-on';
import { postImage, postPath } from '@/lib/research/publication/post-document';
import { isDate } from '@/lib/web/format';
import { pageMetadata } from '@/lib/web/metadata';
import { isEmbedded, provider } from '@/lib/provider';
import { allBlogs } from '@/lib/provider/all-blogs';
import { routes } from '@/lib/web/routes';
import { isSlug, type Blog } from '@/lib/contract/blog';
import { ownPost } from '@/lib/provider/own-post';

type Props = { params: Promise<{ slug: string }> };

export const revalidate = 300;

/** Our own posts are all rendered at build; an upstream's at their first request. */
export async function generateStaticParams() {
  if (!isEmbedded()) return [];
  return (await allBlogs(provider())).map((blog) => ({ slug: blog.title_as_url }));
}

/**
 * The post, requested once per render; a missing post is null, an error throws and so preserves the last
 * good page. Next gives the slug to the page as the address has it, and to the metadata decoded.
 */
const loadBlog = cache(async (slug: string) => {
  for (const name of new Set([decodeSlug(slug), slug])) {
    const blog = isSlug(name) ? await provider().blog(name) : null;
    if (blog) return blog;
  }
  return null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const blog = await loadBlog((await params).slug);
  // Only the page calls notFound(): from here, Next would send a page that stays empty without JavaScript.
  if (!blog) return { title: text('blog.missing.title'), robots: { index: false } };
  return pageMetadata({
    path: postPath(blog),
    title: blog.meta_data.title || blog.title,
    description: blog.meta_data.description || blog.description,
    article: {
      published: isDate(blog.created_at) ? blog.created_at : undefined,
      modified: isDate(blog.updated_at) ? blog.updated_at : undefined,
      tags: blog.tags,
      section: text('blog.post.section'),
      author: blog.created_by_name || site().teamLabel,
    },
    image: shareImage(blog),
    feeds: ['posts'],
    markdown: true,
  });
}

export default async function BlogPage({ params }: Props) {
  const { slug } = await params;
  const blog = (await loadBlog(slug)) ?? notFound();
  await leadToCurrentAddress(blog, slug);
  const { teamLabel, product } = site();
  // Without the list the post is whole; links to others are an extra.
  const posts = await allBlogs(provider()).catch(() => []);
  const post = ownPost(blog.title_as_url);
  return (
    <Container className="pb-20 print:px-0">
      <JsonLd
        data={articleJsonLd(blog, {
          product,
          teamLabel,
          origin: siteOrigin(),
          path: postPath(blog),
          image: postImage(blog),
          author: author(blog.created_by_name),
        })}
      />
      <PostArticle blog={blog} own={post} teamLabel={teamLabel} posts={readOn(blog, posts)} />
      {post && <EvidencePopover path={post.evidencePath} />}
    </Container>
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
    permanentRedirect(routes.blog(encodeURIComponent(current)));
}

/** The alt text is the title: the picture is a card with the title and a chart of the post. */
function shareImage(blog: Blog) {
  const url = postImage(blog);
  return url ? { url, alt: blog.title } : undefined;
}

/** A slug with a percent sign may not be encoded. */
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
