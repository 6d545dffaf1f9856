import { PostEvidence } from '@/components/posts/post-evidence';
import { Container } from '@/components/ui/container';
import { routes } from '@/lib/web/routes';
import { PREVIEW_METADATA, previewedPost, PreviewNote, type Props } from '../previewed-post';

export const dynamic = 'force-dynamic';

export const metadata = PREVIEW_METADATA;

/** The evidence of a post that is not public yet, for someone with a signed link. */
export default async function PreviewEvidencePage(props: Props) {
  const post = await previewedPost(props);
  return (
    <Container className="pb-20 print:px-0">
      {post instanceof Error ? (
        <PreviewNote>{post.message}</PreviewNote>
      ) : (
        <PostEvidence post={post} postPath={routes.postPreview((await props.params).token)} />
      )}
    </Container>
  );
}
