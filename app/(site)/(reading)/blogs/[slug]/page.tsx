import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { EvidencePopover } from '@/components/reports/evidence/evidence-popover';
import { ReportProse } from '@/components/reports/prose/report-prose';
import { PostBlocks } from '@/components/blog/post-blocks';
import { PostByline } from '@/components/blog/post-byline';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { JsonLd } from '@/components/site/json-ld';
import { Container } from '@/components/ui/container';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { articleJsonLd } from '@/lib/site/json-ld';
import { listPosts } from '@/lib/research/posts/post';
import { postImage, postPath } from '@/lib/research/publication/post-document';
import { pageMetadata } from '@/lib/site/metadata';
import { isEmbedded, provider } from '@/lib/provider';
import { allBlogs } from '@/lib/provider/all-blogs';
import { routes } from '@/lib/site/routes';
import { isSlug, type Blog } from '@/lib/contract/blog';

type Props = { params: Promise<{ slug: string }> };

export const revalidate = 300;

/** Our own posts are all rendered at build; an upstream's at their first request. */
export async function generateStaticParams() {
  if (!isEmbedded()) return [];
  return (await allBlogs(provider())).map((blog) => ({ slug: blog.title_as_url }));
}

/**
 * The post, requested once per render; a missing post is null, an error throws and so preserves the last
 * good page.
 */
const loadBlog = cache(async (encoded: string) => {
  const slug = decodeSlug(encoded);
  return slug && isSlug(slug) ? provider().blog(slug) : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const blog = await loadBlog((await params).slug);
  // Only the page calls notFound(): from here, Next would send a page that stays empty without JavaScript.
  if (!blog) return { title: 'Blog not found.', robots: { index: false } };
  return pageMetadata({
    path: postPath(blog),
    title: blog.meta_data.title || blog.title,
    description: blog.meta_data.description || blog.description,
    article: {
      published: blog.created_at,
      section: 'Blog',
      author: blog.created_by_name || site().teamLabel,
    },
    image: shareImage(blog),
    feeds: ['posts'],
    markdown: true,
  });
}

export default async function BlogPage({ params }: Props) {
  const blog = (await loadBlog((await params).slug)) ?? notFound();
  const { teamLabel, product } = site();
  const own = ownPost(blog);
  return (
    <Container className="pb-20">
      <JsonLd
        data={articleJsonLd(blog, {
          product,
          teamLabel,
          origin: siteOrigin(),
          path: postPath(blog),
          image: postImage(blog),
        })}
      />
      <article className="mx-auto max-w-measure">
        <header className="pt-12 pb-8 md:pt-16">
          <Breadcrumbs
            above={[{ name: 'Blog', path: routes.blogs }]}
            page={{ name: blog.title, path: postPath(blog) }}
          />
          <h1 className="mt-5 max-w-[24ch] text-3xl md:text-4xl">{blog.title}</h1>
          <p className="mt-5 max-w-measure text-lg leading-normal text-muted">{blog.description}</p>
          <div className="mt-5">
            <PostByline blog={blog} teamLabel={teamLabel} />
          </div>
        </header>
        <div className="border-t border-rule pt-8">
          {own ? (
            <div className="prose report-prose">
              <ReportProse
                prose={own.prose}
                report={own}
                chartFile={(name, kind) => routes.blogChart(own.slug, name, kind)}
              />
              <p className="text-sm text-muted">
                Tap a number to see where it comes from, or take{' '}
                <a href={own.evidencePath}>every figure and every chart</a> with formula, inputs, source and
                date, also <a href={routes.postFigures(own.slug)}>as JSON</a>.{' '}
                <a href={routes.methodology}>How a number is made, and how to check one</a>.
              </p>
            </div>
          ) : (
            <PostBlocks blocks={blog.content} />
          )}
        </div>
      </article>
      {own && <EvidencePopover path={own.evidencePath} />}
    </Container>
  );
}

/** Our own post as a tree with its figures and charts; an upstream sends blocks of text and images only. */
function ownPost({ title_as_url }: Blog) {
  return isEmbedded() ? listPosts().find(({ slug }) => slug === title_as_url) : undefined;
}

/** The alt text is the title: the picture is a card with the title and a chart of the post. */
function shareImage(blog: Blog) {
  const url = postImage(blog);
  return url ? { url, alt: blog.title } : undefined;
}

function decodeSlug(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
