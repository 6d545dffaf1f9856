import type { Report } from '@/lib/research/reports/report';
import { routes } from '@/lib/site/routes';
import { FigureTable } from './figure-table';
import { OwnLink } from '@/components/reports/article/own-link';

/** The section of every figure, for the contents too. */
export const EVERY_FIGURE = { id: 'figures', text: 'Every figure in this report' };

/** The figures of a report in a table, and as files where it is the current version. */
export function EveryFigure({ report, isCurrent }: { report: Report; isCurrent: boolean }) {
  return (
    <section aria-labelledby={EVERY_FIGURE.id} className="report-figures">
      <h2 id={EVERY_FIGURE.id} className="text-xl">
        {EVERY_FIGURE.text}
      </h2>
      <p className="mt-3 max-w-measure text-muted">
        Each was computed {isCurrent ? 'when this page was built' : 'while this version was the current one'},
        by the formula beside it, and can be worked out again from its inputs.
        {isCurrent && (
          <>
            {' '}
            Take them away as <OwnLink href={routes.reportFigures(report.slug, 'csv')}>CSV</OwnLink> or{' '}
            <OwnLink href={routes.reportFigures(report.slug, 'json')}>JSON</OwnLink>.
          </>
        )}
      </p>
      <FigureTable figures={report.figures} label={EVERY_FIGURE.text} />
    </section>
  );
}
