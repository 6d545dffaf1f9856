// The units of series, in words.
export { amountText, isRounded, unitName, unitText, quantityText } from '../series/unit-text';
export { UNITS, UNIT_NAMES, isPercent } from '../series/units';
