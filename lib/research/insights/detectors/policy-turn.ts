import { basisPoints } from '@/lib/research/series/statistics';
import { FORMATS } from '@/lib/web/number-format';
import { formatPeriod, yearsBetween } from '@/lib/web/period';
import { compose } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { presentPoints, steps } from '@/lib/research/insights/history';
import type { Insight } from '@/lib/research/insights/insight';
import { scoreOf, rankAmong } from '@/lib/research/insights/rank';
import { rankValues } from '@/lib/research/insights/wording';

const id = 'policy-turn';

const MONTHS_A_YEAR = 12;

/** A change in direction of a policy rate: the first cut after rises, or the first rise after cuts. */
export const policyTurn: Detector = {
  id,
  families: ['policy rate'],
  detect(series) {
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
        compose(series, {
          detector: id,
          at: to,
          quoted: { from, same: same.to },
          values: {
            ...ranked,
            ...{ months, changes: i - since - 1 },
            way: up ? 'up' : 'down',
            size: FORMATS['basis-points'](Math.abs(basisPoints(to.value, from.value))),
          },
          score: scoreOf(rank),
          chart: { marks: [{ period: to.period, label: formatPeriod(to.period) }] },
        }),
      ];
    });
  },
};
