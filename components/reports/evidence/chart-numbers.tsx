import { DataTable } from '@/components/charts/chart-frame/data-table';
import { periodTable } from '@/components/charts/chart-frame/period-table';
import { SourceNote } from '@/components/charts/chart-frame/source-note';
import { text } from '@/lib/content/messages';
import type { Chart } from '@/lib/research/charts/chart-spec';
import { numbersId } from './evidence-id';

/** The values of each chart of a report or a post as a table, each with an id for links. */
export function ChartNumbers({ charts }: { charts: Readonly<Record<string, Chart>> }) {
  return (
    <>
      <h2 id="charts">{text('reports.evidence.charts')}</h2>
      {Object.entries(charts).map(([name, { spec, series }]) => (
        <section key={name} id={numbersId(name)} aria-labelledby={`${name}-numbers`}>
          <h3 id={`${name}-numbers`}>{spec.title}</h3>
          <p className="chart-subtitle">{spec.subtitle}</p>
          <DataTable table={periodTable(spec, series)} caption={spec.title} />
          <SourceNote series={series} kind={spec.kind} />
        </section>
      ))}
    </>
  );
}
