import { type ChartSeries, type ChartSpec, type Period } from '@samvit/research';
import type { ChartSize, Plot, Point } from './chart-size';
import { LEADING, textWidth, wrapText } from './text-measure';

export type Mark = {
  at: Point;
  lines: string[];
  x: number;
  /** Baseline of the first line of text. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Where the leader line from the point meets the text. */
  leader: Point;
};

export type Box = { left: number; right: number; top: number; bottom: number };

/**
 * What annotations must avoid: closely spaced points along everything drawn, computed only for a chart with
 * annotations, and text already placed; and, where there is a place as good, the heights of the lines of the grid. No
 * leader passes through a bar.
 */
export type Obstacles = {
  drawn: () => readonly Point[];
  texts: readonly Box[];
  grid?: readonly number[];
  bars?: readonly Box[];
};

/**
 * The target of each annotation: the value of its series, or of the first that has one in its period. Without a
 * value it is left out.
 */
export function markedValues(
  marks: ChartSpec['marks'],
  seriesList: readonly ChartSeries[],
  place: (period: Period, value: number, series: ChartSeries) => Point,
): { at: Point; label: string }[] {
  return marks.flatMap(({ period, label, line }) => {
    const candidates = line === undefined ? seriesList : seriesList.slice(line, line + 1);
    const series = candidates.find((each) => valueAt([each], period) !== null);
    const value = valueAt(candidates, period);
    return !series || value === null ? [] : [{ at: place(period, value, series), label }];
  });
}

/** The first series' value in this period. */
export function valueAt(seriesList: readonly ChartSeries[], period: Period): number | null {
  for (const { points } of seriesList) {
    const value = points.find((point) => point.period === period)?.value;
    if (typeof value === 'number') return value;
  }
  return null;
}

/** Up to this many text lines are added above the plot, one at a time, if annotations do not fit in it. */
const MOST_LANES = 4;

/**
 * Lays a chart out with the space above its plot that annotations need: while one overlaps something, the
 * layout is repeated with one more line of text.
 * @param layOut takes the height to leave free above the plot, and says whether annotations are clear
 */
export function withRoomForMarks<Layout extends { clear: boolean }>(
  { font }: ChartSize,
  layOut: (lanes: number) => Layout,
): Layout {
  let layout = layOut(0);
  for (let lanes = 1; !layout.clear && lanes <= MOST_LANES; lanes += 1)
    layout = layOut(lanes * font * LEADING);
  return layout;
}

/** Places each annotation as near to its point as possible without overlap. `clear` if all of them fit. */
export function placeMarks(
  marks: readonly { at: Point; label: string }[],
  { drawn, texts, grid = [], bars = [] }: Obstacles,
  plot: Plot,
  size: ChartSize,
): { marks: Mark[]; clear: boolean } {
  if (marks.length === 0) return { marks: [], clear: true };
  const boxes = [...texts];
  const points = drawn();
  let clear = true;
  const placements = marks.map(({ at, label }): Mark => {
    const lines = wrapText(label, size.font * 10, size.font);
    const rivals = marks.flatMap((mark) => (mark.at === at ? [] : mark.at));
    const obstacles = [...points, ...rivals.flatMap(ringOf)];
    const best = leastFaulty(
      candidates(at, lines, plot, size).map((each) => withCost(each, at, grid, size)),
      (candidate, most) =>
        crossings(at, candidate, rivals, bars) + faultsOf(candidate, obstacles, boxes, size, most),
    );
    boxes.push(best.box);
    clear &&= best.faults === 0;
    const { x, y, anchor, leader } = best;
    return { at, lines, x, y, anchor, leader };
  });
  return { marks: placements, clear };
}

/**
 * The nearest candidate without overlap, else the one with the least.
 * @param count may stop at `most`, where a candidate is no better than one before
 */
function leastFaulty(
  choices: Choice[],
  count: (candidate: Candidate, most: number) => number,
): Candidate & { faults: number } {
  const [first, ...rest] = choices.sort((a, b) => a.cost - b.cost);
  if (!first) throw new RangeError('A note needs a place');
  let best = { ...first, faults: count(first, Infinity) };
  for (const candidate of rest) {
    if (best.faults === 0) break;
    const faults = count(candidate, best.faults);
    if (faults < best.faults) best = { ...candidate, faults };
  }
  return best;
}

type Choice = Candidate & { cost: number };

/** A place on a line of the grid counts as farther away than it is, and so does a leader that runs along one. */
function withCost(candidate: Candidate, at: Point, grid: readonly number[], { font }: ChartSize): Choice {
  const { box, leader, distance } = candidate;
  const isOnLine = grid.some((y) => y > box.top && y < box.bottom);
  const isAlong = grid.some((y) => Math.abs(y - at.y) < 3 && Math.abs(y - leader.y) < 3);
  return { ...candidate, cost: distance + font * ((isOnLine ? 2 : 0) + (isAlong ? 2 : 0)) };
}

