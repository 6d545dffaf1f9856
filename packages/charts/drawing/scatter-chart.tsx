import { Marks } from './annotations';
import { ValueGrid } from './axes';
import { EndMarker, round } from './end-marker';
import { dotsPath, linePath } from '../layout/path-data';
import type { AcrossTick, ScatterChartLayout } from '../layout/scatter-chart';

/** Draws a layout of points with their line of fit; all positions are in the layout. */
export function ScatterChart({ layout }: { layout: ScatterChartLayout }) {
  const { plot, size, names, points, latest, fit } = layout;
  const { font } = size;
  return (
    <>
      <ValueGrid ticks={layout.valueTicks} plot={plot} font={font} />
      <AcrossGrid ticks={layout.acrossTicks} plot={plot} font={font} />
      <text className="chart-axis-name" x={round(plot.left)} y={round(font)}>
        {names.up}
      </text>
      <text
        className="chart-axis-name"
        x={round(plot.right)}
        y={round(size.height - font * 0.4)}
        textAnchor="end"
      >
        {names.across}
      </text>
      <path className="chart-fit" d={linePath([fit])} />
      <path className="chart-dots" d={dotsPath(points)} />
      {latest && <EndMarker series={1} at={latest} />}
      <Marks marks={layout.outliers} font={font} ring />
      <Marks marks={layout.notes} font={font} ring={false} />
    </>
  );
}

type GridProps = { ticks: readonly AcrossTick[]; plot: ScatterChartLayout['plot']; font: number };

function AcrossGrid({ ticks, plot, font }: GridProps) {
  const down = (some: readonly AcrossTick[]) =>
    some.map(({ x }) => `M${round(x)},${round(plot.top)}V${round(plot.bottom)}`).join('');
  return (
    <>
      <path className="chart-grid" d={down(ticks.filter(({ strong }) => !strong))} />
      <path className="chart-zero" d={down(ticks.filter(({ strong }) => strong))} />
      <g className="chart-tick" textAnchor="middle">
        {ticks.map(({ value, x, label }) => (
          <text key={value} x={round(x)} y={round(plot.bottom + font * 1.4)}>
            {label}
          </text>
        ))}
      </g>
    </>
  );
}
