import { basisPoints, change } from '@/lib/figures/formulas';
import { FORMATS } from '@/lib/figures/format';
import { formatPeriod, formatPeriodShort } from '@/lib/figures/period';
import { beginning, begins, compose, valueText } from '../compose';
import type { Detector } from '../detector';
import { scoreOfReach } from '../extremes';
import { known, rhythmOf, steps } from '../history';
import { reach } from '../standing';
import { linesOf, subjectOf } from '../subjects';
import { count, periodWord, rhythmWord, when } from '../wording';

const id = 'largest-move';

/** The largest rise or fall from one period to the next for a long time. */
export const largestMove: Detector = {
  id,
  lines: linesOf('moves', 'yield'),
  detect(line) {
    const { name, families, measure } = subjectOf(line.id);
    const inPoints = families.includes('yield');
    const word = periodWord(line.frequency);
    const moves = steps(known(line)).map(({ from, to }) => ({
      from,
      to,
      size: inPoints ? basisPoints(to.value, from.value) : change(from.value, to.value),
    }));
    const sizes = moves.map(({ size }) => size);
    return moves.flatMap(({ from, to, size }, i) => {
      const rise = size > 0;
      const { length, last } = reach(sizes, i, rise ? 'high' : 'low');
      if (size === 0 || length <= rhythmOf(line).longMemory) return [];
      const write = (value: number) => FORMATS[inPoints ? 'basis-points' : 'percent'](Math.abs(value));
      const noun = rise ? 'rise' : 'fall';
      const then = last === null ? undefined : moves[last];
      return [
        compose(line, {
          detector: id,
          at: to,
          quoted: [from.period, ...(then ? [then.to.period] : [])],
          title: `${name} ${rise ? 'rises' : 'falls'} ${write(size)} in a ${word}, the most since ${then ? formatPeriod(then.to.period) : `at least ${formatPeriodShort(moves[0]?.from.period ?? '')}`}`,
          summary: `It went from ${valueText(line, from.value)} ${when(from.period)} to ${valueText(line, to.value)} ${when(to.period)}. ${
            then
              ? `The last ${noun} at least as large was ${write(then.size)}, ${when(then.to.period)}.`
              : `The series, which begins ${begins(line)}, holds no larger ${noun}.`
          }`,
          unusual: `The largest ${noun} in ${count(length, word)}, out of ${count(i + 1, `${rhythmWord(line.frequency)} move`)} since ${beginning(line)}.`,
          score: scoreOfReach(length),
          measure: `${measure}: change from one ${word} to the next`,
          chart: { marks: [{ period: to.period, label: `${rise ? '+' : '−'}${write(size)}` }] },
        }),
      ];
    });
  },
};
