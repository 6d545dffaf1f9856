import { extent } from 'd3-array';
import { subjects } from '../insights/subject';
import type { Library } from '../series/library';
import type { Format } from '../series/number-format';
import { valuesOf, type Series } from '../series/series';
import { UNITS } from '../series/units';

/** Numbers below have two decimals. */
const SMALL = 10;

/** Two decimals of values below would be noughts. */
const TINY = 0.1;
/** From this on three digits would not write a whole number. */
const THOUSAND = 1000;

/** How the values of a series are written: as its subject says, else by their unit and size. */
export function usualFormat(library: Library, series: Series): Format {
  const subject = subjects(library).get(series.id);
  if (subject) return subject.format;
  const { currency, percent, indian, scale } = UNITS[series.unit];
  if (currency && !scale) return currency === 'USD' ? 'usd' : 'inr';
  if (percent) return 'points';
  if (indian) return 'number-indian';
  const [lowest = NaN, highest = NaN] = extent(valuesOf(series));
  if (lowest > 0 && lowest < TINY && highest < THOUSAND) return 'digits-3';
  return highest < SMALL ? 'number-2' : 'number-1';
}
