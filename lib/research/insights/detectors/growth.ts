import { change } from '@/lib/research/series/statistics';
import { FORMATS } from '@/lib/site/number-format';
import { formatPeriod } from '@/lib/site/period';
import type { Frequency } from '@/lib/research/series/series-file';
import { compose, valueText } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { presentPoints, rhythmOf, steps } from '@/lib/research/insights/history';
import type { Insight } from '@/lib/research/insights/insight';
import { scoreOf, rankAmong } from '@/lib/research/insights/standing';
import { seriesOf, subjectOf } from '@/lib/research/insights/subjects';
import { count, periodWord } from '@/lib/research/insights/wording';

const id = 'growth';

/** Places from a period to the same one a year before. */
const A_YEAR: Partial<Record<Frequency, number>> = { monthly: 12, quarterly: 4, annual: 1 };
/** Growth rates needed before one can stand out. */
const ENOUGH = 4;

/** Results or counts that grow faster or slower over a year than in any period before. */
export const growth: Detector = {
  id,
  series: seriesOf('growth'),
  detect(line) {
    const lag = A_YEAR[line.frequency];
    if (!lag) return [];
    const { name } = subjectOf(line.id);
    const word = periodWord(line.frequency);
    const rates = steps(presentPoints(line), lag).map(({ from, to }) => ({
      from,
      to,
      rate: change(from.value, to.value),
    }));
    const latest = { high: -Infinity, low: -Infinity };
    return rates.flatMap(({ from, to, rate }, i): Insight[] => {
      const before = rates.slice(0, i).map((earlier) => earlier.rate);
      const direction = (['high', 'low'] as const).find((way) => rankAmong(rate, before, way).rank === 1);
      if (before.length < ENOUGH || !direction || before.includes(rate)) return [];
      const fresh = to.index - latest[direction] >= rhythmOf(line).longWait;
      latest[direction] = to.index;
      if (!fresh) return [];
      const first = rates[0];
      const other = direction === 'high' ? Math.max(...before) : Math.min(...before);
      const says = rate < 0 ? 'falls' : 'grows';
      return [
        compose(line, {
          detector: id,
          at: to,
          quoted: [from.period],
          title: `${name} ${says} by ${FORMATS.percent(Math.abs(rate))} over a year, ${direction === 'high' ? 'the most' : rate < 0 ? 'its weakest' : 'the least'} so far`,
          summary: `It was ${valueText(line, to.value)} in ${formatPeriod(to.period)}, against ${valueText(line, from.value)} in ${formatPeriod(from.period)}. The ${direction === 'high' ? 'highest' : 'lowest'} rate before was ${FORMATS.percent(other)}, in the ${count(before.length, word)} from ${formatPeriod(first?.to.period ?? '')}.`,
          unusual: `The ${direction === 'high' ? 'highest' : 'lowest'} of ${count(before.length + 1, 'rate')} over a year in the series.`,
          score: scoreOf({ rank: 1, of: before.length + 1 }),
          measure: `${subjectOf(line.id).measure}: change from the same ${word} a year before`,
        }),
      ];
    });
  },
};
