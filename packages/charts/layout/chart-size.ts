/**
 * The sizes of a chart. Text scales with the drawing, so each size is used only at widths where its text is
 * between about 11 and 20 pixels: `compact` below 520 px, `wide` to 780 px, `full` above; chart.css chooses
 * with a container query. `card` is for thumbnails of 280 px and more.
 */
export type ChartSize = {
  name: FrameName;
  width: number;
  height: number;
  /** Font size, in units of the drawing. */
  font: number;
  /** The largest share of the width that the labels at the line ends may use. */
  gutter: number;
  /**
   * How far a line may be from its values, in units of the drawing, where the screen may show it but nobody
   * reads values off the line.
   */
  tolerance?: number;
  /** True if the height is fixed, although bars in rows might need more. */
  fixed?: boolean;
};
export type FrameName = 'compact' | 'wide' | 'full' | 'card';

export const CHART_SIZES: Record<FrameName, ChartSize> = {
  compact: { name: 'compact', width: 360, height: 296, font: 14, gutter: 84 },
  wide: { name: 'wide', width: 640, height: 324, font: 13.5, gutter: 120 },
  full: { name: 'full', width: 960, height: 345, font: 14, gutter: 150 },
  card: { name: 'card', width: 340, height: 179, font: 14, gutter: 84, fixed: true },
};

/**
 * Of a chart that only illustrates its text, and of long lines with their values in words. Its corners are
 * also at whole units: in all, a line is less than two units off.
 */
export const COARSE_TOLERANCE = 1;

/** The rectangle in which values are drawn. */
export type Plot = { left: number; right: number; top: number; bottom: number };

export type Point = { x: number; y: number };
