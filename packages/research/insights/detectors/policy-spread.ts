import type { Library } from '../../series/library';
import type { Series } from '../../series/series';
import { compose } from '../compose';
import type { Detector } from '../detector';
import { extremesOf, extremeValues, scoreOfLookback, standingOf } from '../extremes';
import { presentPoints, rhythmOf } from '../history';
import type { Insight } from '../insight';
import { periods } from '../wording';

const id = 'policy-spread';

/**
 * The spread between the policy rate and the long yield: its widest and narrowest values, and the months in
 * which its sign changes.
 */
export const policySpread: Detector = {
  id,
  families: ['policy spread'],
  detect(library, series) {
    const crossings = changesOfSide(library, series);
    const crossingPeriods = new Set(crossings.map(({ asOf }) => asOf));
    return [...crossings, ...extremes(library, series).filter(({ asOf }) => !crossingPeriods.has(asOf))];
  },
};

function changesOfSide(library: Library, series: Series): Insight[] {
  const history = presentPoints(series);
  return history.flatMap((at, i) => {
    const above = at.value > 0;
    const last = history.slice(0, i).findLastIndex(({ value }) => value > 0 === above);
    const first = history[last + 1];
    // Periods without a value are counted too.
    const stay = at.index - (first?.index ?? at.index);
    if (stay < rhythmOf(series).longWait || !first) return [];
    const untilNow = history.slice(0, i + 1);
    return [
      compose(library, series, {
        detector: id,
        message: 'policy-spread-side',
        at,
        quoted: { first },
        values: {
          side: above ? 'above' : 'below',
          whole: last < 0 ? 'yes' : 'no',
          stay: periods(library.words, stay, series.frequency),
          all: untilNow.length,
          within: untilNow.filter(({ value }) => value > 0 === above).length,
        },
        score: scoreOfLookback(stay),
      }),
    ];
  });
}

function extremes(library: Library, series: Series): Insight[] {
  return extremesOf(series, presentPoints(series)).map((extreme) => {
    const { at, length, last, direction } = extreme;
    return compose(library, series, {
      detector: id,
      message: 'policy-spread-extreme',
      at,
      quoted: { last },
      values: extremeValues(extreme),
      score: scoreOfLookback(length),
      ...standingOf(extreme),
      extreme: direction,
    });
  });
}
