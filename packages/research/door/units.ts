// The units of series, in words.
export { amountText, isRounded, unitName, unitText, valueText } from '../series/unit-text';
export { UNITS, UNIT_NAMES, isPercent } from '../series/units';
