import { richText } from '@/components/layout/rich-text';
import type { Report } from '@/lib/texts/reports/report';
import { routes } from '@/lib/web/routes';
import { figures } from '@samvit/research';
import { linkTo } from '@/components/reports/own-link';

/**
 * The section that shows how every figure of a report is computed. Only the current version links to its
 * data files.
 * @param here on the page of the figures itself, which does not link to itself
 */
export function EveryFigure({
  report,
  isCurrent,
  here = false,
}: {
  report: Report;
  isCurrent: boolean;
  here?: boolean;
}) {
  const { slug, evidencePath } = report;
  return (
    <p>
      {richText('reports.evidence.lead', {
        place: here ? 'here' : 'other',
        age: isCurrent ? 'current' : 'other',
        all: linkTo(evidencePath),
        ...figures.howManyRecomputable(report.figures),
      })}{' '}
      {isCurrent && (
        <>
          {richText('reports.evidence.files', {
            csv: linkTo(routes.reportFigures(slug, 'csv')),
            json: linkTo(routes.reportFigures(slug, 'json')),
          })}{' '}
        </>
      )}
      {richText('reports.evidence.method', { method: linkTo(routes.methodology) })}
    </p>
  );
}
