import { formatPeriod } from '@/lib/web/period';
import { compose, pointValues } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { extremesOf, extremeValues, scoreOfLookback } from '@/lib/research/insights/extremes';
import { presentPoints } from '@/lib/research/insights/history';

const id = 'extreme';

export const extreme: Detector = {
  id,
  families: ['ratio', 'yield'],
  detect(series) {
    const history = presentPoints(series);
    return extremesOf(series, history).map((extreme) => {
      const { at, index, length, last } = extreme;
      const before = history[index - 1];
      return compose(series, {
        detector: id,
        at,
        quoted: { last },
        values: {
          ...extremeValues(extreme),
          ...(before && pointValues(series, 'before', before)),
        },
        score: scoreOfLookback(length),
        chart: {
          marks: [...(last ? [last] : []), at].map(({ period }) => ({ period, label: formatPeriod(period) })),
        },
      });
    });
  },
};
