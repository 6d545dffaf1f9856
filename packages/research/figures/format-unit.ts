import { ContentProblem } from '@/lib/platform/content-problem';
import type { FigureFormat } from '../series/number-format';
import { ownValue } from '@/lib/platform/own-value';
import { UNITS, type Currency, type Unit, type UnitName } from '../series/units';

/**
 * What a formula returns when its result is not in the unit of the series: a share, a multiple or a count.
 */
export const NO_UNIT = 'no unit';
/** What a formula returns when its result is money: what payments became. */
const MONEY = { USD: 'dollars', INR: 'rupees' } as const;
type FigureUnit = UnitName | typeof NO_UNIT | (typeof MONEY)[Currency];

export const moneyIn = (currency: Currency): FigureUnit => MONEY[currency];

const unitOf = (name: FigureUnit): Unit | undefined => ownValue(UNITS, name);
const moneyOf = (currency: Currency) => (name: FigureUnit) => {
  const unit = unitOf(name);
  return name === MONEY[currency] || (unit?.currency === currency && unit.scale === undefined);
};
const scaled = (currency: Currency, scale: Unit['scale']) => (name: FigureUnit) =>
  unitOf(name)?.currency === currency && unitOf(name)?.scale === scale;
const isWithoutUnit = (name: FigureUnit) => name === NO_UNIT;
const percent = (name: FigureUnit) => unitOf(name)?.percent === true;

/** The units that each format can write; formats missing here can write any unit. */
const WRITES: Partial<Record<FigureFormat, (unit: FigureUnit) => boolean>> = {
  usd: moneyOf('USD'),
  'usd-2': moneyOf('USD'),
  'usd-billion': scaled('USD', 'million'),
  inr: moneyOf('INR'),
  'inr-2': moneyOf('INR'),
  'inr-crore': scaled('INR', 'crore'),
  'inr-lakh': scaled('INR', 'lakh'),
  'inr-in-lakh': moneyOf('INR'),
  'inr-billion': scaled('INR', 'billion'),
  'basis-points': (name) => name === 'basis points' || name === NO_UNIT,
  points: percent,
  'points-2': percent,
  // These formats take a fraction.
  percent: isWithoutUnit,
  'percent-0': isWithoutUnit,
};

/** @throws ContentProblem for a format that would show the value in the wrong unit */
export function checkFormat(format: FigureFormat, unit: FigureUnit, line: string): void {
  if (WRITES[format]?.(unit) !== false) return;
  const otherFormats = Object.entries(WRITES).flatMap(([name, writes]) => (writes(unit) ? [name] : []));
  throw new ContentProblem(
    `${line} is in ${unit} here, which the format "${format}" does not ` +
      `write${otherFormats.length > 0 ? `; it is written by ${otherFormats.join(', ')}` : ''}`,
  );
}
