import type { Plot } from './frame';
import { round } from './end-marker';
import type { PeriodTick } from './period-axis';
import type { ValueTick } from './value-axis';

type Props = { plot: Plot; font: number };

/** Gridlines and the numbers beside them. */
export function ValueGrid({ ticks, plot, font }: Props & { ticks: readonly ValueTick[] }) {
  return (
    <g>
      {ticks.map(({ value, y, label, unit, zero }) => (
        <g key={value}>
          <line
            className={zero ? 'chart-zero' : 'chart-grid'}
            x1={round(plot.left)}
            x2={round(plot.right)}
            y1={round(y)}
            y2={round(y)}
          />
          <text
            className="chart-tick"
            x={round(plot.left - font * 0.45)}
            y={round(y + font * 0.35)}
            textAnchor="end"
          >
            {label}
          </text>
          {unit && (
            <text className="chart-tick chart-halo" x={round(plot.left)} y={round(y - font * 0.45)}>
              {unit}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** Periods below the plot. */
export function PeriodLabels({ ticks, plot, font }: Props & { ticks: readonly PeriodTick[] }) {
  return (
    <g>
      {ticks.map(({ x, label, anchor }) => (
        <text
          key={`${label} ${x}`}
          className="chart-tick"
          x={round(x)}
          y={round(plot.bottom + font * 1.5)}
          textAnchor={anchor}
        >
          {label}
        </text>
      ))}
    </g>
  );
}
