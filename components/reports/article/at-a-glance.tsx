import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { text } from '@/lib/content/messages';
import type { Report } from '@/lib/texts/reports/report';
import { targetsIn } from '@/lib/texts/prose/check-prose';
import { chartWords, InlineProse } from '@/components/reports/prose/inline-prose';

type Props = {
  report: Report;
  /** Only for pages that show the report's frame: the frame is not printed. */
  onPaperOnly: boolean;
};

/** The main chart and the cautions, which the frame shows on screens. */
export function AtAGlance({ report, onPaperOnly }: Props) {
  const inText = targetsIn([report.body], 'chart').includes('main');
  const { mainChart } = report;
  return (
    <section
      aria-label={text('reports.glance')}
      className={onPaperOnly ? 'report-frame hidden print:block' : 'report-frame'}
    >
      {!inText && (
        <ChartFigure
          chart={mainChart}
          words={chartWords(mainChart, report)}
          id="main"
          compact={!onPaperOnly}
          table={false}
        />
      )}
      <ul>
        {report.cautions.map((caution) => (
          <li key={caution.source}>
            <InlineProse prose={caution} report={report} />
          </li>
        ))}
      </ul>
    </section>
  );
}
