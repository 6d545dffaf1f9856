import { text } from '@/lib/content/messages';
import { numberIn } from '@/lib/research/figures/worked';
import type { Series } from '@/lib/research/series/series';
import { basisPoints, change } from '@/lib/research/series/statistics';
import { FORMATS } from '@/lib/web/number-format';
import { formatPeriodShort } from '@/lib/web/period';
import { compose, pointValues } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { extremesOf, extremeValues, scoreOfLookback } from '@/lib/research/insights/extremes';
import { presentPoints, steps, type PresentPoint, type Step } from '@/lib/research/insights/history';
import { subjectOf } from '@/lib/research/insights/subject';

const id = 'largest-move';

/** The change between two rates as they are printed, in basis points. */
function printedMove(series: Series, { from, to }: Step): number {
  const printed = (point: PresentPoint) => numberIn(String(pointValues(series, 'at', point)['atValue']));
  return basisPoints(printed(to), printed(from));
}

export const largestMove: Detector = {
  id,
  families: ['moves', 'yield'],
  detect(series) {
    const inPoints = subjectOf(series.id).families.includes('yield');
    const pairs = steps(presentPoints(series));
    const moves = pairs.map(({ from, to }) => ({
      ...to,
      value: inPoints ? basisPoints(to.value, from.value) : change(from.value, to.value),
    }));
    const write = (size: number) => FORMATS[inPoints ? 'basis-points' : 'percent'](Math.abs(size));
    return extremesOf(series, moves).flatMap((extreme) => {
      const { at, index, direction, length, last } = extreme;
      const pair = pairs[index];
      // The largest change within a long decline may still be negative.
      if (!pair || (direction === 'high' ? at.value <= 0 : at.value >= 0)) return [];
      const { from, to } = pair;
      const values = {
        ...extremeValues(extreme),
        ...pointValues(series, 'from', from),
        size: write(at.value),
        // 7.747 to 7.403 are 34 basis points, and printed as 7.75% and 7.40%.
        ends: !inPoints || write(printedMove(series, pair)) === write(at.value) ? 'exact' : 'rounded',
        startShort: formatPeriodShort(pairs[0]?.from.period ?? ''),
        // Where nothing was as large before, the messages do not use it.
        lastSize: last ? write(last.value) : '',
      };
      return [
        compose(series, {
          detector: id,
          at: to,
          quoted: { from, last },
          values,
          score: scoreOfLookback(length),
          chart: { marks: [{ period: to.period, label: text('insights.largest-move.mark', values) }] },
        }),
      ];
    });
  },
};
