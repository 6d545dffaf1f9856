import { FORMATS } from '../../series/number-format';
import { change } from '../../series/statistics';
import { formatPeriod, formatPeriodShort } from '../../time/period';
import { compose } from '../compose';
import type { Detector } from '../detector';
import { extremesOf, isOfItsSign, scoreOfLookback, extremeValues, standingOf } from '../extremes';
import { presentPoints, steps } from '../history';

const id = 'largest-year';

const MONTHS_A_YEAR = 12;

/** The largest rise or fall over twelve months for more than five years. */
export const largestYear: Detector = {
  id,
  families: ['price', 'year'],
  detect(library, series) {
    if (series.frequency !== 'monthly') return [];
    const years = steps(presentPoints(series), MONTHS_A_YEAR);
    const changes = years.map(({ from, to }) => ({ ...to, value: change(from.value, to.value) }));
    return extremesOf(series, changes).flatMap((extreme) => {
      const { at, index, length, last } = extreme;
      const year = years[index];
      if (!year || !isOfItsSign(extreme)) return [];
      const { from, to } = year;
      const values = {
        ...extremeValues(extreme),
        size: FORMATS.percent(library.words, Math.abs(at.value)),
        lastSize: last ? FORMATS.percent(library.words, Math.abs(last.value)) : '',
        lastEnd: last ? formatPeriod(library.words, last.period) : '',
        startShort: formatPeriodShort(library.words, years[0]?.from.period ?? ''),
      };
      return [
        compose(library, series, {
          detector: id,
          at: to,
          quoted: { from },
          values,
          score: scoreOfLookback(length),
          ...standingOf(extreme),
          held: { from, to },
          moveFrom: from.period,
          chart: {
            marks: [
              { period: from.period, label: formatPeriod(library.words, from.period) },
              { period: to.period, label: library.words.text('insights.marks.move', values) },
            ],
          },
        }),
      ];
    });
  },
};
