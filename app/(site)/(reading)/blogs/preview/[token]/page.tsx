import { PostArticle } from '@/components/blog/post-article';
import { EvidencePopover } from '@/components/reports/evidence/evidence-popover';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { isPublished, type Blog } from '@/lib/contract/blog';
import { toBlog } from '@/lib/provider/embedded/blogs';
import { formatPostDate } from '@/lib/web/format';
import { PREVIEW_METADATA, previewedPost, PreviewNote, type Props } from './previewed-post';

/** Rendered for each request and stored nowhere: the file may change, and the link expires. */
export const dynamic = 'force-dynamic';

export const metadata = PREVIEW_METADATA;

/** A draft, or a post that is not public yet, for someone with a signed link. */
export default async function PreviewPage(props: Props) {
  const post = await previewedPost(props);
  if (post instanceof Error)
    return (
      <Container className="pb-20">
        <PreviewNote>{post.message}</PreviewNote>
      </Container>
    );
  const blog = toBlog(post);
  return (
    <Container className="pb-20">
      <PreviewNote>{stateOf(blog)}</PreviewNote>
      <PostArticle blog={blog} own={post} teamLabel={site().teamLabel} posts={{ related: [] }} isPreview />
      <EvidencePopover path={post.evidencePath} />
    </Container>
  );
}

function stateOf(blog: Blog): string {
  if (blog.draft) return text('blog.preview.draft');
  if (isPublished(blog, Date.now())) return text('blog.preview.public');
  return text('blog.preview.planned', { date: formatPostDate(blog.created_at) ?? '' });
}
