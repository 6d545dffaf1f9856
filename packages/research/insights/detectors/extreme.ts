import { formatPeriod, startsAfter } from '../../time/period';
import { getSeries } from '../../series/get-series';
import { incomparable } from '../../series/notes';
import type { Library } from '../../series/library';
import type { Series } from '../../series/series';
import type { Values } from '../../words/words';
import { compose, pointValues } from '../compose';
import type { Detector } from '../detector';
import { extremesOf, scoreOfLookback, extremeValues, standingOf } from '../extremes';
import { presentPoints, type PresentPoint } from '../history';
import type { Direction } from '../rank';
import { readSubjectSeries, subjectOf } from '../subject';

const id = 'extreme';

export const extreme: Detector = {
  id,
  families: ['ratio', 'yield'],
  detect(library, series) {
    const history = presentPoints(series);
    return extremesOf(series, history).map((extreme) => {
      const { at, index, length, last, direction } = extreme;
      const before = history[index - 1];
      return compose(library, series, {
        detector: id,
        at,
        quoted: { last },
        values: {
          ...extremeValues(extreme),
          ...(before && pointValues(library, series, 'before', before)),
          ...untilChanged(library, series, history, last),
          ...(last ? NO_BASIS : onOtherBasis(library, series, direction)),
        },
        score: scoreOfLookback(length),
        ...standingOf(extreme),
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

const NO_BASIS: Values = { basis: '', before: '', former: '', formerWhen: '', formerValue: '' };

/** Of what has been measured in this way only since its data begins: how far it went before, measured in another. */
function onOtherBasis(library: Library, { id }: Series, direction: Direction): Values {
  const { basis = {} } = subjectOf(library, id);
  const whole = getSeries(library, id);
  const first = readSubjectSeries(library, id).points.find(({ value }) => value !== null);
  const earlier = presentPoints(whole).filter(
    (point) =>
      first &&
      startsAfter(first.period, point.period) &&
      incomparable(whole, { ...point, status: '' }) === 'basis-change',
  );
  const [furthest] = earlier.sort((a, b) => (direction === 'low' ? a.value - b.value : b.value - a.value));
  if (basis.since === undefined || !furthest) return NO_BASIS;
  return {
    since: 'basis',
    basis: basis.since,
    before: basis.before ?? '',
    ...pointValues(library, whole, 'former', furthest),
  };
}

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
