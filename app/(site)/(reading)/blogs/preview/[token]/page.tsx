import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PostArticle } from '@/components/blog/post-article';
import { Container } from '@/components/ui/container';
import { site } from '@/lib/content/organisation';
import { blogOf } from '@/lib/provider/embedded/blogs';
import { readPost } from '@/lib/research/posts/post';
import { previewedSlug } from '@/lib/research/posts/preview-token';
import { formatPostDate } from '@/lib/site/format';
import { exists } from './exists';

type Props = { params: Promise<{ token: string }> };

/** Rendered for each request and stored nowhere: the file may change, and the link expires. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Preview of a post',
  robots: { index: false, follow: false, nocache: true },
  // The address is the permission to read: other sites must not learn it.
  referrer: 'no-referrer',
};

/** A draft, or a post that is not public yet, for someone with a signed link. */
export default async function PreviewPage({ params }: Props) {
  const { token } = await params;
  const slug = exists(token) ? previewedSlug(token) : null;
  if (slug === null) notFound();
  const post = readPost(slug);
  const blog = blogOf(post);
  return (
    <Container className="pb-20">
      <p role="note" className="mt-6 border-l-2 border-marigold bg-surface px-4 py-3">
        {blog.draft
          ? 'Preview of a draft. Nobody sees it without this link.'
          : `Preview. The post becomes public at ${formatPostDate(blog.created_at)}, India time.`}
      </p>
      <PostArticle blog={blog} own={post} teamLabel={site().teamLabel} posts={{ related: [] }} isPreview />
    </Container>
  );
}
