import type { StripLayout } from '../layout/strip';
import { round } from './end-marker';

/** The whole history below a chart that shows a part of it, which is shaded; nothing can be read off it. */
export function Strip({ strip, font }: { strip: StripLayout; font: number }) {
  const { left, right, top, bottom, line, shown, names } = strip;
  const height = round(bottom - top);
  const baseline = round((top + bottom) / 2 + font * 0.35);
  return (
    <>
      <rect
        className="chart-strip"
        x={round(left)}
        y={round(top)}
        width={round(right - left)}
        height={height}
      />
      <rect
        className="chart-strip-shown"
        x={round(shown.left)}
        y={round(top)}
        width={round(shown.right - shown.left)}
        height={height}
      />
      <path className={`chart-strip-line chart-line-${line.style + 1}`} d={line.path} />
      <g className="chart-tick">
        <text x={round(left - font * 0.4)} y={baseline} textAnchor="end">
          {names[0]}
        </text>
        <text x={round(right + font * 0.4)} y={baseline}>
          {names[1]}
        </text>
      </g>
    </>
  );
}
