import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { chartId, numbersId, valuesId } from '@/components/reports/evidence/evidence-id';
import { SiteLink } from '@/components/layout/site-link';
import { text } from '@/lib/content/messages';
import type { Report } from '@/lib/texts/reports/report';
import { chartWords, type WithImages } from './inline-prose';

/** A report or a post, as far as its charts need it. */
export type Charted = WithImages & Pick<Report, 'charts' | 'figures' | 'evidencePath'>;

/** The address of a chart as a file to download. */
export type ChartFilePath = (name: string, kind: 'svg' | 'png') => string;

type Props = { report: Charted; name: string; file?: ChartFilePath | undefined };

/** A chart in the text of a report or a post, with an id for links. */
export function ReportChart({ report, name, file }: Props) {
  const chart = report.charts[name];
  if (!chart) throw new RangeError(`No chart is called "${name}"`);
  return (
    <div id={chartId(name)} className="report-chart">
      <ChartFigure
        chart={chart}
        words={chartWords(chart, report)}
        id={name}
        table={false}
        valuesFrom={`${report.evidencePath}#${valuesId(name)}`}
      />
      <p className="report-chart-links">
        <a href={`${report.evidencePath}#${numbersId(name)}`}>{text('charts.table.open')}</a>
        <a href={`#${chartId(name)}`}>{text('reports.chart.link')}</a>
        {file && (
          <>
            <SiteLink href={file(name, 'svg')} download>
              {text('reports.chart.svg')}
            </SiteLink>
            <SiteLink href={file(name, 'png')} download>
              {text('reports.chart.png')}
            </SiteLink>
          </>
        )}
      </p>
    </div>
  );
}
