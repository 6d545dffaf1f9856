import { change } from '../../series/statistics';
import { FORMATS } from '../../series/number-format';
import { formatPeriod } from '../../time/period';
import { compose } from '../compose';
import type { Detector } from '../detector';
import { presentPoints, steps } from '../history';
import { scoreOf, rankAmong } from '../rank';

const id = 'calendar-year';

const MONTHS_A_YEAR = 12;
/** The least number of years for a comparison. */
const ENOUGH = 6;

/** A calendar year, from December to December, with the best or worst change of its series so far. */
export const calendarYear: Detector = {
  id,
  families: ['year-end price'],
  detect(library, series) {
    if (series.frequency !== 'monthly') return [];
    const years = steps(presentPoints(series), MONTHS_A_YEAR)
      .filter(({ to }) => to.period.endsWith('-12'))
      .map(({ from, to }) => ({ from, to, rate: change(from.value, to.value) }));
    return years.flatMap(({ from, to, rate }, i) => {
      const before = years.slice(0, i).map((year) => year.rate);
      const direction = rate > 0 ? 'high' : 'low';
      const rank = rankAmong(rate, before, direction);
      if (rank.of < ENOUGH || rank.rank > 1 || rank.tied) return [];
      const year = to.period.slice(0, to.period.indexOf('-'));
      const first = years[0]?.to.period.slice(0, year.length) ?? '';
      return [
        compose(library, series, {
          detector: id,
          at: to,
          quoted: { from },
          values: {
            ...{ year, first, of: rank.of },
            way: rate > 0 ? 'rise' : 'fall',
            size: FORMATS.percent(library.words, Math.abs(rate)),
            rises: [...before, rate].filter((other) => other > 0).length,
          },
          score: scoreOf(rank),
          held: { from, to },
          chart: {
            marks: [from, to].map(({ period }) => ({ period, label: formatPeriod(library.words, period) })),
          },
        }),
      ];
    });
  },
};
