import { EvidencePopover } from '@/components/reports/evidence/evidence-popover';
import { Related } from '@/components/reports/reference/related';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import type { Report } from '@/lib/texts/reports/report';
import { ReportAbout } from './report-about';
import { ReportContents } from './report-contents';
import { ReportChapter } from './report-chapters';
import { ReportSections } from './report-sections';
import { toolsOf } from './tools-of-chart';

type Props = {
  report: Report;
  versions: readonly Report[];
  related: { reports: readonly Report[]; posts: readonly { slug: string; title: string }[] };
  /** Whether the page shows what has happened since, which the page of a version does not. */
  isLive?: boolean;
};

/** A report below its head: contents, the five sections, and what to read next. */
export function ReportArticle({ report, versions, related, isLive = false }: Props) {
  const isCurrent = versions[0]?.version === report.version;
  const later = isLive ? report : { watch: [], window: null };
  return (
    <>
      <ReportContents />
      <Container className="pb-6 print:p-0">
        <article className="report-body">
          <ReportSections
            report={report}
            later={later}
            chartTools={isCurrent ? toolsOf(report) : undefined}
          />
          <ReportChapter name="about">
            <ReportAbout report={report} versions={versions} isCurrent={isCurrent} />
          </ReportChapter>
        </article>
        <section aria-labelledby="related" className="prose report-after">
          <h2 id="related">{text('reports.related.title')}</h2>
          <Related {...related} />
        </section>
      </Container>
      <EvidencePopover path={report.evidencePath} />
    </>
  );
}
