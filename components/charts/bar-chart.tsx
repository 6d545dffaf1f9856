import { EndLabels, Marks } from './annotations';
import { PeriodLabels, ValueGrid } from './axes';
import type { BarChartLayout } from './bar-chart.layout';
import { round } from './end-marker';

/** Draws a layout of bars. @param id makes the names of the hatchings unique in the document */
export function BarChart({ layout, id }: { layout: BarChartLayout; id: string }) {
  const { plot, frame, bars } = layout;
  const hatched = [...new Set(bars.flatMap((bar) => (bar.uncertain ? [bar.series] : [])))];
  return (
    <>
      {hatched.length > 0 && (
        <defs>
          {hatched.map((series) => (
            <pattern
              key={series}
              id={`${id}-hatch-${series + 1}`}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path className={`chart-hatch-${series + 1}`} d="M1.2,0V6" />
            </pattern>
          ))}
        </defs>
      )}
      <ValueGrid ticks={layout.valueTicks} plot={plot} font={frame.font} />
      <PeriodLabels ticks={layout.periodTicks} plot={plot} font={frame.font} />
      {bars.map((bar) => (
        <rect
          key={`${bar.series} ${bar.period}`}
          className={`chart-bar chart-bar-${bar.series + 1}`}
          x={round(bar.x)}
          y={round(bar.y)}
          width={round(bar.width)}
          height={round(bar.height)}
          fill={bar.uncertain ? `url(#${id}-hatch-${bar.series + 1})` : undefined}
        >
          <title>{bar.title}</title>
        </rect>
      ))}
      {layout.valueLabels.map(({ x, y, text }) => (
        <text
          key={x}
          className="chart-bar-value chart-halo"
          x={round(x)}
          y={round(y)}
          textAnchor="middle"
          fontSize={round(frame.font * 0.92)}
        >
          {text}
        </text>
      ))}
      <EndLabels labels={layout.labels} font={frame.font} of="bars" />
      <Marks marks={layout.marks} font={frame.font} ring={false} />
    </>
  );
}
