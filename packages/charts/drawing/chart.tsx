import type { Drawable } from '../drawable';
import { BarChart, RowChart } from './bar-chart';
import { barsLayout } from '../layout/bars';
import { CHART_SIZES, COARSE_TOLERANCE, type ChartSize, type FrameName } from '../layout/chart-size';
import { LineChart } from './line-chart';
import { lineChartLayout } from '../layout/line-chart';
import { ScatterChart } from './scatter-chart';
import { scatterChartLayout } from '../layout/scatter-chart';
import { ValueBands, ValuePoints } from './value-bands';
import type { ValueColumn } from '../texts/value-columns';

type Drawing = { height: number; body: React.ReactNode };
type Options = {
  /** Prefix of ids; unique in the document. */
  id: string;
  /** Values that a pointer over the plot can read without script. */
  columns?: readonly ValueColumn[];
  /** Draws both scales, if there are two, so that the page can switch. */
  allScales?: boolean;
};

/**
 * One chart in one size, as an image.
 * @param labelledBy ids of its name and of its description
 * @param exact draws lines to half a unit; false draws them to a whole one, where nobody sees the difference
 */
export function ChartDrawing({
  labelledBy,
  chart,
  size: name,
  exact = true,
  ...options
}: Options & { chart: Drawable; size: FrameName; exact?: boolean; labelledBy: string }) {
  const size = exact ? CHART_SIZES[name] : { ...CHART_SIZES[name], tolerance: COARSE_TOLERANCE };
  const { height, body } = drawChart(chart, size, options);
  return (
    <svg
      className={`chart chart-${name}`}
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
  chart: Drawable,
  size: ChartSize,
  { id, columns = [], allScales = false }: Options,
): Drawing {
  if (chart.spec.kind === 'bars') return drawBars(chart, size, { id, columns });
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
    height: layout.size.height,
    body: (
      <>
        <LineChart layout={layout} allScales={allScales} />
        {columns.length > 0 && <ValueBands columns={columns} plot={layout.plot} ends={layout.ends} />}
      </>
    ),
  };
}

function drawBars(
  chart: Drawable,
  size: ChartSize,
  { id, columns }: Required<Pick<Options, 'id' | 'columns'>>,
): Drawing {
  const { upright, rows, plot, ends, height } = barsLayout(chart, size);
  return {
    height,
    body: (
      <>
        {rows ? <RowChart layout={rows} id={id} /> : <BarChart layout={upright} id={id} />}
        {columns.length > 0 && <ValueBands columns={columns} plot={plot} ends={ends} down={rows !== null} />}
      </>
    ),
  };
}
