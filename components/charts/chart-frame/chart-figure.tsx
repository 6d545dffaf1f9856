import type { ComponentType, ReactNode } from 'react';
import type { Chart as ResolvedChart } from '@/lib/research/charts/chart-spec';
import { Chart } from '@/components/charts/kinds/chart';
import { ChartValues } from './chart-values';
import { DataTable } from './data-table';
import { describeChart } from '@/components/charts/kinds/describe-chart';
import { EventList } from './event-list';
import { LOG_WORDS, ScaleSwitch } from './scale-switch';
import { CHART_SIZES } from '@/components/charts/geometry/chart-size';
import { periodTable } from './period-table';
import { SourceNote } from './source-note';
import { growsTenfold } from '@/components/charts/geometry/value-axis';
import { valueColumns, type ValueColumn } from '@/components/charts/geometry/value-columns';

type Props = {
  chart: ResolvedChart;
  /** Its title and subtitle as elements, where the figures in them can be opened. */
  words?: { title: ReactNode; subtitle: ReactNode };
  /** Unique in the document: it names the parts of the chart for assistive technology. */
  id: string;
  /** Frames to draw beside the compact one; the width of the figure chooses among them. Leave out what its place never needs. */
  larger?: readonly ('wide' | 'full')[];
  /** Draws the compact frame; its place may never be that narrow, as on paper. */
  compact?: boolean;
  /** The element of the title, by where the figure stands on its page. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p';
  /** Leaves the table to the caller. */
  table?: boolean;
  /** Lets a pointer and the keyboard read single values; where a chart only illustrates, the words beside it are enough. */
  values?: boolean;
  /** In place of the values of every column, where a script can add them. */
  Values?: ComponentType<{ columns: readonly ValueColumn[]; id: string }>;
};

/** A chart with its finding, measure, source, and the numbers behind it. Needs components/charts/chart-frame/chart.css. */
export function ChartFigure({
  chart,
  words = chart.spec,
  id,
  larger = ['wide'],
  compact = true,
  titleAs: Title = 'p',
  table = true,
  Values,
  values = table || Values !== undefined,
}: Props) {
  const { spec, series } = chart;
  const sizes = [...(compact ? (['compact'] as const) : []), ...larger];
  const columns = values ? valueColumns(spec, series) : [];
  const isLogarithmic = growsTenfold(spec, series);
  const hasSwitch = values && isLogarithmic;
  return (
    <figure className={`chart-figure ${larger.map((size) => `chart-has-${size}`).join(' ')}`}>
      <figcaption>
        <Title className="chart-title" id={`${id}-title`}>
          {words.title}
        </Title>
        <p className="chart-subtitle">
          {words.subtitle}
          {isLogarithmic && <span className="chart-scale-log">{LOG_WORDS}</span>}
        </p>
        {/* Said once, for all sizes; only one of them is ever shown. */}
        <p hidden id={`${id}-description`}>
          {describeChart(spec, series)}
        </p>
      </figcaption>
      {hasSwitch && <ScaleSwitch id={id} />}
      {sizes.map((size) => (
        <Chart
          key={size}
          chart={chart}
          size={CHART_SIZES[size]}
          id={`${id}-${size}`}
          labelledBy={`${id}-title ${id}-description`}
          columns={columns}
          allScales={hasSwitch}
          emptyBands={Values !== undefined}
        />
      ))}
      {columns.length > 1 &&
        (Values ? <Values columns={columns} id={id} /> : <ChartValues columns={columns} id={id} />)}
      <EventList events={chart.events} />
      <SourceNote series={series} kind={spec.kind} />
      {table && (
        <details className="chart-numbers">
          <summary>The numbers as a table</summary>
          <DataTable table={periodTable(spec, series)} caption={`${spec.title}. ${spec.subtitle}`} />
        </details>
      )}
    </figure>
  );
}
