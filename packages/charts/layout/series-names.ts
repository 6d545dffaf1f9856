import { time } from '@samvit/research';
import type { Drawable } from '../drawable';
import type { ChartSize } from './chart-size';
import { inOrder } from './period-axis';
import { seriesStyles } from './series-styles';
import { BOLD, textWidth } from './text-measure';

/** The name of a series above its bars, after a colour square of its style that ends at `x`. */
export type SeriesName = { series: number; x: number; y: number; text: string };

const SQUARE = 13;

/**
 * Series names side by side, in a second row if they do not fit; a single series is named by the subtitle. A
 * series of which the first periods are not held says from when it is: a missing bar looks like zero.
 */
export function seriesNames(
  { series: seriesList, words, styles: own }: Drawable,
  size: ChartSize,
): { names: SeriesName[]; height: number } {
  if (seriesList.length < 2) return { names: [], height: 0 };
  const { font } = size;
  let x = 0;
  let row = 0;
  const styles = seriesStyles(own, seriesList);
  const [first] = inOrder(seriesList.flatMap(({ points }) => points.map(({ period }) => period)));
  const names = seriesList.map(({ label, points }, i) => {
    const start = points.find(({ value }) => value !== null)?.period;
    const name =
      start && start !== first
        ? words.text('charts.held-from', { label, period: time.formatPeriodShort(words, start) })
        : label;
    const width = SQUARE + textWidth(name, font * BOLD);
    if (x > 0 && x + width > size.width) {
      x = 0;
      row += 1;
    }
    const entry = { series: styles[i] ?? i, x: x + SQUARE, y: font * (0.95 + row * 1.3), text: name };
    x += width + font;
    return entry;
  });
  return { names, height: font * (1.5 + row * 1.3) };
}
