import { MEASURES, type Measure } from '../measures';
import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { isRate } from '../series/units';

/** A price of something, or a rate, of which the change is a difference. */
export const seriesKind = (library: Library, name: string): 'rate' | 'price' =>
  isRate(getSeries(library, name).unit) ? 'rate' : 'price';

/** Whether it is asked what became of money, which is paid from the first period of a window on. */
export const isPaid = (measure: Measure): boolean => MEASURES[measure].usualAmount !== undefined;
