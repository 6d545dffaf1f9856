import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ChartNumbers } from '@/components/reports/evidence/chart-numbers';
import { FigureTable } from '@/components/reports/evidence/figure-table';
import { StatusWords } from '@/components/reports/evidence/status-words';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';
import { ownPost, ownPostParams } from '../own-post';

type Props = { params: Promise<{ slug: string }> };

const TITLE = 'Every figure in this post';

export const generateStaticParams = ownPostParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = ownPost((await params).slug);
  if (!post) return { title: 'Blog not found.', robots: { index: false } };
  return pageMetadata({
    path: post.evidencePath,
    title: `${TITLE}: ${post.title}`,
    description: post.description,
    noindex: true,
    image: { url: routes.postShareImage(post.slug), alt: post.title },
  });
}

/** Every figure of a post with its formula and inputs, and the data of its charts; evidence-popover.tsx shows its rows. */
export default async function PostEvidencePage({ params }: Props) {
  const post = ownPost((await params).slug) ?? notFound();
  const path = routes.blog(post.slug);
  return (
    <Container className="pb-20 print:px-0">
      <PageHeading
        eyebrow={
          <Breadcrumbs
            above={[
              { name: 'Blog', path: routes.blogs },
              { name: post.title, path },
            ]}
            page={{ name: TITLE, path: post.evidencePath }}
          />
        }
        title={TITLE}
      >
        <p>
          Each was computed from our series when this page was built, and can be worked out again: with
          formula, inputs, source and date, here or <a href={routes.postFigures(post.slug)}>as JSON</a>.{' '}
          <a href={routes.methodology}>How a number is made, and how to check one</a>.
        </p>
      </PageHeading>
      <div className="prose evidence-page">
        <StatusWords />
      </div>
      <FigureTable report={post} label={TITLE} valuesPath={routes.postFigures(post.slug)} />
      <div className="prose evidence-page">
        <ChartNumbers charts={post.charts} />
      </div>
    </Container>
  );
}
