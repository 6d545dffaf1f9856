import { text } from '@/lib/content/messages';
import { basisPoints, change } from '@/lib/research/series/statistics';
import { FORMATS } from '@/lib/web/number-format';
import { formatPeriodShort } from '@/lib/web/period';
import { compose, pointValues } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { extremesOf, extremeValues, scoreOfLookback } from '@/lib/research/insights/extremes';
import { presentPoints, steps } from '@/lib/research/insights/history';
import { subjectOf } from '@/lib/research/insights/subject';

const id = 'largest-move';

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
