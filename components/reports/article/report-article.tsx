import { EvidencePopover } from '@/components/reports/evidence/evidence-popover';
import { ReportProse } from '@/components/reports/prose/report-prose';
import { Container } from '@/components/ui/container';
import { headingId } from '@/components/ui/heading-id';
import { sectionsOf } from '@/lib/texts/prose/parse-prose';
import { routes } from '@/lib/web/routes';
import { AtAGlance } from './at-a-glance';
import { KeyFigures } from './key-figures';
import { appendixSections, ReportAppendix, type AppendixProps } from './report-appendix';
import { ReportContents } from './report-contents';
import { ReportNotice } from './report-notice';

type Props = Pick<AppendixProps, 'report' | 'versions' | 'related'> & {
  /** Whether the page shows the report's frame above; if not, the chart and cautions are shown here. */
  framed?: boolean;
  /** Whether the page shows what has happened since, which the page of a version does not. */
  isLive?: boolean;
};

/** A report below its frame, in one column: contents, text, and what has happened since. */
export function ReportArticle({ report, versions, related, framed = true, isLive = framed }: Props) {
  const { slug, body } = report;
  const isCurrent = versions[0]?.version === report.version;
  const later = isLive ? report : { watch: [], window: null };
  const sections = sectionsOf(body).map((text) => ({ id: headingId(text), text }));
  return (
    <Container className="py-12 md:py-16 print:px-0 print:py-0">
      <div className="report-columns">
        <ReportContents sections={[...sections, ...appendixSections(later)]} />
        <div className="min-w-0">
          <ReportNotice evidencePath={report.evidencePath} />
          <KeyFigures report={report} />
          <AtAGlance report={report} onPaperOnly={framed} />
          <article className="prose report-prose">
            <ReportProse
              prose={body}
              report={report}
              chartFile={isCurrent ? (name, kind) => routes.reportChart(slug, name, kind) : undefined}
            />
          </article>
          <ReportAppendix {...{ report, later, versions, related, isCurrent }} />
        </div>
      </div>
      <EvidencePopover path={report.evidencePath} />
    </Container>
  );
}
