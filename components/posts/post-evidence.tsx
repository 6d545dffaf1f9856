import { figures, freshness } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';
import { AsOf } from '@/components/layout/as-of';
import { ChartNumbers } from '@/components/reports/evidence/chart-numbers';
import { FigureTable } from '@/components/reports/evidence/figure-table';
import { StatusWords } from '@/components/reports/evidence/status-words';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { SiteLink } from '@/components/layout/site-link';
import { richText } from '@/components/layout/rich-text';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import type { Post } from '@/lib/texts/posts/post';
import { routes } from '@/lib/web/routes';

/**
 * Every figure of a post with its formula and inputs, and the data of its charts; the page of the
 * post shows its rows.
 * @param postPath the page of the post: of a draft, its signed address
 * @param valuesPath the file with all values; a draft has none
 */
export function PostEvidence({
  post,
  postPath,
  valuesPath,
}: {
  post: Post;
  postPath: string;
  valuesPath?: string;
}) {
  const title = text('blog.figures.title');
  return (
    <>
      <PageHeading
        eyebrow={
          <Breadcrumbs
            above={[
              { name: text('site.links.blog'), path: routes.posts },
              { name: post.title, path: postPath },
            ]}
            page={{ name: title, path: post.evidencePath }}
          />
        }
        title={title}
      >
        <p>
          {richText('blog.figures.lead', {
            hasFiles: valuesPath ? 'yes' : 'no',
            ...figures.howManyRecomputable(post.figures),
            json: (words) => (valuesPath ? <SiteLink href={valuesPath}>{words}</SiteLink> : <>{words}</>),
            method: (words) => <SiteLink href={routes.methodology}>{words}</SiteLink>,
          })}
        </p>
        <AsOf
          age={freshness.ageOf(
            libraryHere(),
            Object.values(post.charts).flatMap(({ series }) => series),
          )}
        />
      </PageHeading>
      <div className="prose evidence-page">
        <StatusWords />
      </div>
      <FigureTable report={post} label={title} valuesPath={valuesPath} />
      <div className="prose evidence-page">
        <ChartNumbers charts={post.charts} />
      </div>
    </>
  );
}
