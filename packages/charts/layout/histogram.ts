import type { ChartSize, Plot } from './chart-size';
import { textWidth } from './text-measure';

/** Results in bins of one width; see packages/research/figures/spread.ts. */
export type Histogram = {
  edges: readonly number[];
  counts: readonly number[];
  median: number;
  /** Whether what lies below zero is a loss. */
  isOfGains: boolean;
  /** The bin that is marked. */
  here: number | null;
};

/** What is written in it. */
export type HistogramWords = { here: string; median: string; edges: readonly string[] };

export type HistogramLabel = { x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' };

export type HistogramLayout = {
  plot: Plot;
  bars: { x: number; y: number; width: number; height: number; isLoss: boolean; isHere: boolean }[];
  ticks: { x: number; label: string }[];
  /** The upright lines from a label to what it names. */
  here: { label: HistogramLabel; x: number; from: number; to: number } | null;
  median: { label: HistogramLabel; x: number; from: number };
};

/** The least height of a bar that counts anything, so that it is seen. */
const LEAST_HEIGHT = 2;

/** Where the bars, the two labels above them and the edges below them stand. */
export function histogramLayout(
  { edges, counts, median, here, isOfGains }: Histogram,
  words: HistogramWords,
  { width, height, font }: Pick<ChartSize, 'width' | 'height' | 'font'>,
): HistogramLayout {
  const rows = [font, font * 2.4] as const;
  const plot: Plot = { left: 1, right: width - 1, top: font * 3.4, bottom: height - font * 1.7 };
  const step = (plot.right - plot.left) / Math.max(1, counts.length);
  const [first = 0, second = 1] = edges;
  const xOf = (value: number) =>
    Math.min(plot.right, Math.max(plot.left, plot.left + ((value - first) / (second - first)) * step));
  const most = Math.max(1, ...counts);
  const bars = counts.map((count, i) => {
    const size = count === 0 ? 0 : Math.max(LEAST_HEIGHT, (count / most) * (plot.bottom - plot.top));
    return {
      x: plot.left + i * step + step * 0.06,
      y: plot.bottom - size,
      width: step * 0.88,
      height: size,
      isLoss: isOfGains && (edges[i + 1] ?? 0) <= 0,
      isHere: i === here,
    };
  });
  /** Beside its line, on the side with room. */
  const labelAt = (x: number, y: number, text: string, isRight: boolean): HistogramLabel => {
    const room = textWidth(text, font) + font * 0.4;
    const fits = isRight ? x + room <= width : x - room >= 0;
    const right = fits ? isRight : !isRight;
    return { x: x + (right ? 1 : -1) * font * 0.4, y, text, anchor: right ? 'start' : 'end' };
  };
  const hereX = here === null ? null : plot.left + (here + 0.5) * step;
  const medianX = xOf(median);
  return {
    plot,
    bars,
    ticks: ticksOf(words.edges, { step, left: plot.left, width, font }),
    here:
      hereX === null
        ? null
        : {
            label: labelAt(hereX, rows[0], words.here, hereX < width / 2),
            x: hereX,
            from: rows[0] - font * 0.8,
            to: bars[here ?? 0]?.y ?? plot.bottom,
          },
    median: {
      // Away from the line of the window that was asked for.
      label: labelAt(medianX, rows[1], words.median, hereX === null || medianX >= hereX),
      x: medianX,
      from: rows[1] - font * 0.8,
    },
  };
}

/** As many edges as have room are labelled, at equal distances; none is cut at the sides. */
function ticksOf(
  edges: readonly string[],
  { step, left, width, font }: { step: number; left: number; width: number; font: number },
): HistogramLayout['ticks'] {
  const widest = Math.max(...edges.map((edge) => textWidth(edge, font)));
  const every = Math.max(1, Math.ceil((widest + font * 0.6) / step));
  return edges
    .map((label, i) => ({ x: left + i * step, label, i }))
    .filter(({ i, x, label }) => {
      const half = textWidth(label, font) / 2;
      return i % every === 0 && x - half >= 0 && x + half <= width;
    })
    .map(({ x, label }) => ({ x, label }));
}
