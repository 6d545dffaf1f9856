import { FORMATS } from '@/lib/site/number-format';
import { formatPeriod } from '@/lib/research/series/period';
import type { Line } from '@/lib/research/series/series';
import { beginning, begins, compose, valueText } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { known, rhythmOf } from '@/lib/research/insights/history';
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
import { scoreOf, standing } from '@/lib/research/insights/standing';
import { linesOf, subjectOf } from '@/lib/research/insights/subjects';
import { capital, count, periodWord, superlative, when } from '@/lib/research/insights/wording';

const id = 'record';

/** A distance from the record worth telling; deeper ones are drawdowns. */
const STEP = 0.1;
/** Records in a row that make a run, and its milestones. */
const RUN = 5;

/** The first record after a long wait, runs of records, and the distance from the record where it is seldom as wide. */
export const record: Detector = {
  id,
  lines: linesOf('price', 'count'),
  detect: (line) => [...afterWait(line), ...inARow(line), ...distance(line)],
};

function afterWait(line: Line): Insight[] {
  const { name, observed } = subjectOf(line.id);
  const high = highWord(line);
  const word = periodWord(line.frequency);
  const history = known(line);
  const records = recordsOf(history);
  const { enough, longWait } = rhythmOf(line);
  return records.flatMap((entry, i) => {
    if (entry.wait < longWait || entry.at.place < enough || isDeep(entry.depth)) return [];
    const rank = standing(
      entry.wait,
      records.slice(0, i).map(({ wait }) => wait),
      'high',
    );
    const place = superlative(rank.rank, 'longest wait');
    if (!place) return [];
    const { at, former } = entry;
    return [
      compose(line, {
        detector: id,
        at,
        quoted: [former.period],
        title: `${name} sets its first new ${high} in ${count(entry.wait, word)}`,
        summary: `The ${observed} of ${formatPeriod(at.period)} was ${valueText(line, at.value)}, above the ${valueText(line, former.value)} of ${formatPeriod(former.period)}, until then the highest in the series that begins ${begins(line)}.`,
        unusual: `It ended ${place} among the ${count(rank.of, high)} since ${beginning(line)}.`,
        score: scoreOf(rank),
        chart: { marks: [former, at].map(({ period }) => ({ period, label: formatPeriod(period) })) },
      }),
    ];
  });
}

function inARow(line: Line): Insight[] {
  const { name } = subjectOf(line.id);
  const high = highWord(line);
  const word = periodWord(line.frequency);
  const history = known(line);
  let run = 0;
  const earlier: number[] = [];
  return recordsOf(history).flatMap(({ at, wait }) => {
    if (wait > 1) {
      earlier.push(run);
      run = 0;
    }
    run += 1;
    const rank = standing(run, earlier, 'high');
    const before = history.filter(({ place }) => place === at.place - run)[0];
    if (run % RUN !== 0 || rank.rank > 1 || !before || at.place < rhythmOf(line).enough) return [];
    return [
      compose(line, {
        detector: id,
        at,
        quoted: [before.period],
        title: `${name} sets a ${high} for the ${count(run, word)} to ${formatPeriod(at.period)}`,
        summary: `Each of these ${count(run, word)} brought a new high in the series that begins ${begins(line)}. From ${formatPeriod(before.period)} to ${formatPeriod(at.period)} it went from ${valueText(line, before.value)} to ${valueText(line, at.value)}.`,
        unusual: `No run of ${high}s since ${beginning(line)} was longer; the longest before was ${count(Math.max(0, ...earlier), word)}.`,
        score: scoreOf({ rank: 1, of: history.indexOf(at) + 1 }),
        chart: { marks: [{ period: at.period, label: `${capital(high)} of ${formatPeriod(at.period)}` }] },
      }),
    ];
  });
}

function distance(line: Line): Insight[] {
  const { name, observed, families } = subjectOf(line.id);
  if (!families.includes('price')) return [];
  const high = highWord(line);
  const history = known(line);
  const { enough, longWait } = rhythmOf(line);
  return falls(history, [STEP]).flatMap(({ at, peak, depth, index }) => {
    const share = shareBeyond(history, index);
    const since = widestSince(history, index);
    if (index < enough || isDeep(depth) || share.score < 1 - RARE || since.length < longWait) return [];
    return [
      compose(line, {
        detector: id,
        at,
        quoted: [peak.period],
        title: `${name} stands ${FORMATS.percent(-depth)} below its ${high} of ${formatPeriod(peak.period)}`,
        summary: `The ${observed} of ${formatPeriod(at.period)} was ${valueText(line, at.value)}, after a high of ${valueText(line, peak.value)} ${when(peak.period)}, the highest in the series that begins ${begins(line)}.`,
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
