import { volatility as volatilityOf } from '@/lib/research/series/statistics';
import { FORMATS } from '@/lib/site/number-format';
import { formatPeriod } from '@/lib/site/period';
import type { Frequency } from '@/lib/research/series/series-file';
import { beginning, compose } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { extremesOf, scoreOfLookback } from '@/lib/research/insights/extremes';
import { presentPoints, rhythmOf } from '@/lib/research/insights/history';
import { seriesOf, subjectOf } from '@/lib/research/insights/subjects';
import { count, periodWord } from '@/lib/research/insights/wording';

const id = 'volatility';

/** Returns in a window, and how many of them a year has. */
const RHYTHM: Partial<Record<Frequency, { window: number; aYear: number }>> = {
  weekly: { window: 26, aYear: 52 },
  monthly: { window: 12, aYear: 12 },
};

/** Windows overlap, so that extremes among them take a longer history to mean something. */
const MEMORIES = 2;

/** A calm or a rough stretch: volatility over a moving window at its lowest or highest for a long time. */
export const volatility: Detector = {
  id,
  series: seriesOf('moves'),
  detect(line) {
    const rhythm = RHYTHM[line.frequency];
    if (!rhythm) return [];
    const { name, measure } = subjectOf(line.id);
    const word = periodWord(line.frequency);
    const history = presentPoints(line);
    const values = history.map(({ value }) => value);
    const rolling = history.slice(rhythm.window).flatMap((point, i) => {
      const first = history[i];
      // A window with a gap in it is left out.
      if (!first || point.index - first.index !== rhythm.window) return [];
      return [{ ...point, first, value: volatilityOf(values.slice(i, i + rhythm.window + 1), rhythm.aYear) }];
    });
    return extremesOf(line, rolling, MEMORIES * rhythmOf(line).longMemory).flatMap(
      ({ at, index, direction, length, last }) => {
        const own = rolling[index];
        if (!own) return [];
        const [word1, word2] = direction === 'high' ? ['highest', 'as high'] : ['lowest', 'as low'];
        return [
          compose(line, {
            detector: id,
            at,
            title: `${name}: volatility over ${count(rhythm.window, word)} at its ${word1} since ${last ? formatPeriod(last.period) : `at least ${formatPeriod(rolling[0]?.period ?? '')}`}`,
            summary: `From ${formatPeriod(own.first.period)} to ${formatPeriod(at.period)} it was ${FORMATS.percent(at.value)} a year. ${
              last
                ? `The last window ${word2} ended ${formatPeriod(last.period)}, at ${FORMATS.percent(last.value)}.`
                : `No such window since ${beginning(line)} was ${word2}.`
            }${line.frequency === 'monthly' ? ' Monthly values smooth what happens within a month.' : ''}`,
            unusual: `The ${word1} of ${count(length, 'window')}, out of ${count(index + 1, 'window')} since ${beginning(line)}.`,
            score: scoreOfLookback(length),
            measure: `${measure}: standard deviation of log returns, scaled to a year`,
            chart: { marks: [own.first, at].map(({ period }) => ({ period, label: formatPeriod(period) })) },
          }),
        ];
      },
    );
  },
};
