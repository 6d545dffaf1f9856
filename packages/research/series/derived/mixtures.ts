import { mixtureOf } from '../mixture';
import type { Series } from '../series';
import type { Period } from '../../time/period';
import type { DerivedSeries } from './derive';

/** The month before oil rose. */
const BEFORE_OIL: Period = '2026-02';
/** What is divided, in rupees. */
const SUM = 100_000;

/** What a sum became that was divided among funds, after the costs of each. */
export const mixtures: DerivedSeries = {
  'oil-shock-portfolio': (get) =>
    dividedSum(
      [
        [get('fund-uti-nifty-50', 'INR per unit'), 60],
        [get('fund-sbi-gilt', 'INR per unit'), 30],
        [get('fund-nippon-gold', 'INR per unit'), 10],
      ],
      BEFORE_OIL,
    ),
};

/**
 * What a sum became in rupees that was divided among series in a month, and again each year.
 * @param shares the series with the share of each, in per cent
 */
export function dividedSum(shares: readonly [Series, number][], since: Period): Series {
  const parts = shares.map(([whole]) => ({ ref: whole.id, whole }));
  const mixture = mixtureOf(parts, since, { weights: shares.map(([, share]) => share) });
  // It begins with 100.
  const points = mixture.points.map((point) => ({
    ...point,
    value: point.value === null ? null : (point.value / 100) * SUM,
  }));
  const name = 'divided-sum';
  return {
    ...{ ...mixture, id: name, title: name, unit: 'INR', points },
    ...(mixture.made && { made: { ...mixture.made, times: SUM } }),
  };
}
