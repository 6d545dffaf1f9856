import { ChartNumbers } from '@/components/reports/evidence/chart-numbers';
import { FigureTable } from '@/components/reports/evidence/figure-table';
import { StatusWords } from '@/components/reports/evidence/status-words';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { PageHeading } from '@/components/ui/page-heading';
import type { Post } from '@/lib/research/posts/post';
import { routes } from '@/lib/site/routes';

export const POST_EVIDENCE_TITLE = 'Every figure in this post';

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
  return (
    <>
      <PageHeading
        eyebrow={
          <Breadcrumbs
            above={[
              { name: 'Blog', path: routes.blogs },
              { name: post.title, path: postPath },
            ]}
            page={{ name: POST_EVIDENCE_TITLE, path: post.evidencePath }}
          />
        }
        title={POST_EVIDENCE_TITLE}
      >
        <p>
          Each was computed from our series when this page was built, and can be worked out again: with
          formula, inputs, source and date, here
          {valuesPath && (
            <>
              {' '}
              or <a href={valuesPath}>as JSON</a>
            </>
          )}
          . <a href={routes.methodology}>How a number is made, and how to check one</a>.
        </p>
      </PageHeading>
      <div className="prose evidence-page">
        <StatusWords />
      </div>
      <FigureTable report={post} label={POST_EVIDENCE_TITLE} valuesPath={valuesPath} />
      <div className="prose evidence-page">
        <ChartNumbers charts={post.charts} />
      </div>
    </>
  );
}
