import type { Chart as ResolvedChart } from '@/lib/research/charts/chart-spec';
import { BarChart } from './bar-chart';
import { barChartLayout } from '@/components/charts/geometry/bar-chart.layout';
import type { ChartSize } from '@/components/charts/geometry/chart-size';
import { LineChart } from './line-chart';
import { lineChartLayout, type LineChartLayout } from '@/components/charts/geometry/line-chart.layout';
import { ScatterChart } from './scatter-chart';
import { scatterChartLayout } from '@/components/charts/geometry/scatter-chart.layout';
import { ValueBands } from './value-bands';
import type { ValueColumn } from '@/components/charts/geometry/value-columns';
import { ValuePoints } from './value-points';

type Props = {
  chart: ResolvedChart;
  size: ChartSize;
  /** Unique in the document. */
  id: string;
  /** What a pointer over the plot can read. */
  columns?: readonly ValueColumn[];
  /** Leaves the bands of the columns to a script. */
  emptyBands?: boolean;
};

/** One chart in one size, as an image. @param labelledBy ids of its name and of its description */
export function Chart({ labelledBy, ...props }: Props & { labelledBy: string }) {
  const { name, width, height, font } = props.size;
  return (
    <svg
      className={`chart chart-${name}`}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={font}
      role="img"
      aria-labelledby={labelledBy}
    >
      <ChartBody {...props} />
    </svg>
  );
}

/** The drawing alone, for a place inside another SVG. */
export function ChartBody({ chart: { spec, series }, size, id, columns = [], emptyBands = false }: Props) {
  const bands = ({ plot, ends }: Pick<LineChartLayout, 'plot' | 'ends'>) =>
    columns.length > 0 && <ValueBands columns={columns} plot={plot} ends={ends} isEmpty={emptyBands} />;
  if (spec.kind === 'bars') {
    const layout = barChartLayout(spec, series, size);
    return (
      <>
        <BarChart layout={layout} id={id} />
        {bands(layout)}
      </>
    );
  }
  if (spec.kind === 'scatter') {
    const layout = scatterChartLayout(spec, series, size);
    return (
      <>
        <ScatterChart layout={layout} />
        {columns.length > 0 && <ValuePoints points={layout.readable} font={size.font} />}
      </>
    );
  }
  const layout = lineChartLayout(spec, series, size);
  return (
    <>
      <LineChart layout={layout} />
      {bands(layout)}
    </>
  );
}
