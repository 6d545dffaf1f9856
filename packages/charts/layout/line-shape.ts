import { printing, time, type Series } from '@samvit/research';

/** The size of a shape, in whole units. */
export const SHAPE_SIZE = { width: 60, height: 20 };
/** Half of the line, so that none of it is cut off. */
const PAD = 1;
/** As many as fit into a line of text; a table has two hundred of these shapes. */
const POINTS = 16;

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
  const scale = high > low ? (SHAPE_SIZE.height - 2 * PAD) / (high - low) : 0;
  const drawn = Array.from({ length: POINTS }, (_, i) => {
    const at = first.at + ((last.at - first.at) * i) / (POINTS - 1);
    const { value } = values.findLast((each) => each.at <= at) ?? first;
    return Math.round(SHAPE_SIZE.height - PAD - (value - low) * scale);
  });
  const step = SHAPE_SIZE.width / (POINTS - 1);
  const lines = drawn.slice(1).map((y, i) => `${step} ${y - (drawn[i] ?? 0)}`);
  return `M0 ${drawn[0]}l${lines.join(' ').replaceAll(' -', '-')}`;
}
