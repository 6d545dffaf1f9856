import type { ChartSeries, ChartSpec } from '@/lib/research/charts/chart-spec';
import type { Period } from '@/lib/site/period';
import { LEADING } from './end-labels.layout';
import type { ChartSize, Plot, Point } from './chart-size';
import { textWidth, wrapText } from './text-measure';

/** A note at the point where the story turns. */
export type Mark = {
  at: Point;
  lines: string[];
  x: number;
  /** Baseline of the first line. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Where the thin line from the point meets the text. */
  leader: Point;
};

export type Box = { left: number; right: number; top: number; bottom: number };

/** Where each note points: at the value of the first line that has one in its period. A note on no value is left out. */
export function markedValues(
  marks: ChartSpec['marks'],
  seriesList: readonly ChartSeries[],
  place: (period: Period, value: number) => Point,
): { at: Point; label: string }[] {
  return marks.flatMap(({ period, label }) => {
    const value = valueAt(seriesList, period);
    return value === null ? [] : [{ at: place(period, value), label }];
  });
}

/** The value of the first line that has one in this period. */
export function valueAt(seriesList: readonly ChartSeries[], period: Period): number | null {
  for (const { points } of seriesList) {
    const value = points.find((point) => point.period === period)?.value;
    if (typeof value === 'number') return value;
  }
  return null;
}

/**
 * Places each note near its point, where it covers least of the lines and of other notes.
 * @param drawn points along everything drawn, close together
 * @param occupied other text already in its place
 */
export function placeMarks(
  marks: readonly { at: Point; label: string }[],
  drawn: readonly Point[],
  plot: Plot,
  frame: ChartSize,
  occupied: readonly Box[] = [],
): Mark[] {
  const taken = [...occupied];
  return marks.map(({ at, label }) => {
    const lines = wrapText(label, frame.font * 10, frame.font);
    const best = candidates(at, lines, frame)
      .map((candidate) => ({ ...candidate, cost: cost(candidate, drawn, taken, plot, frame) }))
      .reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(best.box);
    const { box, ...mark } = best;
    return {
      at,
      lines,
      x: mark.x,
      y: mark.y,
      anchor: mark.anchor,
      leader: { x: at.x, y: box.top > at.y ? box.top : box.bottom },
    };
  });
}

type Candidate = Pick<Mark, 'x' | 'y' | 'anchor'> & { box: Box; distance: number };

/** Above and below the point, centred or to one side, from near to far. */
function candidates(at: Point, lines: readonly string[], { font }: ChartSize): Candidate[] {
  const width = Math.max(...lines.map((line) => textWidth(line, font)));
  const height = lines.length * font * LEADING;
  const anchors = ['middle', 'start', 'end'] as const;
  return [1.1, 2, 3, 4.2, 5.6, 7].flatMap((away) =>
    [-1, 1].flatMap((side) =>
      anchors.map((anchor) => {
        const left =
          anchor === 'middle' ? at.x - width / 2 : anchor === 'start' ? at.x - 3 : at.x - width + 3;
        const top = side < 0 ? at.y - away * font - height : at.y + away * font;
        return {
          x: anchor === 'middle' ? at.x : anchor === 'start' ? at.x - 3 : at.x + 3,
          y: top + font * 0.95,
          anchor,
          box: { left, right: left + width, top, bottom: top + height },
          distance: away + (anchor === 'middle' ? 0 : 0.4),
        };
      }),
    ),
  );
}

function cost(
  { box, distance }: Candidate,
  drawn: readonly Point[],
  taken: readonly Box[],
  plot: Plot,
  { font }: ChartSize,
): number {
  const air = font * 0.35;
  const covered = drawn.filter(
    ({ x, y }) => x > box.left - air && x < box.right + air && y > box.top - air && y < box.bottom + air,
  ).length;
  const clash = taken.some(
    (other) =>
      other.left < box.right + air &&
      other.right > box.left - air &&
      other.top < box.bottom + air &&
      other.bottom > box.top - air,
  );
  const outside =
    box.left < plot.left || box.right > plot.right + font || box.top < 0 || box.bottom > plot.bottom;
  return covered * 3 + (clash ? 300 : 0) + (outside ? 500 : 0) + distance;
}

/** Points along a path of corners, at most `step` apart. */
export function alongPath(corners: readonly Point[], step = 4): Point[] {
  return corners.flatMap((from, i) => {
    const to = corners[i + 1];
    if (!to) return [from];
    const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
    return Array.from({ length: parts }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / parts,
      y: from.y + ((to.y - from.y) * part) / parts,
    }));
  });
}
