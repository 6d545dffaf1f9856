import type { MadePart } from '../made-part';
import { mixtureOf } from '../mixture';
import type { SeriesRef } from '../series-ref';
import type { Period } from '../../time/period';
import type { Series } from '../series';
import type { DerivedSeries, GetSeries } from './derive';

/** The month before oil rose. */
const BEFORE_OIL: Period = '2026-02';
/** What is divided, in rupees. */
const SUM = 100_000;

/** What a sum became that was divided among funds, after the costs of each. */
export const mixtures: DerivedSeries = {
  'oil-shock-portfolio': (get) => {
    const parts = ['fund-uti-nifty-50', 'fund-sbi-gilt', 'fund-nippon-gold'].map((ref) => partOf(get, ref));
    return inRupees('oil-shock-portfolio', mixtureOf(parts, BEFORE_OIL, { weights: [60, 30, 10] }));
  },
};

const partOf = (get: GetSeries, ref: SeriesRef): MadePart => ({ ref, whole: get(ref, 'INR per unit') });

/** A mixture begins with 100; here with the sum. */
function inRupees(id: string, mixture: ReturnType<typeof mixtureOf>): Series {
  const points = mixture.points.map((point) => ({
    ...point,
    value: point.value === null ? null : (point.value / 100) * SUM,
  }));
  return {
    ...{ ...mixture, id, title: id, unit: 'INR', points },
    ...(mixture.made && { made: { ...mixture.made, times: SUM } }),
  };
}
