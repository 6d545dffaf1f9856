import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import type { ChartTools } from '@/components/charts/chart-frame/chart-menu';
import { chartId, numbersId } from '@/components/reports/evidence/evidence-id';
import { siteOrigin } from '@/lib/platform/env';
import type { Report } from '@/lib/texts/reports/report';
import { chartWords, type WithImages } from './inline-prose';

/** A report or a post, as far as its charts need it. */
export type Charted = WithImages & Pick<Report, 'charts' | 'figures' | 'evidencePath'>;

/** What is offered of the chart of this name: of no file without it, as of a superseded version. */
export type ToolsOfChart = (name: string) => Omit<ChartTools, 'share' | 'table'>;

type Props = { report: Charted; name: string; tools?: ToolsOfChart | undefined };

/** A chart in the text of a report or a post, with an id for links. */
export function ReportChart({ report, name, tools }: Props) {
  const chart = report.charts[name];
  if (!chart) throw new RangeError(`No chart is called "${name}"`);
  const { evidencePath } = report;
  return (
    <div id={chartId(name)} className="report-chart">
      <ChartFigure
        chart={chart}
        words={chartWords(chart, report)}
        id={name}
        table={false}
        readable="last"
        tools={{
          ...tools?.(name),
          share: {
            title: chart.spec.title,
            url: `${new URL(evidencePath.replace(/\/evidence$/, ''), siteOrigin()).href}#${chartId(name)}`,
          },
          table: `${evidencePath}#${numbersId(name)}`,
        }}
      />
    </div>
  );
}
