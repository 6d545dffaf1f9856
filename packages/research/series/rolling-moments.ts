/** Of pairs of numbers: how many, their means, and the sums of squares and of products around these. */
type Moments = { count: number; x: number; y: number; xx: number; yy: number; xy: number };

const NONE: Moments = { count: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };

/**
 * The moments of two sets of pairs together, after T. F. Chan, G. H. Golub and R. J. LeVeque, "Updating
 * Formulae and a Pairwise Algorithm for Computing Sample Variances" (1979).
 */
function together(a: Moments, b: Moments): Moments {
  const count = a.count + b.count;
  if (a.count === 0 || b.count === 0) return a.count === 0 ? b : a;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const weight = (a.count * b.count) / count;
  return {
    count,
    x: a.x + (dx * b.count) / count,
    y: a.y + (dy * b.count) / count,
    xx: a.xx + b.xx + dx * dx * weight,
    yy: a.yy + b.yy + dy * dy * weight,
    xy: a.xy + b.xy + dx * dy * weight,
  };
}

/**
 * The moments of each window of `length` pairs, in time that does not grow with the length. Every window is
 * the end of one block of that length and the start of the next, whose moments are known from both sides;
 * nothing is ever subtracted, so rounding does not add up.
 * @returns the moments of the window that ends at a place; the caller asks for whole windows only
 */
export function rollingMoments(
  xs: readonly number[],
  ys: readonly number[],
  length: number,
): (end: number) => Moments {
  const single = (i: number): Moments => ({ ...NONE, count: 1, x: xs[i] ?? NaN, y: ys[i] ?? NaN });
  const fromStart: Moments[] = [];
  const toEnd: Moments[] = [];
  for (let i = 0; i < xs.length; i += 1)
    fromStart[i] = together(i % length === 0 ? NONE : (fromStart[i - 1] ?? NONE), single(i));
  for (let i = xs.length - 1; i >= 0; i -= 1)
    toEnd[i] = together(single(i), (i + 1) % length === 0 ? NONE : (toEnd[i + 1] ?? NONE));
  return (end) => {
    const start = end + 1 - length;
    const first = toEnd[start] ?? NONE;
    return start % length === 0 ? first : together(first, fromStart[end] ?? NONE);
  };
}

/** The sample standard deviation (n - 1) of the first of each pair. */
export const deviationOf = ({ xx, count }: Moments): number => Math.sqrt(xx / (count - 1));

/** Pearson's correlation, between -1 and 1; no number where one side does not move. */
export const correlationOf = ({ xx, yy, xy }: Moments): number => xy / Math.sqrt(xx * yy);
