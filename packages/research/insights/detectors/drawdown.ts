import type { Library } from '../../series/library';
import { FORMATS } from '../../series/number-format';
import { formatPeriod } from '../../time/period';
import type { Series } from '../../series/series';
import { compose } from '../compose';
import type { Detector } from '../detector';
import { fallParts } from '../fall-parts';
import { presentPoints, rhythmOf } from '../history';
import type { Insight } from '../insight';
import { falls, highKind, isDeep, RARE, recordsOf, rarityOf } from '../records';
import { scoreOf, rankAmong } from '../rank';
import { subjectOf } from '../subject';
import { periods, rankValues } from '../wording';

const id = 'drawdown';

/** Falls from the record that become insights, each once per record. */
const STEPS = [0.2, 0.35, 0.5, 0.65, 0.8];
/** Of shares, half and more. */
const STEPS_OF_SHARES = STEPS.filter((step) => step >= 0.5);
/** The shortest wait for a new record of a share that becomes an insight, in months. */
const WAIT_OF_SHARES = 36;

const isShare = (library: Library, { id }: Series) => subjectOf(library, id).families.includes('share');

/** A fall from the record to a depth that is rare in the series, and the recovery from it. */
export const drawdownDetector: Detector = {
  id,
  families: ['price', 'falls', 'share'],
  detect: (library, series) => [...deep(library, series), ...recovered(library, series)],
};

function deep(library: Library, series: Series): Insight[] {
  const history = presentPoints(series);
  const { enough, longWait } = rhythmOf(series);
  const depths = isShare(library, series) ? STEPS_OF_SHARES : STEPS;
  return falls(history, depths).flatMap(({ at, peak, depth, index }) => {
    const { before, beyond, last, lookback, score } = rarityOf(history, index);
    if (index < enough || score < 1 - RARE || lookback < longWait) return [];
    return [
      compose(library, series, {
        detector: id,
        message: 'drawdown-deep',
        at,
        quoted: { peak },
        values: {
          depth: FORMATS.percent(library.words, -depth),
          ...{ before, beyond },
          lastBelow: last ? formatPeriod(library.words, last.period) : '',
        },
        score,
        ...fallParts(library.words, series, { peak, at, depth }),
        run: peak.period,
      }),
    ];
  });
}

function recovered(library: Library, series: Series): Insight[] {
  const high = highKind(series);
  const { enough } = rhythmOf(series);
  const records = recordsOf(presentPoints(series));
  return records.flatMap(({ at, former, trough, wait, depth }, i) => {
    if (!isDeep(depth) || at.index < enough) return [];
    if (isShare(library, series) && wait < WAIT_OF_SHARES) return [];
    const rank = rankAmong(
      wait,
      records.slice(0, i).map((entry) => entry.wait),
      'high',
    );
    const ranked = rankValues(rank);
    if (!ranked) return [];
    return [
      compose(library, series, {
        detector: id,
        message: 'drawdown-back',
        at,
        quoted: { former, trough },
        values: {
          ...ranked,
          wait: periods(library.words, wait, series.frequency),
          depth: FORMATS['percent-0'](library.words, -depth),
        },
        score: scoreOf(rank),
        held: { from: former, low: trough, to: at },
        chart: {
          marks: [
            {
              period: former.period,
              label: library.words.text('insights.marks.former', {
                high,
                period: formatPeriod(library.words, former.period),
              }),
            },
            {
              period: trough.period,
              label: library.words.text('insights.marks.below', {
                depth: FORMATS['percent-0'](library.words, -depth),
              }),
            },
            { period: at.period, label: formatPeriod(library.words, at.period) },
          ],
        },
      }),
    ];
  });
}
