import { change } from '../../series/statistics';
import { FORMATS } from '../../series/number-format';
import { formatPeriod, formatPeriodShort } from '../../time/period';
import type { Frequency } from '../../series/series-file';
import { compose } from '../compose';
import type { Detector } from '../detector';
import { presentPoints, steps } from '../history';
import type { Insight } from '../insight';
import { scoreOf, rankAmong, type Direction } from '../rank';

const id = 'growth';

/** The number of points in a year. */
const A_YEAR: Partial<Record<Frequency, number>> = { monthly: 12, quarterly: 4, annual: 1 };
/** The least number of growth rates for a comparison. */
const ENOUGH = 4;

/** Growth of results or counts over a year that is faster or slower than in any earlier period. */
export const growthDetector: Detector = {
  id,
  families: ['growth'],
  detect(library, series) {
    const lag = A_YEAR[series.frequency];
    if (!lag) return [];
    const rates = steps(presentPoints(series), lag).map(({ from, to }) => ({
      from,
      to,
      rate: change(from.value, to.value),
    }));
    return rates.flatMap(({ from, to, rate }, i): Insight[] => {
      const before = rates.slice(0, i).map((earlier) => earlier.rate);
      const direction = (['high', 'low'] as const).find((way) => rankAmong(rate, before, way).rank === 1);
      if (before.length < ENOUGH || !direction || before.includes(rate)) return [];
      const first = rates[0];
      const extreme = direction === 'high' ? Math.max(...before) : Math.min(...before);
      return [
        compose(library, series, {
          detector: id,
          at: to,
          quoted: { from },
          values: {
            ...{ direction, before: before.length, of: before.length + 1 },
            kind: kindOf(direction, rate),
            size: FORMATS.percent(library.words, Math.abs(rate)),
            other: FORMATS.percent(library.words, extreme),
            first: formatPeriod(library.words, first?.to.period ?? ''),
            firstShort: formatPeriodShort(library.words, first?.to.period ?? ''),
          },
          score: scoreOf({ rank: 1, of: before.length + 1 }),
          // Each goes further than all before it.
          run: direction,
          chart: {
            marks: [
              {
                period: to.period,
                label: library.words.text('insights.marks.move', {
                  direction: rate < 0 ? 'low' : 'high',
                  size: FORMATS.percent(library.words, Math.abs(rate)),
                }),
              },
            ],
          },
        }),
      ];
    });
  },
};

/** The highest rate so far may still be negative, and the lowest still positive. */
function kindOf(direction: Direction, rate: number): string {
  if (rate < 0) return direction === 'low' ? 'steepest' : 'mildest';
  return direction === 'high' ? 'fastest' : 'slowest';
}
