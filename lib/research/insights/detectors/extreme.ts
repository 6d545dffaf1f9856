import { formatPeriod } from '@/lib/site/period';
import { beginning, begins, compose, valueText } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { extremesOf, scoreOfLookback } from '@/lib/research/insights/extremes';
import { presentPoints } from '@/lib/research/insights/history';
import { seriesOf, subjectOf } from '@/lib/research/insights/subjects';
import { count, when } from '@/lib/research/insights/wording';

const id = 'extreme';

/** A ratio, a yield or a spread at its highest or lowest for a long time. */
export const extreme: Detector = {
  id,
  series: seriesOf('ratio', 'yield'),
  detect(line) {
    const { name, observed } = subjectOf(line.id);
    const history = presentPoints(line);
    return extremesOf(line, history).map(({ at, index, direction, length, last }) => {
      const word = direction === 'high' ? 'highest' : 'lowest';
      const before = history[index - 1];
      return compose(line, {
        detector: id,
        at,
        quoted: last ? [last.period] : [],
        title: last
          ? `${name} at its ${word} since ${formatPeriod(last.period)}`
          : `${name} at its ${word} since at least ${beginning(line)}`,
        summary: [
          `It stood at ${valueText(line, at.value)} ${when(at.period)}${before ? `, after ${valueText(line, before.value)} ${when(before.period)}` : ''}.`,
          last
            ? `The last ${observed} at least as ${direction} was ${valueText(line, last.value)} ${when(last.period)}.`
            : `The series begins ${begins(line)} and holds no other as ${direction}.`,
        ].join(' '),
        unusual: last
          ? `The ${word} of ${count(length, observed)}, out of ${count(index + 1, observed)} since ${beginning(line)}.`
          : `The ${word} of all ${count(index + 1, observed)} since ${beginning(line)}.`,
        score: scoreOfLookback(length),
        chart: {
          marks: [...(last ? [last] : []), at].map(({ period }) => ({ period, label: formatPeriod(period) })),
        },
      });
    });
  },
};
