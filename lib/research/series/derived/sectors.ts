import { combine, rebase, type Series } from '../series';
import { type DerivedSeries, type GetSeries } from './derive';

/**
 * A share relative to its sector, and the sector relative to the market: the change since the first day
 * shows which of the two did better.
 */
export const sectors: DerivedSeries = {
  'wipro-against-nifty-it': (get) => over(get, 'wipro-close', 'nifty-it-close', 'Wipro over Nifty IT'),
  'nifty-it-against-nifty-50': (get) =>
    over(get, 'nifty-it-close', 'nifty-50-close', 'Nifty IT over Nifty 50'),
};

function over(get: GetSeries, own: string, other: string, title: string): Series {
  const ratio = combine(
    [get(own), get(other)],
    { title, unit: 'ratio', formula: `${own} / ${other}` },
    (a, b) => a / b,
  );
  return {
    ...rebase(ratio),
    unit: 'ratio, first close = 100',
    formula: `${own} / ${other}, first close = 100`,
  };
}
