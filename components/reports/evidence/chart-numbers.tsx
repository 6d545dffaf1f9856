import { DataTable } from '@/components/charts/chart-frame/data-table';
import { periodTable } from '@/packages/charts/texts/period-table';
import { SourceNote } from '@/components/charts/chart-frame/source-note';
import { columnLines } from '@/components/charts/chart-frame/chart-values';
import { valueColumns } from '@/packages/charts/texts/value-columns';
import { text } from '@/lib/content/messages';
import type { Chart } from '@samvit/research';
import { numbersId, valuesId } from './evidence-id';

/**
 * The values of each chart of a report or a post as a table, each with an id for links. Its heading also has
 * those that the pointer reads, for the page with the chart.
 */
export function ChartNumbers({ charts }: { charts: Readonly<Record<string, Chart>> }) {
  return (
    <>
      <h2 id="charts">{text('reports.evidence.charts')}</h2>
      {Object.entries(charts).map(([name, { spec, series }]) => (
        <section key={name} id={numbersId(name)} aria-labelledby={valuesId(name)}>
          <h3 id={valuesId(name)} data-values={columnLines(valueColumns(spec, series))}>
            {spec.title}
          </h3>
          <p className="chart-subtitle">{spec.subtitle}</p>
          <DataTable table={periodTable(spec, series)} caption={spec.title} />
          <SourceNote series={series} kind={spec.kind} />
        </section>
      ))}
    </>
  );
}
