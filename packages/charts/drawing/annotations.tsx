import { Fragment } from 'react';
import type { EndLabel } from '../layout/end-labels';
import { LEADING } from '../layout/text-measure';
import type { Plot } from '../layout/chart-size';
import type { EventMark } from '../layout/dated-events';
import { EndMarker, round } from './end-marker';
import type { Mark } from '../layout/marks';

/** Names and last values of the series and names of levels, with a leader line if a label was moved. */
export function EndLabels({ labels, font }: { labels: readonly EndLabel[]; font: number }) {
  return (
    <>
      {labels.map(({ series, end, x, y, lines, value, moved }) => (
        <Fragment key={series ?? lines.join(' ')}>
          {moved && (
            <path
              className="chart-leader"
              d={`M${round(end.x + 4)},${round(end.y)}L${round(x - 3)},${round(y - font * 0.3)}`}
            />
          )}
          {series === null ? (
            <text className="chart-tick" x={round(x)} y={round(y)}>
              <Lines lines={lines} x={x} font={font} />
            </text>
          ) : (
            <>
              <EndMarker series={series} at={end} />
              <text className={`chart-label chart-label-${series + 1}`} x={round(x)} y={round(y)}>
                <Lines lines={lines} x={x} font={font} />
                {value !== '' && (
                  <tspan className="chart-value" x={round(x)} dy={round(font * LEADING)}>
                    {value}
                  </tspan>
                )}
              </text>
            </>
          )}
        </Fragment>
      ))}
    </>
  );
}

/** The author's annotations, with a ring at the point of a line; bars need none. */
export function Marks({ marks, font, ring }: { marks: readonly Mark[]; font: number; ring: boolean }) {
  return (
    <>
      {marks.map(({ at, lines, x, y, anchor, leader }) => (
        <Fragment key={`${at.x} ${at.y}`}>
          <path
            className="chart-leader"
            d={`M${round(at.x)},${round(at.y)}L${round(leader.x)},${round(leader.y)}`}
          />
          {ring && <circle className="chart-mark-point" cx={round(at.x)} cy={round(at.y)} r={3.5} />}
          <text className="chart-mark chart-halo" x={round(x)} y={round(y)} textAnchor={anchor}>
            <Lines lines={lines} x={x} font={font} />
          </text>
        </Fragment>
      ))}
    </>
  );
}

type EventProps = { events: readonly EventMark[]; plot: Plot; font: number };

/** Dated events: a line across the time axis, and the letter that the list below explains. */
export function EventMarks({ events, plot, font, across = false }: EventProps & { across?: boolean }) {
  if (events.length === 0) return null;
  const line = ({ at, letterAt }: EventMark) =>
    across
      ? `M${round(plot.left)},${round(at)}H${round(plot.right - font)}`
      : `M${round(letterAt)},${round(plot.top - font * 0.2)}L${round(at)},${round(plot.top)}V${round(plot.bottom)}`;
  return (
    <>
      <path className="chart-event" d={events.map(line).join('')} />
      <g className="chart-event-letter chart-halo" textAnchor="middle">
        {events.map(({ letter, letterAt }) => (
          <text
            key={letter}
            x={round(across ? plot.right - font * 0.5 : letterAt)}
            y={round(across ? letterAt + font * 0.35 : plot.top - font * 0.4)}
          >
            {letter}
          </text>
        ))}
      </g>
    </>
  );
}

/** Lines of text; the first at the position of its element. */
function Lines({ lines, x, font }: { lines: readonly string[]; x: number; font: number }) {
  return lines.map((line, i) =>
    i === 0 ? (
      line
    ) : (
      <tspan key={line} x={round(x)} dy={round(font * LEADING)}>
        {line}
      </tspan>
    ),
  );
}
