import { EvidencePopover } from '@/components/reports/evidence/evidence-popover';
import type { ToolsOfChart } from '@/components/reports/prose/report-chart';
import { ReportProse } from '@/components/reports/prose/report-prose';
import { EMBED } from '@/components/reports/reference/embed-dialog';
import { Container } from '@/components/ui/container';
import { headingId } from '@/components/ui/heading-id';
import { wordsHere } from '@/lib/content/words-here';
import { sectionsOf } from '@/lib/texts/prose/parse-prose';
import { charts } from '@samvit/research';
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

/**
 * What the menu of each chart offers besides its address: the file of all values of the report, and where the frame
 * shows the chart the frame.
 */
const toolsOf =
  ({ slug, charts: all, frameCharts }: AppendixProps['report']): ToolsOfChart =>
  (name) => {
    const chart = all[name];
    const mayGo = chart && charts.exportOf(wordsHere(), [chart]).columns.length > 0;
    return {
      png: routes.reportChart(slug, name, 'png'),
      svg: routes.reportChart(slug, name, 'svg'),
      csv: mayGo ? routes.reportFigures(slug, 'csv') : null,
      embed: ['main', ...frameCharts].includes(name)
        ? { frame: routes.embed(slug), dialog: EMBED }
        : undefined,
    };
  };

/** A report below its frame, in one column: contents, text, and what has happened since. */
export function ReportArticle({ report, versions, related, framed = true, isLive = framed }: Props) {
  const { body } = report;
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
            <ReportProse prose={body} report={report} chartTools={isCurrent ? toolsOf(report) : undefined} />
          </article>
          <ReportAppendix {...{ report, later, versions, related, isCurrent }} />
        </div>
      </div>
      <EvidencePopover path={report.evidencePath} />
    </Container>
  );
}
