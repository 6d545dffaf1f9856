import { formatPeriod } from '../../time/period';
import type { Library } from '../../series/library';
import type { Series } from '../../series/series';
import type { Values } from '../../words/words';
import { compose, pointValues } from '../compose';
import type { Detector } from '../detector';
import { extremesOf, scoreOfLookback, extremeValues } from '../extremes';
import { presentPoints, type PresentPoint } from '../history';

const id = 'extreme';

export const extreme: Detector = {
  id,
  families: ['ratio', 'yield'],
  detect(library, series) {
    const history = presentPoints(series);
    return extremesOf(series, history).map((extreme) => {
      const { at, index, length, last, run, direction } = extreme;
      const before = history[index - 1];
      return compose(library, series, {
        detector: id,
        at,
        quoted: { last },
        values: {
          ...extremeValues(extreme),
          ...(before && pointValues(library, series, 'before', before)),
          ...untilChanged(library, series, history, last),
        },
        score: scoreOfLookback(length),
        run,
        extreme: direction,
        chart: {
          marks: [...(last ? [last] : []), at].map(({ period }) => ({
            period,
            label: formatPeriod(library.words, period),
          })),
        },
      });
    });
  },
};

/** A decided rate is in force until the next decision: `until 1 April 1977`. */
function untilChanged(
  { words }: Library,
  { frequency }: Series,
  history: readonly PresentPoint[],
  last: PresentPoint | null,
): Values {
  const next = last && history[history.indexOf(last) + 1];
  if (frequency !== 'event' || !next) return {};
  const period = formatPeriod(words, next.period);
  return { last: period, lastWhen: words.text('insights.phrases.until', { period }) };
}
