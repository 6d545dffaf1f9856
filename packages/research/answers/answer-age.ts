import type { Library } from '../series/library';
import { ageAt, reachUpTo, type Age } from '../series/freshness';
import { getSeries } from '../series/get-series';
import { comparable } from '../series/notes';
import type { Window } from '../figures/windows';
import type { Measurement } from './address';
import { leftOutAfter } from './cautions';
import { onOtherBasis } from '../measures/other-basis';

/**
 * How old the data of an answer are; the rate of the dollar and consumer prices count where they are in it.
 * Of newer values that we hold and leave out, a caution tells.
 */
export function answerAge(
  library: Library,
  { measured, window }: { measured: Pick<Measurement, 'series'>; window: Window },
): Age {
  const series = measured.series.map((name) => getSeries(library, name));
  const age = ageAt(
    reachUpTo(
      library,
      series.map((whole) => (onOtherBasis(whole).has(window.to) ? whole : comparable(whole))),
      window.to,
    ),
  );
  const holdsNewer = series.some((whole) => leftOutAfter(whole, window).includes('basis-change'));
  return holdsNewer ? { ...age, due: null, isLate: false } : age;
}
