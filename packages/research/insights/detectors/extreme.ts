import { formatPeriod } from '../../time/period';
import { compose, pointValues } from '../compose';
import type { Detector } from '../detector';
import { extremesOf, scoreOfLookback, extremeValues } from '../extremes';
import { presentPoints } from '../history';

const id = 'extreme';

export const extreme: Detector = {
  id,
  families: ['ratio', 'yield'],
  detect(library, series) {
    const history = presentPoints(series);
    return extremesOf(series, history).map((extreme) => {
      const { at, index, length, last, run, direction } = extreme;
      const before = history[index - 1];
      return compose(library, series, {
        detector: id,
        at,
        quoted: { last },
        values: {
          ...extremeValues(extreme),
          ...(before && pointValues(library, series, 'before', before)),
        },
        score: scoreOfLookback(length),
        run,
        extreme: direction,
        chart: {
          marks: [...(last ? [last] : []), at].map(({ period }) => ({
            period,
            label: formatPeriod(library.words, period),
          })),
        },
      });
    });
  },
};
