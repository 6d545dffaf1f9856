import type { Components } from 'hast-util-to-jsx-runtime';
import { renderProse } from '@/components/layout/render-prose';
import { richText } from '@/components/layout/rich-text';
import { InlineProse } from '@/components/reports/prose/inline-prose';
import type { ProsePart } from '@/components/reports/prose/prose-parts';
import type { ToolsOfChart } from '@/components/reports/prose/report-chart';
import { PartInRows, textParts } from '@/components/reports/prose/report-prose';
import { SinceTable } from '@/components/reports/reference/since-table';
import { WatchTable } from '@/components/reports/reference/watch-table';
import { WINDOW } from '@/components/reports/window/window-id';
import { text } from '@/lib/content/messages';
import type { Report } from '@/lib/texts/reports/report';
import type { SectionName } from '@/lib/texts/reports/sections';
import { ReportChapter } from './report-chapters';
import { sectionParts, withoutHeading } from './section-parts';

type Props = {
  report: Report;
  /** What only the report's own page shows, because a version's page does not change. */
  later: Pick<Report, 'watch' | 'window'>;
  chartTools: ToolsOfChart | undefined;
};

/** The text of a report in its sections, with what can be tested of it. */
export function ReportSections({ report, later, chartTools }: Props) {
  const parts = sectionParts(report.body.tree);
  const inText = (name: SectionName) => <SectionText parts={parts[name]} report={report} />;
  return (
    <>
      <ReportChapter name="findings">
        <p className="report-hint">{text('reports.hint')}</p>
        {parts.findings.slice(1).map((part, i) => (
          <PartInRows key={i} part={part} report={report} chartTools={chartTools} />
        ))}
      </ReportChapter>
      <ReportChapter name="sides">
        <div className="report-pair">
          {inText('for')}
          {inText('against')}
        </div>
      </ReportChapter>
      <ReportChapter name="risks">
        <div className="report-pair">
          <SectionText parts={withoutHeading(parts.risks)} report={report} />
          <div className="prose">
            <h3>{text('reports.cautions')}</h3>
            <ul>
              {report.cautions.map((caution) => (
                <li key={caution.source}>
                  <InlineProse prose={caution} report={report} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </ReportChapter>
      <ReportChapter name="test">
        {later.window && (
          <p className="max-w-measure print:hidden">
            {richText('reports.try-window', { window: (words) => <a href={`#${WINDOW}`}>{words}</a> })}
          </p>
        )}
        <div className="report-pair">
          {inText('change')}
          {later.watch.length > 0 && (
            <section id="watch" aria-label={text('reports.watch.label')} className="prose">
              <WatchTable report={report} />
            </section>
          )}
        </div>
        <section aria-labelledby="since" className="report-pair">
          <SinceTable report={report} />
        </section>
        <details className="report-method">
          <summary>{text('reports.how')}</summary>
          {inText('question')}
          {inText('method')}
        </details>
      </ReportChapter>
    </>
  );
}

/** The headings of the text are within a section of the page. */
const LOWER: Components = { h2: ({ id, children }) => <h3 id={id}>{children}</h3> };

function SectionText({ parts, report }: { parts: readonly ProsePart[]; report: Report }) {
  return parts.map(({ tree }, i) => (
    <div key={i} className="prose">
      {renderProse(tree, { ...textParts(report), ...LOWER })}
    </div>
  ));
}
