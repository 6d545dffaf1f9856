import type { Period } from '@samvit/research';
import type { ChartSize, Plot } from './chart-size';
import type { Box } from './marks';
import type { BarStyle } from './series-styles';
import { textWidth } from './text-measure';
import type { ValueTick } from './value-axis';

export type Bar = {
  style: BarStyle;
  period: Period;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Hatched: a bar whose value needs caution before it is compared; see caution.ts. */
  uncertain: boolean;
  value: number;
};

/** A value at the end of its bar: centred at `x`, or rotated, with its start (for a negative bar its end) at `y`. */
export type BarValue = { x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' };

/** Values on bars are slightly smaller than other text. */
export const VALUE_FONT = 0.96;

/** How values are drawn if all of them fit: horizontal, rotated by a right angle, or not in this chart. */
export type ValueDirection = 'level' | 'turned' | 'none';

/** Writes a value without its unit word, which is shown once. */
type Write = (value: number) => string;

export function valueDirection(
  values: readonly number[],
  {
    step,
    share,
    write,
    series,
    size,
  }: { step: number; share: number; write: Write; series: number; size: ChartSize },
): ValueDirection {
  const room = series === 1 ? step - 3 : share - 1;
  const font = size.font * VALUE_FONT;
  if (values.every((value) => textWidth(write(value), font) <= room)) return 'level';
  // Rotated text is hard to read on a phone.
  return size.width > 480 && share >= font ? 'turned' : 'none';
}

/** The space that values need beyond the longest bar: a line of text, or the longest value. */
export function valueRoom(
  values: readonly number[],
  direction: ValueDirection,
  write: Write,
  size: ChartSize,
): number {
  const font = size.font * VALUE_FONT;
  if (values.length === 0 || direction === 'none') return 0;
  return direction === 'level'
    ? font * 1.3
    : Math.max(...values.map((value) => textWidth(write(value), font))) + font * 0.4;
}

export function barValues(
  bars: readonly Bar[],
  { direction, write, size }: { direction: ValueDirection; write: Write; size: ChartSize },
): BarValue[] {
  if (direction === 'none') return [];
  const font = size.font * VALUE_FONT;
  return bars.map((bar) => {
    const text = write(bar.value);
    const middle = bar.x + bar.width / 2;
    const above = bar.y - font * 0.4;
    const below = bar.y + bar.height;
    if (direction === 'turned')
      return bar.value < 0
        ? { x: middle + font * 0.35, y: below + font * 0.4, text, anchor: 'end' }
        : { x: middle + font * 0.35, y: above, text, anchor: 'start' };
    const x = Math.min(middle, size.width - textWidth(text, font) / 2);
    return { x, y: bar.value < 0 ? below + font : above, text, anchor: 'middle' };
  });
}

export function boxOf({ x, y, text, anchor }: BarValue, { font }: ChartSize): Box {
  const size = font * VALUE_FONT;
  const width = textWidth(text, size);
  if (anchor === 'middle') return { left: x - width / 2, right: x + width / 2, top: y - size, bottom: y };
  const top = anchor === 'start' ? y - width : y;
  return { left: x - size * 0.8, right: x + size * 0.2, top, bottom: top + width };
}

/** The axis ticks, with their unit word moved up if it would overlap bars or their values. */
export function withClearUnit(
  ticks: readonly ValueTick[],
  bars: readonly Bar[],
  written: readonly Box[],
  plot: Plot,
  { head, size: { font } }: { head: number; size: ChartSize },
): ValueTick[] {
  const air = font * 0.3;
  return ticks.map((tick) => {
    if (!tick.unit) return tick;
    const right = plot.left + textWidth(tick.unit, font) + air;
    const tops = [
      ...bars.filter(({ x }) => x < right).map(({ y }) => y - air),
      ...written.filter(({ left }) => left < right).map(({ top }) => top - air),
    ];
    // At most the height of its own letters, which the drawing or the series names would clip.
    return { ...tick, unitY: Math.max(head + font * 0.8, Math.min(tick.unitY, ...tops)) };
  });
}
