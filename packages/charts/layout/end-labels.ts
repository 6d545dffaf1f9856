import { numbers, printing, type ChartSeries } from '@samvit/research';
import type { Drawable } from '../drawable';
import type { ChartSize, Plot, Point } from './chart-size';
import type { Box } from './marks';
import { BOLD, LEADING, textWidth, wrapText } from './text-measure';
import type { ValueAxis } from './value-axis';

/**
 * The name and last value of a series, beside the end of its line instead of in a legend; or the name of a
 * reference level beside its own.
 */
export type EndLabel = {
  /** The number of its style; null for a level. */
  series: number | null;
  end: Point;
  x: number;
  /** Baseline of the first line of text. */
  y: number;
  lines: string[];
  /** Empty for a level, and where it has no room. */
  value: string;
  /** Whether the label was moved, so that a thin leader line connects it. */
  moved: boolean;
};

export type LabelText = { lines: string[]; value: string };

/** Space between a line's end and its label: the end marker and a margin. */
export const LABEL_GAP = 14;

/** The label and last value of a series, wrapped to the width of the gutter; `null` without a value. */
export function labelText(
  series: ChartSeries,
  { spec: { format }, words }: Pick<Drawable, 'spec' | 'words'>,
  size: ChartSize,
): LabelText | null {
  const { label, points } = series;
  const last = points.findLast(({ value }) => value !== null);
  if (typeof last?.value !== 'number') return null;
  const write = printing.printablePoints(series).includes(last) ? numbers.formatFigure : printing.coarseText;
  return {
    lines: wrapText(label, size.gutter, size.font),
    value: wrapText(write(words, format, last.value, last.period), size.gutter, size.font).join(' '),
  };
}

/**
 * The name of a reference level, wrapped to the width of the gutter. In the plot a line may cross it wherever
 * it stands.
 */
export const levelText = (name: string, size: ChartSize): LabelText => ({
  lines: wrapText(name, size.gutter, size.font),
  value: '',
});

/** Lines of text, with that of the value. */
const linesOf = ({ lines, value }: LabelText): number => lines.length + (value === '' ? 0 : 1);

/** Whether so many labels have room beside a plot. */
export function haveRoom(
  labels: readonly LabelText[],
  { top, bottom }: Pick<Plot, 'top' | 'bottom'>,
  { font }: ChartSize,
): boolean {
  return heightOfAll(labels, font) <= bottom - top + font * LEADING;
}

/** How much wider the labels beside a plot of fixed height may be where they have no room otherwise. */
const WIDER = 1.7;

/**
 * Labels that have room beside a plot, and its height: it grows with them. Where it is fixed, they have no values,
 * and if that is not enough, fewer and longer lines: no name is cut.
 */
export function textsWithRoom(
  texts: readonly (LabelText | null)[],
  height: number,
  { font, fixed, gutter }: ChartSize,
): { texts: readonly (LabelText | null)[]; room: number } {
  const heightFor = (labels: typeof texts) =>
    heightOfAll(
      labels.filter((each) => each !== null),
      font,
    ) -
    font * LEADING;
  if (!fixed) return { texts, room: Math.max(height, heightFor(texts)) };
  const names = texts.map((text) => text && { ...text, value: '' });
  const longer = names.map(
    (text) => text && { ...text, lines: wrapText(text.lines.join(' '), gutter * WIDER, font) },
  );
  return { texts: [texts, names].find((labels) => heightFor(labels) <= height) ?? longer, room: height };
}

const heightOfAll = (labels: readonly LabelText[], font: number): number =>
  labels.reduce((sum, label) => sum + heightOf(label, font), 0);

const heightOf = (label: LabelText, font: number) => (linesOf(label) + 0.25) * font * LEADING;

export function gutterWidth(texts: readonly LabelText[], size: ChartSize): number {
  const widths = texts.flatMap(({ lines, value }) => [
    ...lines.map((line) => textWidth(line, size.font * BOLD)),
    textWidth(value, size.font),
  ]);
  return widths.length === 0 ? 0 : Math.max(...widths) + LABEL_GAP;
}

export function labelBox({ x, y, lines, value }: EndLabel, { font }: ChartSize): Box {
  const width = Math.max(...lines.map((line) => textWidth(line, font * BOLD)), textWidth(value, font));
  return {
    left: x,
    right: x + width,
    top: y - font,
    bottom: y + (linesOf({ lines, value }) - 1) * font * LEADING + font * 0.25,
  };
}

/** Positions labels beside their line ends, as near as possible without overlap. */
export function endLabels(
  ends: readonly (LabelText & Pick<EndLabel, 'series' | 'end'>)[],
  plot: Plot,
  size: ChartSize,
): EndLabel[] {
  const line = size.font * LEADING;
  const heights = ends.map((label) => heightOf(label, size.font));
  const centres = spaceOut(
    ends.map(({ end }, i) => ({ at: end.y, size: heights[i] ?? line })),
    plot.top - line,
    plot.bottom + line * 0.5,
  );
  return ends.map((label, i) => {
    const centre = centres[i] ?? label.end.y;
    const height = linesOf(label) * line;
    return {
      ...label,
      x: plot.right + LABEL_GAP,
      y: centre - height / 2 + size.font * 0.95,
      moved: Math.abs(centre - label.end.y) > height * 0.5,
    };
  });
}

/**
 * Centres for blocks on a vertical axis: each as near to its target as possible, without overlap, in the
 * order of their targets, between `top` and `bottom` if all fit.
 */
export function spaceOut(
  blocks: readonly { at: number; size: number }[],
  top: number,
  bottom: number,
): number[] {
  const order = blocks.map((block, i) => ({ ...block, i })).sort((a, b) => a.at - b.at || a.i - b.i);
  // Blocks that touch become a group, placed as near as possible to the mean of its members' targets.
  type Group = { members: typeof order; size: number; start: number };
  const groups: Group[] = [];
  const settle = (members: typeof order): Group => {
    const size = members.reduce((sum, block) => sum + block.size, 0);
    let offset = 0;
    const starts = members.map((block) => {
      const start = block.at - block.size / 2 - offset;
      offset += block.size;
      return start;
    });
    const wish = starts.reduce((sum, start) => sum + start, 0) / starts.length;
    return { members, size, start: Math.max(top, Math.min(wish, bottom - size)) };
  };
  for (const block of order) {
    let group = settle([block]);
    for (let last = groups.at(-1); last && last.start + last.size > group.start; last = groups.at(-1)) {
      groups.pop();
      group = settle([...last.members, ...group.members]);
    }
    groups.push(group);
  }
  const centres: number[] = [];
  for (const group of groups) {
    let start = group.start;
    for (const block of group.members) {
      centres[block.i] = start + block.size / 2;
      start += block.size;
    }
  }
  return centres;
}

/**
 * The plot's rectangle, between the numbers of the axis and the labels at the line ends; a series may have no
 * label.
 */
export function plotBetween(
  axis: Pick<ValueAxis, 'labelWidth'>,
  labels: readonly (LabelText | null)[],
  { top, bottom }: Pick<Plot, 'top' | 'bottom'>,
  size: ChartSize,
): Plot {
  const gutter = gutterWidth(
    labels.filter((label) => label !== null),
    size,
  );
  return { left: axis.labelWidth + size.font * 0.6, right: size.width - gutter - 2, top, bottom };
}
