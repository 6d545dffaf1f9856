import { LEADING, type EndLabel } from '@/components/charts/geometry/end-labels.layout';
import { EndMarker, round } from './end-marker';
import type { Mark } from '@/components/charts/geometry/marks.layout';

type LabelProps = {
  labels: readonly EndLabel[];
  font: number;
  /** Lines carry their sign at the end; bars show theirs beside the name. */
  of: 'lines' | 'bars';
};

/** Names and last values of the series, with a thin line where a label had to move. */
export function EndLabels({ labels, font, of }: LabelProps) {
  return (
    <>
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
            <Lines lines={lines} x={x} font={font} />
            <tspan className="chart-value" x={round(x)} dy={round(font * LEADING)}>
              {value}
            </tspan>
          </text>
        </g>
      ))}
    </>
  );
}

/** The author's notes, with a ring at the point of a line; a bar needs none. */
export function Marks({ marks, font, ring }: { marks: readonly Mark[]; font: number; ring: boolean }) {
  return (
    <>
      {marks.map(({ at, lines, x, y, anchor, leader }) => (
        <g key={`${at.x} ${at.y}`}>
          <path
            className="chart-leader"
            d={`M${round(at.x)},${round(at.y)}L${round(leader.x)},${round(leader.y)}`}
          />
          {ring && <circle className="chart-mark-point" cx={round(at.x)} cy={round(at.y)} r={3.5} />}
          <text className="chart-mark chart-halo" x={round(x)} y={round(y)} textAnchor={anchor}>
            <Lines lines={lines} x={x} font={font} />
          </text>
        </g>
      ))}
    </>
  );
}

/** Lines of text; the first stands where its element does. */
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