function ringOf({ x, y }: Point): Point[] {
  return [-4, 0, 4].flatMap((right) => [-4, 0, 4].map((down) => ({ x: x + right, y: y + down })));
}

type Candidate = Pick<Mark, 'x' | 'y' | 'anchor' | 'leader'> & { box: Box; distance: number };

/** How far a text may stand aside of its point. */
const ASIDE = { middle: [0], start: [-3, 8, 16, 32, 48, 72], end: [-3, 8, 16, 32, 48, 72] } as const;

/**
 * Candidate positions above and below the point, centred or to the sides, with the whole text inside the
 * drawing and above the axis.
 */
function candidates(at: Point, lines: readonly string[], plot: Plot, size: ChartSize): Candidate[] {
  const { font } = size;
  const width = Math.max(...lines.map((line) => textWidth(line, font)));
  const height = lines.length * font * LEADING;
  const columns = (['middle', 'start', 'end'] as const).flatMap((anchor) =>
    ASIDE[anchor].map((aside) => {
      const x = anchor === 'end' ? at.x - aside : at.x + aside;
      const left = anchor === 'middle' ? x - width / 2 : anchor === 'start' ? x : x - width;
      const right = left + width;
      return { x, anchor, left, right, leaderX: Math.max(left, Math.min(at.x, right)) };
    }),
  );
  const inside = columns.filter(({ left, right }) => left >= plot.left && right <= size.width);
  const choices: Candidate[] = [];
  for (let top = 0; top <= plot.bottom - height; top += font * 0.4) {
    const bottom = top + height;
    const leaderY = Math.max(top, Math.min(at.y, bottom));
    for (const { x, anchor, left, right, leaderX } of inside) {
      const away = Math.hypot(leaderX - at.x, leaderY - at.y);
      // A smaller distance would overlap the ring of the point.
      if (away < font * 0.5) continue;
      choices.push({
        x,
        y: top + font * 0.95,
        anchor,
        box: { left, right, top, bottom },
        leader: { x: leaderX, y: leaderY },
        distance: away + (anchor === 'middle' ? 0 : font * 0.4),
      });
    }
  }
  return choices.length > 0 ? choices : [beside(at, width, height, font)];
}

/** A text too wide for the plot is placed at its point. */
function beside({ x, y }: Point, width: number, height: number, font: number): Candidate {
  const top = Math.max(0, y - height - font);
  const box = { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
  return { x, y: top + font * 0.95, anchor: 'middle', box, leader: { x, y: box.bottom }, distance: font };
}

/**
 * The number of overlaps of a position: with points of the drawing, and with texts, including those that
 * its leader line would cross. Counts to `most`: there are thousands of positions and of points.
 */
function faultsOf(
  { box, leader, distance }: Candidate,
  drawn: readonly Point[],
  taken: readonly Box[],
  { font }: ChartSize,
  most: number,
): number {
  const air = font * 0.3;
  let faults = distance > font * 12 ? 1 : 0;
  for (const other of taken) if (overlap(box, other, air) || isInside(leader, other, 0)) faults += 100;
  for (const point of drawn) {
    if (faults >= most) break;
    if (isInside(point, box, air)) faults += 1;
  }
  return faults;
}

/** Faults of a leader through the point of another annotation or a bar: a reader would take it for that one's. */
function crossings(at: Point, { leader }: Candidate, rivals: readonly Point[], bars: readonly Box[]): number {
  const [right, down] = [leader.x - at.x, leader.y - at.y];
  const length = Math.hypot(right, down);
  const isCrossed = rivals.some((other) => {
    const [x, y] = [other.x - at.x, other.y - at.y];
    const along = (x * right + y * down) / length;
    return along > 0.5 && along < length && Math.abs(x * down - y * right) / length < 3.5;
  });
  const isBarred =
    bars.length > 0 && alongPath([at, leader]).some((point) => bars.some((bar) => isInside(point, bar, 0)));
  return isCrossed || isBarred ? 50 : 0;
}

function isInside({ x, y }: Point, { left, right, top, bottom }: Box, air: number): boolean {
  return x > left - air && x < right + air && y > top - air && y < bottom + air;
}

function overlap(a: Box, b: Box, air: number): boolean {
  return a.left < b.right + air && a.right > b.left - air && a.top < b.bottom + air && a.bottom > b.top - air;
}

/** Points along a polyline, at most `step` apart. */
export function alongPath(corners: readonly Point[], step = 4): Point[] {
  const points: Point[] = [];
  corners.forEach((from, i) => {
    const to = corners[i + 1];
    const width = to ? to.x - from.x : 0;
    const height = to ? to.y - from.y : 0;
    const parts = Math.max(1, Math.ceil(Math.hypot(width, height) / step));
    for (let part = 0; part < parts; part += 1)
      points.push({ x: from.x + (width * part) / parts, y: from.y + (height * part) / parts });
  });
  return points;
}
