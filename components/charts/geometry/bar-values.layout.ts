import { FORMATS, type Format } from '@/lib/site/number-format';
import type { Bar } from './bar-chart.layout';
import type { ChartSize, Plot } from './chart-size';
import type { Box } from './marks.layout';
import { textWidth } from './text-measure';
import { splitUnit, type ValueTick } from './value-axis';

/** A value written on its bar, centred at `x`. */
export type BarValue = { x: number; y: number; text: string };

/** Values on the bars are a little smaller than the other text. */
export const VALUE_FONT = 0.92;

/** All values where each fits above its bar; else, for one series, the highest and the last if they stand apart. */
export function barValues(
  bars: readonly Bar[],
  { step, format, series, frame }: { step: number; format: Format; series: number; frame: ChartSize },
): BarValue[] {
  const font = frame.font * VALUE_FONT;
  const written = bars.map((bar) => {
    const text = splitUnit(FORMATS[format](bar.value)).number;
    const width = textWidth(text, font);
    const x = Math.min(bar.x + bar.width / 2, frame.width - width / 2);
    const y = bar.value < 0 ? bar.y + bar.height + font : bar.y - font * 0.4;
    return { x, y, text, width, value: bar.value };
  });
  const room = series === 1 ? step - 3 : step / series - 1;
  if (written.every(({ width }) => width <= room)) return written.map(({ x, y, text }) => ({ x, y, text }));
  if (series > 1) return [];
  const last = written.at(-1);
  const highest = written.reduce((a, b) => (b.value > a.value ? b : a));
  return written
    .filter(
      (label) =>
        label === last || (label === highest && last && Math.abs(label.x - last.x) > label.width + font),
    )
    .map(({ x, y, text }) => ({ x, y, text }));
}

/** The room a value takes. */
export function boxOf({ x, y, text }: BarValue, { font }: ChartSize): Box {
  const half = textWidth(text, font * VALUE_FONT) / 2;
  return { left: x - half, right: x + half, top: y - font * VALUE_FONT, bottom: y };
}

/** The ticks with their unit word lifted, where it must be, off the bars it would stand on and off their values. */
export function withClearUnit(
  ticks: readonly ValueTick[],
  bars: readonly Bar[],
  written: readonly Box[],
  plot: Plot,
  { font }: ChartSize,
): ValueTick[] {
  const air = font * 0.3;
  return ticks.map((tick) => {
    if (!tick.unit) return tick;
    const right = plot.left + textWidth(tick.unit, font) + air;
    const tops = [
      ...bars.filter(({ x }) => x < right).map(({ y }) => y - air),
      ...written.filter(({ left }) => left < right).map(({ top }) => top - air),
    ];
    // No higher than its own letters, which the frame would cut.
    return { ...tick, unitY: Math.max(font * 0.8, Math.min(tick.unitY, ...tops)) };
  });
}
