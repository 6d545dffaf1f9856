import type { Library } from '../../series/library';
import { FORMATS } from '../../series/number-format';
import { formatPeriod } from '../../time/period';
import type { Series } from '../../series/series';
import { compose } from '../compose';
import type { Detector } from '../detector';
import { fallParts } from '../fall-parts';
import { presentPoints, rhythmOf } from '../history';
import type { Insight } from '../insight';
import { falls, highKind, isDeep, RARE, rarityOf, recordsOf } from '../records';
import { scoreOf, rankAmong } from '../rank';
import { subjectOf } from '../subject';
import { periods, rankValues } from '../wording';

const id = 'record';

/**
 * The smallest distance from the record that becomes an insight; larger ones are left to the drawdown
 * detector.
 */
const STEP = 0.1;
/**
 * The number of consecutive records that counts as a run, and the lengths at which a run becomes an
 * insight.
 */
const RUN = 5;

/**
 * The first record after a long wait, runs of records, and distances from the record that are rare in the
 * series.
 */
export const record: Detector = {
  id,
  families: ['price', 'count'],
  detect: (library, series) => [
    ...afterWait(library, series),
    ...inARow(library, series),
    ...distance(library, series),
  ],
};

function afterWait(library: Library, series: Series): Insight[] {
  const records = recordsOf(presentPoints(series));
  const { enough, longWait } = rhythmOf(series);
  return records.flatMap((entry, i) => {
    if (entry.wait < longWait || entry.at.index < enough || isDeep(entry.depth)) return [];
    const rank = rankAmong(
      entry.wait,
      records.slice(0, i).map(({ wait }) => wait),
      'high',
    );
    const ranked = rankValues(rank);
    if (!ranked) return [];
    const { at, former, wait } = entry;
    return [
      compose(library, series, {
        detector: id,
        message: 'record-wait',
        at,
        quoted: { former },
        values: {
          ...ranked,
          wait: periods(library.words, wait, series.frequency),
        },
        score: scoreOf(rank),
        chart: {
          marks: [former, at].map(({ period }) => ({ period, label: formatPeriod(library.words, period) })),
        },
      }),
    ];
  });
}

function inARow(library: Library, series: Series): Insight[] {
  const high = highKind(series);
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
    const before = history.find(({ index }) => index === at.index - run);
    if (run % RUN !== 0 || rank.rank > 1 || !before || at.index < rhythmOf(series).enough) return [];
    return [
      compose(library, series, {
        detector: id,
        message: 'record-run',
        at,
        quoted: { before },
        values: {
          run: periods(library.words, run, series.frequency),
          longest: periods(library.words, Math.max(0, ...earlier), series.frequency),
        },
        score: scoreOf({ rank: 1, of: history.indexOf(at) + 1 }),
        run: before.period,
        chart: {
          marks: [
            {
              period: at.period,
              label: library.words.text('insights.record-run.mark', {
                high,
                period: formatPeriod(library.words, at.period),
              }),
            },
          ],
        },
      }),
    ];
  });
}

function distance(library: Library, series: Series): Insight[] {
  if (!subjectOf(library, series.id).families.includes('price')) return [];
  const history = presentPoints(series);
  const { enough, longWait } = rhythmOf(series);
  return falls(history, [STEP]).flatMap(({ at, peak, depth, index }) => {
    const { before, beyond, last, lookback, score } = rarityOf(history, index);
    if (index < enough || isDeep(depth) || score < 1 - RARE || lookback < longWait) return [];
    return [
      compose(library, series, {
        detector: id,
        message: 'record-distance',
        at,
        quoted: { peak },
        values: {
          ...{ before, beyond },
          depth: FORMATS.percent(library.words, -depth),
          lastBelow: last ? formatPeriod(library.words, last.period) : '',
        },
        score,
        ...fallParts(library.words, series, { peak, at, depth }),
      }),
    ];
  });
}
