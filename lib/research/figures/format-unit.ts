import type { FigureFormat } from '@/lib/site/number-format';

/** What a formula gives whose unit is not that of its line: a share, a multiple, a count. */
export const NO_UNIT = 'no unit';

/** The units that the formats which name one can write; all others write any. */
const WRITES: Partial<Record<FigureFormat, RegExp>> = {
  usd: /^USD per /,
  'usd-2': /^USD per /,
  'usd-billion': /^USD million$/,
  inr: /^INR per /,
  'inr-2': /^INR per /,
  'inr-crore': /^INR crore$/,
  'inr-lakh': /^INR lakh$/,
  'inr-billion': /^INR billion$/,
  'basis-points': /^basis points$/,
  points: /^%/,
  'points-2': /^%/,
  // These take a fraction.
  percent: /^no unit$/,
  'percent-0': /^no unit$/,
};

/** @throws RangeError for a format that would give a value another unit than it has */
export function checkFormat(format: FigureFormat, unit: string, line: string): void {
  if (WRITES[format]?.test(unit) === false)
    throw new RangeError(`${line} is in ${unit} here, which the format "${format}" does not write`);
}
