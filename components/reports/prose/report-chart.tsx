import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import type { ChartTools } from '@/components/charts/chart-frame/chart-menu';
import { chartId, numbersId } from '@/components/reports/evidence/evidence-id';
import { siteOrigin } from '@/lib/platform/env';
import type { Report } from '@/lib/texts/reports/report';
import { chartWords, type WithImages } from './inline-prose';

/** A report or a post, as far as its charts need it. */
export type Charted = WithImages & Pick<Report, 'charts' | 'figures' | 'evidencePath'>;

/** What is offered of the chart of this name besides its table, and the address of its drawing. */
export type ToolsOfChart = (name: string) => Omit<ChartTools, 'table'> & { drawing: string };

type Props = {
  report: Charted;
  name: string;
  /** Absent for a superseded version, whose charts are no files. */
  tools?: ToolsOfChart | undefined;
  /** Whether the page lists the sources with their addresses. */
  sourcesAreListed?: boolean;
};

/** Shares a chart by its address on its page. */
export const shareOfChart = (title: string, path: string, name: string): ChartTools['share'] => ({
  title,
  url: `${new URL(path, siteOrigin()).href}#${chartId(name)}`,
});

/** A chart in the text of a report or a post, with an id for links. */
export function ReportChart({ report, name, tools, sourcesAreListed = false }: Props) {
  const chart = report.charts[name];
  if (!chart) throw new RangeError(`No chart is called "${name}"`);
  const { drawing, ...menu } = tools?.(name) ?? {};
  return (
    <div id={chartId(name)} className="report-chart">
      <ChartFigure
        chart={chart}
        words={chartWords(chart, report)}
        id={name}
        table={false}
        readable="last"
        drawing={drawing}
        sourcesAreListed={sourcesAreListed}
        tools={{ ...menu, table: `${report.evidencePath}#${numbersId(name)}` }}
      />
    </div>
  );
}
