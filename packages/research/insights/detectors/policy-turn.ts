import { basisPoints } from '../../series/statistics';
import { FORMATS } from '../../series/number-format';
import { formatPeriod, yearsBetween } from '../../time/period';
import { compose } from '../compose';
import type { Detector } from '../detector';
import { presentPoints, steps } from '../history';
import type { Insight } from '../insight';
import { scoreOfLookback } from '../extremes';
import { rankAmong } from '../rank';
import { rankValues } from '../wording';

const id = 'policy-turn';

const MONTHS_A_YEAR = 12;

/** A change in direction of a policy rate: the first cut after rises, or the first rise after cuts. */
export const policyTurn: Detector = {
  id,
  families: ['policy rate'],
  detect(library, series) {
    const moves = steps(presentPoints(series)).filter(({ from, to }) => from.value !== to.value);
    const waits: number[] = [];
    return moves.flatMap(({ from, to }, i): Insight[] => {
      const up = to.value > from.value;
      const same = moves.slice(0, i).findLast((earlier) => earlier.to.value > earlier.from.value === up);
      const previous = moves[i - 1];
      if (!previous || previous.to.value > previous.from.value === up || !same) return [];
      const months = Math.floor(yearsBetween(same.to.period, to.period) * MONTHS_A_YEAR);
      const rank = rankAmong(months, waits, 'high');
      waits.push(months);
      const ranked = rankValues(rank);
      if (!ranked) return [];
      const since = moves.indexOf(same);
      return [
        compose(library, series, {
          detector: id,
          at: to,
          quoted: { from, same: same.to },
          values: {
            ...ranked,
            ...{ months, changes: i - since - 1 },
            way: up ? 'up' : 'down',
            size: FORMATS['basis-points'](library.words, Math.abs(basisPoints(to.value, from.value))),
          },
          score: scoreOfLookback(months),
          chart: { marks: [{ period: to.period, label: formatPeriod(library.words, to.period) }] },
        }),
      ];
    });
  },
};
