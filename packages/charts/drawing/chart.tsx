import { printing, type Chart as ResolvedChart } from '@samvit/research';
import { BarChart, RowChart } from './bar-chart';
import { barChartLayout } from '../layout/bar-chart';
import type { ChartSize } from '../layout/chart-size';
import { LineChart } from './line-chart';
import { lineChartLayout } from '../layout/line-chart';
import { rowChartLayout } from '../layout/row-chart';
import { ScatterChart } from './scatter-chart';
import { scatterChartLayout } from '../layout/scatter-chart';
import { ValueBands, ValuePoints } from './value-bands';
import type { ValueColumn } from '../texts/value-columns';

type Drawing = { height: number; body: React.ReactNode };
type Options = {
  /** Prefix of ids; unique in the document. */
  id: string;
  /** Values that a pointer over the plot can read. */
  columns?: readonly ValueColumn[];
  /** A script adds the bands of the columns. */
  emptyBands?: boolean;
  /** Draws both scales, if there are two, so that the page can switch. */
  allScales?: boolean;
};

/**
 * One chart in one size, as an image.
 * @param labelledBy ids of its name and of its description
 */
export function Chart({
  labelledBy,
  chart,
  size,
  ...options
}: Options & { chart: ResolvedChart; size: ChartSize; labelledBy: string }) {
  const { height, body } = drawChart(chart, size, options);
  return (
    <svg
      className={`chart chart-${size.name}`}
      viewBox={`0 0 ${size.width} ${Math.ceil(height)}`}
      fontSize={size.font}
      role="img"
      aria-labelledby={labelledBy}
    >
      {body}
    </svg>
  );
}

/** The drawing alone, to embed in another SVG, and its height: bars in rows may need more than the default. */
export function drawChart(
  chart: ResolvedChart,
  size: ChartSize,
  { id, columns = [], emptyBands = false, allScales = false }: Options,
): Drawing {
  if (chart.spec.kind === 'bars') return drawBars(chart, size, { id, columns, emptyBands });
  if (chart.spec.kind === 'scatter') {
    const layout = scatterChartLayout(chart, size);
    return {
      height: size.height,
      body: (
        <>
          <ScatterChart layout={layout} />
          {columns.length > 0 && <ValuePoints points={layout.readable} font={size.font} />}
        </>
      ),
    };
  }
  const layout = lineChartLayout(chart, size);
  return {
    height: size.height,
    body: (
      <>
        <LineChart layout={layout} allScales={allScales} />
        {columns.length > 0 && (
          <ValueBands columns={columns} plot={layout.plot} ends={layout.ends} isEmpty={emptyBands} />
        )}
      </>
    ),
  };
}

/**
 * Vertical bars; horizontal ones if the values do not fit above them. A bar states its value, so of a series
 * that may not be republished only month ends are drawn.
 */
function drawBars(
  given: ResolvedChart,
  size: ChartSize,
  { id, columns, emptyBands }: { id: string; columns: readonly ValueColumn[]; emptyBands: boolean },
): Drawing {
  const chart = { ...given, series: given.series.map(printing.printable) };
  const upright = barChartLayout(chart, size);
  const rows = upright.direction === 'none' || !upright.clear ? rowChartLayout(chart, size) : null;
  const { plot, ends } = rows ?? upright;
  return {
    height: rows?.size.height ?? size.height,
    body: (
      <>
        {rows ? <RowChart layout={rows} id={id} /> : <BarChart layout={upright} id={id} />}
        {columns.length > 0 && (
          <ValueBands columns={columns} plot={plot} ends={ends} down={rows !== null} isEmpty={emptyBands} />
        )}
      </>
    ),
  };
}
