import { text } from '@/lib/content/messages';
import { FORMATS } from '@/lib/web/number-format';
import { formatPeriod } from '@/lib/web/period';
import type { Series } from '@/lib/research/series/series';
import { compose } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { presentPoints, rhythmOf } from '@/lib/research/insights/history';
import type { Insight } from '@/lib/research/insights/insight';
import { falls, highKind, isDeep, RARE, recordsOf, rarityOf } from '@/lib/research/insights/records';
import { scoreOf, rankAmong } from '@/lib/research/insights/rank';
import { periods, rankValues } from '@/lib/research/insights/wording';

const id = 'drawdown';

/** Falls from the record that become insights, each once per record. */
const STEPS = [0.2, 0.35, 0.5, 0.65, 0.8];

/** A fall from the record to a depth that is rare in the series, and the recovery from it. */
export const drawdown: Detector = {
  id,
  families: ['price'],
  detect: (series) => [...deep(series), ...recovered(series)],
};

function deep(series: Series): Insight[] {
  const high = highKind(series);
  const history = presentPoints(series);
  const { enough, longWait } = rhythmOf(series);
  return falls(history, STEPS).flatMap(({ at, peak, depth, index, step }) => {
    const { before, beyond, last, lookback, score } = rarityOf(history, index);
    if (index < enough || score < 1 - RARE || lookback < longWait) return [];
    return [
      compose(series, {
        detector: id,
        message: 'drawdown-deep',
        at,
        quoted: { peak },
        values: {
          step: FORMATS['percent-0'](step),
          depth: FORMATS.percent(-depth),
          ...{ before, beyond },
          lastBelow: last ? formatPeriod(last.period) : '',
        },
        score,
        chart: {
          marks: [
            {
              period: peak.period,
              label: text('insights.marks.high', { high, period: formatPeriod(peak.period) }),
            },
            { period: at.period, label: text('insights.marks.below', { depth: FORMATS.percent(-depth) }) },
          ],
        },
      }),
    ];
  });
}

function recovered(series: Series): Insight[] {
  const high = highKind(series);
  const { enough } = rhythmOf(series);
  const records = recordsOf(presentPoints(series));
  return records.flatMap(({ at, former, trough, wait, depth }, i) => {
    if (!isDeep(depth) || at.index < enough) return [];
    const rank = rankAmong(
      wait,
      records.slice(0, i).map((entry) => entry.wait),
      'high',
    );
    const ranked = rankValues(rank);
    if (!ranked) return [];
    return [
      compose(series, {
        detector: id,
        message: 'drawdown-back',
        at,
        quoted: { former, trough },
        values: {
          ...ranked,
          wait: periods(wait, series.frequency),
          depth: FORMATS['percent-0'](-depth),
        },
        score: scoreOf(rank),
        chart: {
          marks: [
            {
              period: former.period,
              label: text('insights.marks.former', { high, period: formatPeriod(former.period) }),
            },
            {
              period: trough.period,
              label: text('insights.marks.below', { depth: FORMATS['percent-0'](-depth) }),
            },
            { period: at.period, label: formatPeriod(at.period) },
          ],
        },
      }),
    ];
  });
}
