import type { Report } from '@/lib/research/reports/report';
import { routes } from '@/lib/site/routes';
import { OwnLink } from '@/components/reports/own-link';

/** The id and title of the section, also for the table of contents. */
export const EVERY_FIGURE = { id: 'figures', text: 'Every figure in this report' } as const;

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
  return (
    <p>
      Each was computed {isCurrent ? 'when this page was built' : 'while this version was the current one'}{' '}
      and can be worked out again:{' '}
      {here ? 'each' : <OwnLink href={report.evidencePath}>every figure and every chart</OwnLink>} with
      formula, inputs, source and date.
      {isCurrent && (
        <>
          {' '}
          Take them away as <OwnLink href={routes.reportFigures(report.slug, 'csv')}>CSV</OwnLink> or{' '}
          <OwnLink href={routes.reportFigures(report.slug, 'json')}>JSON</OwnLink>, or see{' '}
          <OwnLink href={routes.data}>the data of all reports</OwnLink>.
        </>
      )}{' '}
      <OwnLink href={routes.methodology}>How a number is made, and how to check one</OwnLink>.
    </p>
  );
}
