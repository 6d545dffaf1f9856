import { ContentProblem } from '@/lib/content/content-problem';
import type { FigureFormat } from '@/lib/web/number-format';
import { isPercent, UNITS, type Unit, type UnitName } from '@/lib/research/series/units';

/**
 * What a formula returns when its result is not in the unit of the series: a share, a multiple or a count.
 */
export const NO_UNIT = 'no unit';
type FigureUnit = UnitName | typeof NO_UNIT;

const priceIn = (currency: Unit['currency']) => (name: FigureUnit) =>
  name !== NO_UNIT && UNITS[name].kind === 'price' && UNITS[name].currency === currency;
const moneyIn = (currency: Unit['currency'], scale: Unit['scale']) => (name: FigureUnit) =>
  name !== NO_UNIT && UNITS[name].currency === currency && UNITS[name].scale === scale;
const none = (name: FigureUnit) => name === NO_UNIT;
const percent = (name: FigureUnit) => name !== NO_UNIT && isPercent(name);

/** The units that each format can write; formats missing here can write any unit. */
const WRITES: Partial<Record<FigureFormat, (unit: FigureUnit) => boolean>> = {
  usd: priceIn('USD'),
  'usd-2': priceIn('USD'),
  'usd-billion': moneyIn('USD', 'million'),
  inr: priceIn('INR'),
  'inr-2': priceIn('INR'),
  'inr-crore': moneyIn('INR', 'crore'),
  'inr-lakh': moneyIn('INR', 'lakh'),
  'inr-billion': moneyIn('INR', 'billion'),
  'basis-points': (name) => name === 'basis points' || name === NO_UNIT,
  points: percent,
  'points-2': percent,
  // These formats take a fraction.
  percent: none,
  'percent-0': none,
};

/** @throws ContentProblem for a format that would show the value in the wrong unit */
export function checkFormat(format: FigureFormat, unit: FigureUnit, line: string): void {
  if (WRITES[format]?.(unit) === false)
    throw new ContentProblem(`${line} is in ${unit} here, which the format "${format}" does not write`);
}
