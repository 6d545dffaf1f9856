import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { AsOf } from '@/components/layout/as-of';
import { SiteLink } from '@/components/layout/site-link';
import { text } from '@/lib/content/messages';
import { proseOf, type Report } from '@/lib/texts/reports/report';
import { reportAge } from '@/lib/texts/reports/report-age';
import { routes } from '@/lib/web/routes';
import { ChartNumbers } from './chart-numbers';
import { EveryFigure } from './every-figure';
import { FigureTable } from './figure-table';
import { OtherEvidence } from './other-evidence';
import { StatusWords } from './status-words';

type Props = {
  report: Report;
  isCurrent: boolean;
  reportPath: string;
};

/**
 * The evidence of a report: every figure with its formula and inputs, the data of its charts, and its
 * events, quotations and terms. The report shows parts of this page in a popover, which finds each by its id; see
 * components/page-script/element-of-page.ts.
 */
export function EvidencePage({ report, isCurrent, reportPath }: Props) {
  return (
    <Container className="pb-20 print:px-0">
      <PageHeading
        eyebrow={text('reports.evidence.eyebrow', { version: report.version })}
        title={text('reports.evidence.title')}
      >
        <p>
          <SiteLink href={reportPath}>{report.plain.headline}</SiteLink>
        </p>
        <AsOf age={reportAge(report)} />
      </PageHeading>
      <div className="prose evidence-page">
        <EveryFigure report={report} isCurrent={isCurrent} here />
        <StatusWords />
      </div>
      <FigureTable
        report={report}
        label={text('reports.evidence.title')}
        valuesPath={isCurrent ? routes.reportFigures(report.slug, 'json') : undefined}
        offers={isCurrent}
      />
      <div className="prose evidence-page">
        <ChartNumbers charts={report.charts} />
        <details className="evidence-fold">
          <summary>
            <h2 id="words">{text('reports.evidence.others')}</h2>
          </summary>
          <OtherEvidence report={report} prose={proseOf(report)} />
        </details>
      </div>
    </Container>
  );
}
