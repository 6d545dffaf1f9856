import type { ChartSeries } from '@/lib/research/charts/chart-spec';
import type { ChartSize } from './chart-size';
import { BOLD, textWidth } from './text-measure';

/** The name of a series above its bars, after a colour square that ends at `x`. */
export type SeriesName = { series: number; x: number; y: number; text: string };

const SQUARE = 13;

/** Series names side by side, in a second row if they do not fit; a single series is named by the subtitle. */
export function seriesNames(
  seriesList: readonly Pick<ChartSeries, 'label'>[],
  frame: ChartSize,
): { names: SeriesName[]; height: number } {
  if (seriesList.length < 2) return { names: [], height: 0 };
  const { font } = frame;
  let x = 0;
  let row = 0;
  const names = seriesList.map(({ label }, series) => {
    const width = SQUARE + textWidth(label, font * BOLD);
    if (x > 0 && x + width > frame.width) {
      x = 0;
      row += 1;
    }
    const name = { series, x: x + SQUARE, y: font * (0.95 + row * 1.3), text: label };
    x += width + font;
    return name;
  });
  return { names, height: font * (1.5 + row * 1.3) };
}
