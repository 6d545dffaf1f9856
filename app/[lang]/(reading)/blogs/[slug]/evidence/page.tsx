import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PostEvidence } from '@/components/posts/post-evidence';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { ownPost, ownPostParams } from '@/lib/provider/own-post';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = ownPostParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = ownPost((await params).slug);
  if (!post) return { title: text('blog.missing.title'), robots: { index: false } };
  return pageMetadata({
    path: post.evidencePath,
    title: text('blog.figures.metadata-title', { title: post.title }),
    description: post.description,
    noindex: true,
    image: { url: routes.postShareImage(post.slug), alt: post.title },
  });
}

export default async function PostEvidencePage({ params }: Props) {
  const post = ownPost((await params).slug) ?? notFound();
  return (
    <Container className="pb-20 print:px-0">
      <PostEvidence
        post={post}
        postPath={routes.post(post.slug)}
        valuesPath={routes.postFigures(post.slug)}
      />
    </Container>
  );
}
