import { Fragment } from 'react';
import { EventMarks, Marks } from './annotations';
import { PeriodLabels, ValueGrid } from './axes';
import type { BarChartLayout } from '../layout/bar-chart';
import type { Bar } from '../layout/bar-values';
import type { RowChartLayout } from '../layout/row-chart';
import type { SeriesName } from '../layout/series-names';
import { VALUE_FONT } from '../layout/bar-values';
import { styleName } from '../layout/series-styles';
import { round } from './end-marker';

/**
 * Draws a layout of bars.
 * @param id prefix that makes the hatch pattern ids unique in the document
 */
export function BarChart({ layout, id }: { layout: BarChartLayout; id: string }) {
  const { plot, size, bars, direction } = layout;
  const { font } = size;
  return (
    <>
      <ValueGrid ticks={layout.valueTicks} plot={plot} font={font} />
      <PeriodLabels ticks={layout.periodTicks} plot={plot} font={font} />
      <Bars bars={bars} id={id} />
      {/* Below the values, whose halo then interrupts a line that meets one. */}
      <EventMarks events={layout.events} plot={plot} font={font} />
      {layout.valueLabels.length > 0 && (
        <g className="chart-bar-value chart-halo" textAnchor="middle" fontSize={round(font * VALUE_FONT)}>
          {layout.valueLabels.map(({ x, y, text, anchor }) => (
            <text
              key={`${x} ${y}`}
              x={round(x)}
              y={round(y)}
              {...(direction === 'turned' && {
                textAnchor: anchor,
                transform: `rotate(-90 ${round(x)} ${round(y)})`,
              })}
            >
              {text}
            </text>
          ))}
        </g>
      )}
      <SeriesNames names={layout.names} font={font} />
      <Marks marks={layout.marks} font={font} ring={false} />
    </>
  );
}

/**
 * Draws a layout of bars in rows.
 * @param id prefix that makes the hatch pattern ids unique in the document
 */
export function RowChart({ layout, id }: { layout: RowChartLayout; id: string }) {
  const { plot, size, bars, zero, unit } = layout;
  const { font } = size;
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

function SeriesNames({ names, font }: { names: readonly SeriesName[]; font: number }) {
  return names.map(({ series, x, y, text }) => (
    <Fragment key={series}>
      <rect
        className={`chart-bar chart-bar-${series + 1}`}
        x={round(x - 12)}
        y={round(y - font * 0.65)}
        width={8}
        height={8}
      />
      <text className={`chart-label chart-label-${series + 1}`} x={round(x)} y={round(y)}>
        {text}
      </text>
    </Fragment>
  ));
}

function Bars({ bars, id }: { bars: readonly Bar[]; id: string }) {
  return [...new Set(bars.map(({ style }) => style))].map((style) => (
    <StyledBars
      key={style}
      name={styleName(style)}
      bars={bars.filter((bar) => bar.style === style)}
      hatch={`${id}-hatch-${styleName(style)}`}
    />
  ));
}

type StyledProps = { name: string; bars: readonly Bar[]; hatch: string };

/** All bars of a style in one path, hatched ones in another; the group sets the colours of both, except the fill. */
function StyledBars({ name, bars, hatch }: StyledProps) {
  const hatchedBars = bars.filter((bar) => bar.uncertain);
  const plainBars = bars.filter((bar) => !bar.uncertain);
  const colours = `chart-bar chart-bar-${name}`;
  return (
    <>
      {hatchedBars.length > 0 && (
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={`chart-hatch-${name}`} d="M1.2,0V6" />
        </pattern>
      )}
      {hatchedBars.length > 0 ? (
        <g className={colours}>
          <path d={outline(plainBars)} />
          <path d={outline(hatchedBars)} fill={`url(#${hatch})`} fillOpacity={1} />
        </g>
      ) : (
        <path className={colours} d={outline(plainBars)} />
      )}
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
