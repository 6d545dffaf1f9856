import { FORMATS } from '@/lib/site/number-format';
import { formatPeriod } from '@/lib/site/period';
import type { Series } from '@/lib/research/series/series';
import { beginning, begins, compose, valueText } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { presentPoints, rhythmOf } from '@/lib/research/insights/history';
import type { Insight } from '@/lib/research/insights/insight';
import {
  falls,
  highWord,
  isDeep,
  RARE,
  recordsOf,
  shareBeyond,
  widestSince,
} from '@/lib/research/insights/records';
import { scoreOf, rankAmong } from '@/lib/research/insights/standing';
import { seriesOf, subjectOf } from '@/lib/research/insights/subjects';
import { capital, count, periodWord, superlative, when } from '@/lib/research/insights/wording';

const id = 'drawdown';

/** Falls from the record that are told, each once for a record. */
const STEPS = [0.2, 0.35, 0.5, 0.65, 0.8];

/** A deep fall from the record, where it is seldom as deep, and the way back to it. */
export const drawdown: Detector = {
  id,
  series: seriesOf('price'),
  detect: (series) => [...deep(series), ...recovered(series)],
};

function deep(series: Series): Insight[] {
  const { name, observed } = subjectOf(series.id);
  const high = highWord(series);
  const history = presentPoints(series);
  const { enough, longWait } = rhythmOf(series);
  return falls(history, STEPS).flatMap(({ at, peak, depth, index, step }) => {
    const share = shareBeyond(history, index);
    const since = widestSince(history, index);
    if (index < enough || share.score < 1 - RARE || since.length < longWait) return [];
    return [
      compose(series, {
        detector: id,
        at,
        quoted: [peak.period],
        title: `${name} falls more than ${FORMATS['percent-0'](step)} below its ${high} of ${formatPeriod(peak.period)}`,
        summary: `The ${observed} of ${formatPeriod(at.period)} was ${valueText(series, at.value)}, ${FORMATS.percent(-depth)} below the ${valueText(series, peak.value)} of ${formatPeriod(peak.period)}. It is the first since that ${high} to pass this mark; the series begins ${begins(series)}.`,
        unusual: [share.text, since.text].filter(Boolean).join(' '),
        score: share.score,
        measure: `${subjectOf(series.id).measure}: fall from the highest so far`,
        chart: {
          marks: [
            { period: peak.period, label: `${capital(high)}, ${formatPeriod(peak.period)}` },
            { period: at.period, label: `${FORMATS.percent(-depth)} below` },
          ],
        },
      }),
    ];
  });
}

function recovered(series: Series): Insight[] {
  const { name, observed } = subjectOf(series.id);
  const high = highWord(series);
  const word = periodWord(series.frequency);
  const { enough } = rhythmOf(series);
  const records = recordsOf(presentPoints(series));
  return records.flatMap(({ at, former, trough, wait, depth }, i) => {
    if (!isDeep(depth) || at.index < enough) return [];
    const rank = rankAmong(
      wait,
      records.slice(0, i).map((entry) => entry.wait),
      'high',
    );
    const place = superlative(rank.rank, 'longest');
    if (!place) return [];
    return [
      compose(series, {
        detector: id,
        at,
        quoted: [former.period, trough.period],
        title: `${name} is back at a ${high} after ${count(wait, word)} and a fall of ${FORMATS['percent-0'](-depth)}`,
        summary: `The ${observed} of ${formatPeriod(at.period)} was ${valueText(series, at.value)}, above the ${valueText(series, former.value)} of ${formatPeriod(former.period)}. In between it stood at ${valueText(series, trough.value)} ${when(trough.period)}.`,
        unusual: `${capital(place)} of ${count(rank.of, 'wait')} from one ${high} to the next since ${beginning(series)}.`,
        score: scoreOf(rank),
        measure: `${subjectOf(series.id).measure}: time from one ${high} to the next`,
        chart: {
          marks: [
            { period: former.period, label: `Former ${high}, ${formatPeriod(former.period)}` },
            { period: trough.period, label: `${FORMATS['percent-0'](-depth)} below` },
            { period: at.period, label: formatPeriod(at.period) },
          ],
        },
      }),
    ];
  });
}
