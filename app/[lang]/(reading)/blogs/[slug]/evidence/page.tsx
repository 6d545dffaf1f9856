import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PostEvidence } from '@/components/posts/post-evidence';
import { TranslationNote } from '@/components/layout/translation-note';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { ownPost, ownPostParams } from '@/lib/provider/own-post';
import { languagesOf, renderInLanguage, type InLanguage } from '@/app/[lang]/language';

type Props = InLanguage<{ slug: string }>;

export const generateStaticParams = () =>
  ownPostParams().flatMap(({ slug }) =>
    languagesOf(routes.postEvidence(slug)).map((language) => ({ ...language, slug })),
  );

export async function generateMetadata(props: Props): Promise<Metadata> {
  await renderInLanguage(props);
  const post = ownPost((await props.params).slug);
  if (!post) return { title: text('blog.missing.title'), robots: { index: false } };
  return pageMetadata({
    path: routes.postEvidence(post.slug),
    title: text('blog.figures.metadata-title', { title: post.title }),
    description: post.description,
    noindex: true,
    image: { url: routes.postShareImage(post.slug), alt: post.title },
  });
}

export default async function PostEvidencePage(props: Props) {
  const { slug } = await props.params;
  const path = routes.postEvidence(slug);
  await renderInLanguage(props, path);
  const post = ownPost(slug) ?? notFound();
  return (
    <>
      <Container className="pb-20 print:px-0">
        <PostEvidence
          post={post}
          postPath={routes.post(post.slug)}
          valuesPath={routes.postFigures(post.slug)}
        />
      </Container>
      <TranslationNote path={path} />
    </>
  );
}
