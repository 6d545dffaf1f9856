import { FORMATS } from '../../series/number-format';
import { change } from '../../series/statistics';
import { formatPeriod, formatPeriodShort } from '../../time/period';
import { compose, pointValues } from '../compose';
import type { Detector } from '../detector';
import { extremesOf, extremeValues, scoreOfLookback, standingOf } from '../extremes';
import { presentPoints } from '../history';
import { subjectOf } from '../subject';

const id = 'low';

/** A share at its lowest for over five years: a fall goes on between the depths of the drawdown detector. */
export const lowDetector: Detector = {
  id,
  families: ['falls', 'share'],
  detect(library, series) {
    if (subjectOf(library, series.id).group !== 'shares') return [];
    const history = presentPoints(series);
    return extremesOf(series, history).flatMap((extreme) => {
      const { at, index, direction, length, last } = extreme;
      const before = history[index - 1];
      if (direction === 'high' || !before || !last) return [];
      return [
        compose(library, series, {
          detector: id,
          at,
          quoted: { last },
          values: {
            ...extremeValues(extreme),
            ...pointValues(library, series, 'before', before),
            size: FORMATS.percent(library.words, Math.abs(change(before.value, at.value))),
            lastShort: formatPeriodShort(library.words, last.period),
          },
          score: scoreOfLookback(length),
          ...standingOf(extreme),
          extreme: direction,
          held: { from: last, to: at },
          moveFrom: last.period,
          chart: {
            marks: [last, at].map(({ period }) => ({ period, label: formatPeriod(library.words, period) })),
          },
        }),
      ];
    });
  },
};
