import type { Plot } from '../layout/chart-size';
import { round } from './end-marker';
import type { PeriodTick } from '../layout/period-axis';
import type { ValueTick } from '../layout/value-axis';

type Props = { plot: Plot; font: number };

/** A break at the left of the lowest line: the axis does not begin at zero. */
const CUT = 'h3l3,-4l5,8l3,-4';

export function ValueGrid({ ticks, plot, font }: Props & { ticks: readonly ValueTick[] }) {
  const across = (isStrong: boolean) =>
    ticks
      .filter(({ strong }) => strong === isStrong)
      .map(({ y, cut }) => `M${round(plot.left)},${round(y)}${cut ? CUT : ''}H${round(plot.right)}`)
      .join('');
  const unit = ticks.find((tick) => tick.unit);
  return (
    <>
      <path className="chart-grid" d={across(false)} />
      {across(true) && <path className="chart-zero" d={across(true)} />}
      <g className="chart-tick" textAnchor="end">
        {ticks.map(({ value, y, label }) => (
          <text key={value} x={round(plot.left - font * 0.45)} y={round(y + font * 0.35)}>
            {label}
          </text>
        ))}
      </g>
      {unit && (
        <text className="chart-tick chart-halo" x={round(plot.left)} y={round(unit.unitY)}>
          {unit.unit}
        </text>
      )}
    </>
  );
}

export function PeriodLabels({ ticks, plot, font }: Props & { ticks: readonly PeriodTick[] }) {
  return (
    <g className="chart-tick" textAnchor="middle">
      {ticks.map(({ x, label, anchor }) => (
        <text
          key={`${label} ${x}`}
          x={round(x)}
          y={round(plot.bottom + font * 1.5)}
          textAnchor={anchor === 'middle' ? undefined : anchor}
        >
          {label}
        </text>
      ))}
    </g>
  );
}
