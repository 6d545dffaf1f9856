import { FORMATS } from '@/lib/site/number-format';
import { formatPeriod } from '@/lib/research/series/period';
import type { Line } from '@/lib/research/series/series';
import { beginning, compose, valueText } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { extremesOf, scoreOfReach } from '@/lib/research/insights/extremes';
import { known, rhythmOf } from '@/lib/research/insights/history';
import type { Insight } from '@/lib/research/insights/insight';
import { linesOf, subjectOf } from '@/lib/research/insights/subjects';
import { count, periodWord, when } from '@/lib/research/insights/wording';

const id = 'policy-spread';

/** The policy rate against the long yield: the widest and narrowest spreads, and the months in which they change places. */
export const policySpread: Detector = {
  id,
  lines: linesOf('policy spread'),
  detect(line) {
    const crossings = changesOfSide(line);
    const told = new Set(crossings.map(({ asOf }) => asOf));
    return [...crossings, ...extremes(line).filter(({ asOf }) => !told.has(asOf))];
  },
};

function changesOfSide(line: Line): Insight[] {
  const { name } = subjectOf(line.id);
  const word = periodWord(line.frequency);
  const history = known(line);
  return history.flatMap((at, i) => {
    const above = at.value > 0;
    const last = history.slice(0, i).findLastIndex(({ value }) => value > 0 === above);
    const stay = i - 1 - last;
    const first = history[last + 1];
    if (stay < rhythmOf(line).longWait || !first) return [];
    const within = history.slice(0, i + 1).filter(({ value }) => value > 0 === above).length;
    return [
      compose(line, {
        detector: id,
        at,
        quoted: [first.period],
        title: `${name} turns ${above ? 'positive' : 'negative'} after ${count(stay, word)}`,
        summary: `The spread was ${valueText(line, at.value)} ${when(at.period)}. It had been ${above ? 'negative' : 'positive'} for ${count(stay, word)}, since ${formatPeriod(first.period)}${last < 0 ? ', where the series begins' : ''}.`,
        unusual: `Of ${count(history.slice(0, i + 1).length, word)} since ${beginning(line)}, ${FORMATS.number(within)} saw the yield ${above ? 'above' : 'below'} the policy rate.`,
        score: scoreOfReach(stay),
      }),
    ];
  });
}

function extremes(line: Line): Insight[] {
  const { name, observed } = subjectOf(line.id);
  const history = known(line);
  return extremesOf(line, history).map(({ at, index, direction, length, last }) => {
    const [word, way] = direction === 'high' ? ['widest', 'as wide'] : ['narrowest', 'as narrow'];
    return compose(line, {
      detector: id,
      at,
      quoted: last ? [last.period] : [],
      title: `${name} is the ${word} since ${last ? formatPeriod(last.period) : `at least ${beginning(line)}`}`,
      summary: `It was ${valueText(line, at.value)} ${when(at.period)}, with the policy rate as it stood at the end of the month. ${
        last
          ? `The last spread ${way} was ${valueText(line, last.value)} ${when(last.period)}.`
          : `No spread since ${beginning(line)} was ${way}.`
      }`,
      unusual: `The ${word} of ${count(length, observed)}, out of ${count(index + 1, observed)} since ${beginning(line)}.`,
      score: scoreOfReach(length),
    });
  });
}
