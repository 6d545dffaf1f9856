import { EndLabels, Marks } from './annotations';
import { PeriodLabels, ValueGrid } from './axes';
import type { Bar, BarChartLayout } from './bar-chart.layout';
import { round } from './end-marker';

/** Draws a layout of bars. @param id makes the names of the hatchings unique in the document */
export function BarChart({ layout, id }: { layout: BarChartLayout; id: string }) {
  const { plot, frame, bars } = layout;
  const series = [...new Set(bars.map((bar) => bar.series))];
  return (
    <>
      <ValueGrid ticks={layout.valueTicks} plot={plot} font={frame.font} />
      <PeriodLabels ticks={layout.periodTicks} plot={plot} font={frame.font} />
      {series.map((number) => (
        <SeriesBars
          key={number}
          number={number + 1}
          bars={bars.filter((bar) => bar.series === number)}
          hatch={`${id}-hatch-${number + 1}`}
        />
      ))}
      {layout.valueLabels.length > 0 && (
        <g className="chart-bar-value chart-halo" textAnchor="middle" fontSize={round(frame.font * 0.92)}>
          {layout.valueLabels.map(({ x, y, text }) => (
            <text key={x} x={round(x)} y={round(y)}>
              {text}
            </text>
          ))}
        </g>
      )}
      <EndLabels labels={layout.labels} font={frame.font} of="bars" />
      <Marks marks={layout.marks} font={frame.font} ring={false} />
    </>
  );
}

type SeriesProps = { number: number; bars: readonly Bar[]; hatch: string };

/** The bars of one series; they take its colours from the group, hatched ones but for the fill. */
function SeriesBars({ number, bars, hatch }: SeriesProps) {
  return (
    <>
      {bars.some((bar) => bar.uncertain) && (
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={`chart-hatch-${number}`} d="M1.2,0V6" />
        </pattern>
      )}
      <g className={`chart-bar chart-bar-${number}`}>
        {bars.map((bar) => (
          <rect
            key={bar.period}
            x={round(bar.x)}
            y={round(bar.y)}
            width={round(bar.width)}
            height={round(bar.height)}
            fill={bar.uncertain ? `url(#${hatch})` : undefined}
            fillOpacity={bar.uncertain ? 1 : undefined}
          />
        ))}
      </g>
    </>
  );
}
