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

const id = 'record';

/** A distance from the record worth telling; deeper ones are drawdowns. */
const STEP = 0.1;
/** Records in a row that make a run, and its milestones. */
const RUN = 5;

/** The first record after a long wait, runs of records, and the distance from the record where it is seldom as wide. */
export const record: Detector = {
  id,
  series: seriesOf('price', 'count'),
  detect: (series) => [...afterWait(series), ...inARow(series), ...distance(series)],
};

function afterWait(series: Series): Insight[] {
  const { name, observed } = subjectOf(series.id);
  const high = highWord(series);
  const word = periodWord(series.frequency);
  const history = presentPoints(series);
  const records = recordsOf(history);
  const { enough, longWait } = rhythmOf(series);
  return records.flatMap((entry, i) => {
    if (entry.wait < longWait || entry.at.index < enough || isDeep(entry.depth)) return [];
    const rank = rankAmong(
      entry.wait,
      records.slice(0, i).map(({ wait }) => wait),
      'high',
    );
    const place = superlative(rank.rank, 'longest wait');
    if (!place) return [];
    const { at, former } = entry;
    return [
      compose(series, {
        detector: id,
        at,
        quoted: [former.period],
        title: `${name} sets its first new ${high} in ${count(entry.wait, word)}`,
        summary: `The ${observed} of ${formatPeriod(at.period)} was ${valueText(series, at.value)}, above the ${valueText(series, former.value)} of ${formatPeriod(former.period)}, until then the highest in the series that begins ${begins(series)}.`,
        unusual: `It ended ${place} among the ${count(rank.of, high)} since ${beginning(series)}.`,
        score: scoreOf(rank),
        chart: { marks: [former, at].map(({ period }) => ({ period, label: formatPeriod(period) })) },
      }),
    ];
  });
}

function inARow(series: Series): Insight[] {
  const { name } = subjectOf(series.id);
  const high = highWord(series);
  const word = periodWord(series.frequency);
  const history = presentPoints(series);
  let run = 0;
  const earlier: number[] = [];
  return recordsOf(history).flatMap(({ at, wait }) => {
    if (wait > 1) {
      earlier.push(run);
      run = 0;
    }
    run += 1;
    const rank = rankAmong(run, earlier, 'high');
    const before = history.filter(({ index }) => index === at.index - run)[0];
    if (run % RUN !== 0 || rank.rank > 1 || !before || at.index < rhythmOf(series).enough) return [];
    return [
      compose(series, {
        detector: id,
        at,
        quoted: [before.period],
        title: `${name} sets a ${high} for the ${count(run, word)} to ${formatPeriod(at.period)}`,
        summary: `Each of these ${count(run, word)} brought a new high in the series that begins ${begins(series)}. From ${formatPeriod(before.period)} to ${formatPeriod(at.period)} it went from ${valueText(series, before.value)} to ${valueText(series, at.value)}.`,
        unusual: `No run of ${high}s since ${beginning(series)} was longer; the longest before was ${count(Math.max(0, ...earlier), word)}.`,
        score: scoreOf({ rank: 1, of: history.indexOf(at) + 1 }),
        chart: { marks: [{ period: at.period, label: `${capital(high)} of ${formatPeriod(at.period)}` }] },
      }),
    ];
  });
}

function distance(series: Series): Insight[] {
  const { name, observed, families } = subjectOf(series.id);
  if (!families.includes('price')) return [];
  const high = highWord(series);
  const history = presentPoints(series);
  const { enough, longWait } = rhythmOf(series);
  return falls(history, [STEP]).flatMap(({ at, peak, depth, index }) => {
    const share = shareBeyond(history, index);
    const since = widestSince(history, index);
    if (index < enough || isDeep(depth) || share.score < 1 - RARE || since.length < longWait) return [];
    return [
      compose(series, {
        detector: id,
        at,
        quoted: [peak.period],
        title: `${name} stands ${FORMATS.percent(-depth)} below its ${high} of ${formatPeriod(peak.period)}`,
        summary: `The ${observed} of ${formatPeriod(at.period)} was ${valueText(series, at.value)}, after a high of ${valueText(series, peak.value)} ${when(peak.period)}, the highest in the series that begins ${begins(series)}.`,
        unusual: [share.text, since.text].filter(Boolean).join(' '),
        score: share.score,
        chart: {
          marks: [
            { period: peak.period, label: `${capital(high)}, ${formatPeriod(peak.period)}` },
            { period: at.period, label: formatPeriod(at.period) },
          ],
        },
      }),
    ];
  });
}
