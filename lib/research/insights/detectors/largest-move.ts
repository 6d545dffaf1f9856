import { basisPoints, change } from '@/lib/research/series/statistics';
import { FORMATS } from '@/lib/site/number-format';
import { formatPeriod, formatPeriodShort } from '@/lib/site/period';
import { beginning, begins, compose, valueText } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { extremesOf, scoreOfLookback } from '@/lib/research/insights/extremes';
import { presentPoints, steps } from '@/lib/research/insights/history';
import { seriesOf, subjectOf } from '@/lib/research/insights/subjects';
import { capital, count, periodWord, rhythmWord, when } from '@/lib/research/insights/wording';

const id = 'largest-move';

/** The largest rise or fall from one period to the next for a long time. */
export const largestMove: Detector = {
  id,
  series: seriesOf('moves', 'yield'),
  detect(line) {
    const { name, families, measure } = subjectOf(line.id);
    const inPoints = families.includes('yield');
    const word = periodWord(line.frequency);
    const pairs = steps(presentPoints(line));
    const moves = pairs.map(({ from, to }) => ({
      ...to,
      value: inPoints ? basisPoints(to.value, from.value) : change(from.value, to.value),
    }));
    const write = (size: number) => FORMATS[inPoints ? 'basis-points' : 'percent'](Math.abs(size));
    return extremesOf(line, moves).flatMap(({ at, index, direction, length, last }) => {
      const pair = pairs[index];
      const rise = direction === 'high';
      // The highest change of a long fall may still be a fall.
      if (!pair || (rise ? at.value <= 0 : at.value >= 0)) return [];
      const { from, to } = pair;
      const noun = rise ? 'rise' : 'fall';
      const start = formatPeriodShort(pairs[0]?.from.period ?? '');
      return [
        compose(line, {
          detector: id,
          at: to,
          quoted: [from.period, ...(last ? [last.period] : [])],
          title: `${name} ${noun}s ${write(at.value)} in a ${word}, the most since ${last ? formatPeriod(last.period) : `at least ${start}`}`,
          summary: `It went from ${valueText(line, from.value)} ${when(from.period)} to ${valueText(line, to.value)} ${when(to.period)}. ${
            last
              ? `The last ${noun} at least as large was ${write(last.value)}, ${when(last.period)}.`
              : `The series, which begins ${begins(line)}, holds no larger ${noun}.`
          }`,
          unusual: `The largest ${noun} in ${count(length, word)}, out of ${count(index + 1, `${rhythmWord(line.frequency)} move`)} since ${beginning(line)}.`,
          score: scoreOfLookback(length),
          measure: `${measure}: change from one ${word} to the next`,
          chart: { marks: [{ period: to.period, label: capital(`${noun} of ${write(at.value)}`) }] },
        }),
      ];
    });
  },
};
