import { EventMarks } from './annotations';
import { Bars, SeriesNames } from './bar-chart';
import { VALUE_FONT } from '@/components/charts/geometry/bar-values.layout';
import type { RowChartLayout } from '@/components/charts/geometry/row-chart.layout';
import { round } from './end-marker';

/**
 * Draws a layout of bars in rows.
 * @param id prefix that makes the hatch pattern ids unique in the document
 */
export function RowChart({ layout, id }: { layout: RowChartLayout; id: string }) {
  const { plot, frame, bars, zero, unit } = layout;
  const { font } = frame;
  return (
    <>
      <g className="chart-tick">
        {layout.periods.map(({ y, label }) => (
          <text key={label} x={0} y={round(y)}>
            {label}
          </text>
        ))}
        {unit && (
          <text x={round(plot.right)} y={round(unit.y)} textAnchor="end">
            {unit.text}
          </text>
        )}
      </g>
      <EventMarks events={layout.events} plot={plot} font={font} across />
      {/* Before the bars: the halo of a value would cut into the bar of the row above. */}
      <g className="chart-bar-value chart-halo" fontSize={round(font * VALUE_FONT)}>
        {layout.values.map(({ x, y, text, anchor, note }) => (
          <text key={y} x={round(x)} y={round(y)} textAnchor={anchor}>
            {text}
            {note && ` ${note}`}
          </text>
        ))}
      </g>
      <Bars bars={bars} id={id} />
      <path className="chart-zero" d={`M${round(zero)},${round(plot.top)}V${round(plot.bottom)}`} />
      <SeriesNames names={layout.names} font={font} />
    </>
  );
}
