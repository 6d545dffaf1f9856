import { DataTable } from '@/components/charts/chart-frame/data-table';
import { SourceNote } from '@/components/charts/chart-frame/source-note';
import { drawable } from '@/components/charts/drawable';
import { texts, type Drawable } from '@samvit/charts';
import { text } from '@/lib/content/messages';
import type { Chart } from '@samvit/research';
import { numbersId } from './evidence-id';
import './evidence-fold.css';

/**
 * The values of each chart of a report or a post as a table, each with an id for links, which open what is around it.
 */
export function ChartNumbers({ charts }: { charts: Readonly<Record<string, Chart>> }) {
  return (
    <details className="evidence-fold">
      <summary>
        <h2 id="charts">{text('reports.evidence.charts')}</h2>
      </summary>
      {Object.entries(charts).map(([name, chart]) => (
        <Numbers key={name} name={name} chart={drawable(chart)} />
      ))}
    </details>
  );
}

function Numbers({ name, chart }: { name: string; chart: Drawable }) {
  const { title, subtitle } = chart.spec;
  return (
    <section id={numbersId(name)} aria-labelledby={`${numbersId(name)}-title`}>
      <h3 id={`${numbersId(name)}-title`}>{title}</h3>
      <p className="chart-subtitle">{subtitle}</p>
      <DataTable table={texts.periodTable(chart)} caption={title} />
      <SourceNote chart={chart} />
    </section>
  );
}
