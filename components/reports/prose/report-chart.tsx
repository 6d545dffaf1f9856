import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import type { Report } from '@/lib/research/reports/report';
import { isCurrent } from '@/lib/research/reports/versions';
import { routes } from '@/lib/routes';
import { chartProse } from './chart-prose';
import { chartId } from '@/components/reports/evidence/popover-id';

/** A chart of a report in its text, with its own address; of the current version there are files to take away. */
export function ReportChart({ report, name }: { report: Report; name: string }) {
  const spec = report.charts[name];
  if (!spec) throw new RangeError(`No chart is called "${name}"`);
  return (
    <div id={chartId(name)} className="report-chart">
      <ChartFigure spec={spec} words={chartProse(report, name)} id={name} />
      <p className="report-chart-links">
        <a href={`#${chartId(name)}`}>Link to this chart</a>
        {isCurrent(report) && (
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
