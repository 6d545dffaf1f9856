import { change } from '@/lib/research/series/statistics';
import { FORMATS } from '@/lib/site/number-format';
import { formatPeriod } from '@/lib/site/period';
import { compose, valueText } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { presentPoints, steps } from '@/lib/research/insights/history';
import { scoreOf, rankAmong } from '@/lib/research/insights/standing';
import { seriesOf, subjectOf } from '@/lib/research/insights/subjects';
import { count, superlative } from '@/lib/research/insights/wording';

const id = 'calendar-year';

const MONTHS_A_YEAR = 12;
/** Years needed before one can stand out. */
const ENOUGH = 6;

/** A calendar year that is the best or the worst of its line so far, from December to December. */
export const calendarYear: Detector = {
  id,
  series: seriesOf('year-end price'),
  detect(line) {
    if (line.frequency !== 'monthly') return [];
    const { name, measure } = subjectOf(line.id);
    const years = steps(presentPoints(line), MONTHS_A_YEAR)
      .filter(({ to }) => to.period.endsWith('-12'))
      .map(({ from, to }) => ({ from, to, rate: change(from.value, to.value) }));
    return years.flatMap(({ from, to, rate }, i) => {
      const before = years.slice(0, i).map((year) => year.rate);
      const direction = rate > 0 ? 'high' : 'low';
      const rank = rankAmong(rate, before, direction);
      const place = superlative(rank.rank, rate > 0 ? 'largest rise' : 'largest fall');
      if (rank.of < ENOUGH || rank.rank > 1 || !place) return [];
      const year = to.period.slice(0, to.period.indexOf('-'));
      const first = years[0]?.to.period.slice(0, year.length) ?? '';
      return [
        compose(line, {
          detector: id,
          at: to,
          quoted: [from.period],
          title: `${name} ${rate > 0 ? 'gains' : 'loses'} ${FORMATS.percent(Math.abs(rate))} in ${year}, ${place} in ${count(rank.of, 'year')}`,
          summary: `It went from ${valueText(line, from.value)} in ${formatPeriod(from.period)} to ${valueText(line, to.value)} in ${formatPeriod(to.period)}. Years count from December to December; the first here is ${first}.`,
          unusual: `Of the ${count(rank.of, 'calendar year')} from ${first} to ${year}, ${FORMATS.number(before.filter((other) => other > 0).length + (rate > 0 ? 1 : 0))} were rises; this is ${place}.`,
          score: scoreOf(rank),
          measure: `${measure}: change from December to December`,
          chart: { marks: [from, to].map(({ period }) => ({ period, label: formatPeriod(period) })) },
        }),
      ];
    });
  },
};
