import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import type { Report } from '@/lib/research/reports/report';
import { chartProse } from '@/components/reports/prose/chart-prose';
import { InlineProse } from '@/components/reports/prose/inline-prose';

type Props = {
  report: Report;
  /** Where the page shows the report's frame, which is not printed. */
  onPaperOnly: boolean;
};

/** The main chart and the cautions: what a frame shows on a screen. */
export function AtAGlance({ report, onPaperOnly }: Props) {
  const inText = report.body.includes('](chart:main)');
  return (
    <section
      aria-label="At a glance"
      className={onPaperOnly ? 'report-frame hidden print:block' : 'report-frame'}
    >
      {!inText && (
        <ChartFigure
          spec={report.chart}
          words={chartProse(report, 'main')}
          id="main"
          compact={!onPaperOnly}
          table={false}
        />
      )}
      <ul>
        {report.cautions.map((caution) => (
          <li key={caution}>
            <InlineProse report={report} prose={caution} />
          </li>
        ))}
      </ul>
    </section>
  );
}
