import { LEADING, type EndLabel } from './end-labels.layout';
import { EndMarker, round } from './end-marker';
import type { Mark } from './marks.layout';

type LabelProps = {
  labels: readonly EndLabel[];
  font: number;
  /** Lines carry their sign at the end; bars show theirs beside the name. */
  of: 'lines' | 'bars';
};

/** Names and last values of the series, with a thin line where a label had to move. */
export function EndLabels({ labels, font, of }: LabelProps) {
  return (
    <g>
      {labels.map(({ series, end, x, y, lines, value, moved }) => (
        <g key={series}>
          {moved && of === 'lines' && (
            <path
              className="chart-leader"
              d={`M${round(end.x + 4)},${round(end.y)}L${round(x - 3)},${round(y - font * 0.3)}`}
            />
          )}
          {of === 'lines' ? (
            <EndMarker series={series} at={end} />
          ) : (
            <rect
              className={`chart-bar chart-bar-${series + 1}`}
              x={round(x - 13)}
              y={round(y - font * 0.65)}
              width={8}
              height={8}
            />
          )}
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

/** The author's notes, with a ring at the point of a line; a bar needs none. */
export function Marks({ marks, font, ring }: { marks: readonly Mark[]; font: number; ring: boolean }) {
  return (
    <g>
      {marks.map(({ at, lines, x, y, anchor, leader }) => (
        <g key={`${at.x} ${at.y}`}>
          <path
            className="chart-leader"
            d={`M${round(at.x)},${round(at.y)}L${round(leader.x)},${round(leader.y)}`}
          />
          {ring && <circle className="chart-mark-point" cx={round(at.x)} cy={round(at.y)} r={3.5} />}
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
