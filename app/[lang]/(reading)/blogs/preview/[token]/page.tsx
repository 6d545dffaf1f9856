import { PostArticle } from '@/components/posts/post-article';
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
  const draft = await previewedPost(props);
  if (draft instanceof Error)
    return (
      <Container className="pb-20">
        <PreviewNote>{draft.message}</PreviewNote>
      </Container>
    );
  const post = toBlog(draft);
  return (
    <Container className="pb-20">
      <PreviewNote>{stateOf(post)}</PreviewNote>
      <PostArticle
        post={post}
        embedded={draft}
        teamLabel={site().teamLabel}
        posts={{ related: [], tags: [] }}
        isPreview
      />
      <EvidencePopover path={draft.evidencePath} />
    </Container>
  );
}

function stateOf(post: Blog): string {
  if (post.draft) return text('blog.preview.draft');
  if (isPublished(post, Date.now())) return text('blog.preview.public');
  return text('blog.preview.planned', { date: formatPostDate(post.created_at) ?? '' });
}
