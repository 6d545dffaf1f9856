import { printing, time, type Series } from '@samvit/research';

const WIDTH = 60;
const HEIGHT = 20;
/** Half of the line, so that none of it is cut off. */
const PAD = 1;
/** As many as fit into a line of text; a table has two hundred of these shapes. */
const POINTS = 16;

/** The shape of a series, for a row of a table that says its last value: no number can be read off it. */
export function LineShape({ series }: { series: Series }) {
  const path = shapeOf(series);
  if (path === null) return null;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** At steps of the same length the value that was the last one, in whole units. Null for fewer than two values. */
export function shapeOf(series: Series): string | null {
  const values = printing
    .asDrawn(printing.printable(series))
    .points.flatMap(({ period, value }) =>
      value === null ? [] : [{ at: time.periodPosition(period), value }],
    );
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last || first === last) return null;
  const heights = values.map(({ value }) => value);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const scale = high > low ? (HEIGHT - 2 * PAD) / (high - low) : 0;
  const drawn = Array.from({ length: POINTS }, (_, i) => {
    const at = first.at + ((last.at - first.at) * i) / (POINTS - 1);
    const { value } = values.findLast((each) => each.at <= at) ?? first;
    return Math.round(HEIGHT - PAD - (value - low) * scale);
  });
  const step = WIDTH / (POINTS - 1);
  const lines = drawn.slice(1).map((y, i) => `${step} ${y - (drawn[i] ?? 0)}`);
  return `M0 ${drawn[0]}l${lines.join(' ').replaceAll(' -', '-')}`;
}
