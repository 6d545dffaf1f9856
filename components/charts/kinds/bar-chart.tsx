import { EndLabels, Marks } from './annotations';
import { PeriodLabels, ValueGrid } from './axes';
import type { Bar, BarChartLayout } from '@/components/charts/geometry/bar-chart.layout';
import { VALUE_FONT } from '@/components/charts/geometry/bar-values.layout';
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
        <g
          className="chart-bar-value chart-halo"
          textAnchor="middle"
          fontSize={round(frame.font * VALUE_FONT)}
        >
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

/** The bars of one series in one path, hatched ones in another; both take its colours from the group, but for the fill. */
function SeriesBars({ number, bars, hatch }: SeriesProps) {
  const hatched = bars.filter((bar) => bar.uncertain);
  return (
    <>
      {hatched.length > 0 && (
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={`chart-hatch-${number}`} d="M1.2,0V6" />
        </pattern>
      )}
      <g className={`chart-bar chart-bar-${number}`}>
        <path d={outline(bars.filter((bar) => !bar.uncertain))} />
        {hatched.length > 0 && <path d={outline(hatched)} fill={`url(#${hatch})`} fillOpacity={1} />}
      </g>
    </>
  );
}

function outline(bars: readonly Bar[]): string {
  return bars
    .map(({ x, y, width, height }) => {
      const right = round(width);
      return `M${round(x)},${round(y)}h${right}v${round(height)}h${-right}Z`;
    })
    .join('');
}
