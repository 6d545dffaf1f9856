import { LEADING, type EndLabel } from './end-labels.layout';
import { EndMarker, round } from './end-marker';
import type { Mark } from './marks.layout';

/** Names and last values at the ends of lines, with a thin line where a label had to move. */
export function EndLabels({ labels, font }: { labels: readonly EndLabel[]; font: number }) {
  return (
    <g>
      {labels.map(({ series, end, x, y, lines, value, moved }) => (
        <g key={series}>
          {moved && (
            <path
              className="chart-leader"
              d={`M${round(end.x + 4)},${round(end.y)}L${round(x - 3)},${round(y - font * 0.3)}`}
            />
          )}
          <EndMarker series={series} at={end} />
          <text className={`chart-label chart-label-${series + 1}`} x={round(x)} y={round(y)}>
            {lines.map((line, i) => (
              <tspan key={line} x={round(x)} dy={i === 0 ? 0 : round(font * LEADING)}>
                {line}
              </tspan>
            ))}
            <tspan className="chart-value" x={round(x)} dy={round(font * LEADING)}>
              {value}
            </tspan>
          </text>
        </g>
      ))}
    </g>
  );
}

/** The author's notes at their points. */
export function Marks({ marks, font }: { marks: readonly Mark[]; font: number }) {
  return (
    <g>
      {marks.map(({ at, lines, x, y, anchor, leader }) => (
        <g key={`${at.x} ${at.y}`}>
          <path
            className="chart-leader"
            d={`M${round(at.x)},${round(at.y)}L${round(leader.x)},${round(leader.y)}`}
          />
          <circle className="chart-mark-point" cx={round(at.x)} cy={round(at.y)} r={3.5} />
          <text className="chart-mark chart-halo" x={round(x)} y={round(y)} textAnchor={anchor}>
            {lines.map((line, i) => (
              <tspan key={line} x={round(x)} dy={i === 0 ? 0 : round(font * LEADING)}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </g>
  );
}

