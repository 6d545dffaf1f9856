import { FORMATS } from '@/lib/site/number-format';
import { formatPeriod } from '@/lib/site/period';
import type { Series } from '@/lib/research/series/series';
import { beginning, compose, valueText } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { extremesOf, scoreOfLookback } from '@/lib/research/insights/extremes';
import { presentPoints, rhythmOf } from '@/lib/research/insights/history';
import type { Insight } from '@/lib/research/insights/insight';
import { seriesOf, subjectOf } from '@/lib/research/insights/subjects';
import { count, periodWord, when } from '@/lib/research/insights/wording';

const id = 'policy-spread';

/** The policy rate against the long yield: the widest and narrowest spreads, and the months in which they change places. */
export const policySpread: Detector = {
  id,
  series: seriesOf('policy spread'),
  detect(series) {
    const crossings = changesOfSide(series);
    const told = new Set(crossings.map(({ asOf }) => asOf));
    return [...crossings, ...extremes(series).filter(({ asOf }) => !told.has(asOf))];
  },
};

function changesOfSide(series: Series): Insight[] {
  const { name } = subjectOf(series.id);
  const word = periodWord(series.frequency);
  const history = presentPoints(series);
  return history.flatMap((at, i) => {
    const above = at.value > 0;
    const last = history.slice(0, i).findLastIndex(({ value }) => value > 0 === above);
    const stay = i - 1 - last;
    const first = history[last + 1];
    if (stay < rhythmOf(series).longWait || !first) return [];
    const within = history.slice(0, i + 1).filter(({ value }) => value > 0 === above).length;
    return [
      compose(series, {
        detector: id,
        at,
        quoted: [first.period],
        title: `${name} turns ${above ? 'positive' : 'negative'} after ${count(stay, word)}`,
        summary: `The spread was ${valueText(series, at.value)} ${when(at.period)}. It had been ${above ? 'negative' : 'positive'} for ${count(stay, word)}, since ${formatPeriod(first.period)}${last < 0 ? ', where the series begins' : ''}.`,
        unusual: `Of ${count(history.slice(0, i + 1).length, word)} since ${beginning(series)}, ${FORMATS.number(within)} saw the yield ${above ? 'above' : 'below'} the policy rate.`,
        score: scoreOfLookback(stay),
      }),
    ];
  });
}

function extremes(series: Series): Insight[] {
  const { name, observed } = subjectOf(series.id);
  const history = presentPoints(series);
  return extremesOf(series, history).map(({ at, index, direction, length, last }) => {
    const [word, way] = direction === 'high' ? ['widest', 'as wide'] : ['narrowest', 'as narrow'];
    return compose(series, {
      detector: id,
      at,
      quoted: last ? [last.period] : [],
      title: `${name} is the ${word} since ${last ? formatPeriod(last.period) : `at least ${beginning(series)}`}`,
      summary: `It was ${valueText(series, at.value)} ${when(at.period)}, with the policy rate as it stood at the end of the month. ${
        last
          ? `The last spread ${way} was ${valueText(series, last.value)} ${when(last.period)}.`
          : `No spread since ${beginning(series)} was ${way}.`
      }`,
      unusual: `The ${word} of ${count(length, observed)}, out of ${count(index + 1, observed)} since ${beginning(series)}.`,
      score: scoreOfLookback(length),
    });
  });
}
