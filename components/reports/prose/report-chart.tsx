import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import type { Report } from '@/lib/research/reports/report';
import { routes } from '@/lib/site/routes';
import { chartWords } from './inline-prose';
import { ValuesOnDemand } from '@/components/charts/chart-frame/values-on-demand';
import { chartId, numbersId } from '@/components/reports/evidence/evidence-id';

/**
 * A chart in a report's text, with an id for links; the current version also offers its files for download.
 */
export function ReportChart({
  report,
  name,
  isCurrent,
}: {
  report: Report;
  name: string;
  isCurrent: boolean;
}) {
  const chart = report.charts[name];
  if (!chart) throw new RangeError(`No chart is called "${name}"`);
  return (
    <div
      id={chartId(name)}
      className={chart.spec.kind === 'bars' ? 'report-chart' : 'report-chart report-chart-near'}
    >
      <ChartFigure
        chart={chart}
        words={chartWords(chart, report)}
        id={name}
        table={false}
        Values={ValuesOnDemand}
      />
      <p className="report-chart-links">
        <a href={`${report.evidencePath}#${numbersId(name)}`}>The numbers as a table</a>
        <a href={`#${chartId(name)}`}>Link to this chart</a>
        {isCurrent && (
          <>
            <a href={routes.reportChart(report.slug, name, 'svg')} download>
              SVG
            </a>
            <a href={routes.reportChart(report.slug, name, 'png')} download>
              PNG
            </a>
          </>
        )}
      </p>
    </div>
  );
}
