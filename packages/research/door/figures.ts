// Figures by formulas, the values behind them, and windows of one length.
export { computeFigures, howManyRecomputable } from '../figures/compute-figures';
export { computeFigure, figureDefinitionSchema, type FigureDefinition } from '../figures/figure';
export {
  isPresent,
  presentRows,
  recompute,
  type Evidence,
  type EvidenceRow,
  type Inputs,
} from '../figures/evidence';
export { directionOf, FORMULAS, FORMULA_NAMES, formulaNamed, type FormulaRow } from '../figures/formulas';
export {
  countWindows,
  isUnderAYear,
  meantPeriod,
  stepsIn,
  typedPeriod,
  valueOver,
  type WindowCount,
} from '../figures/windows';
export { printedNumber } from '../figures/worked';
export { type Made, rowsBehind } from '../series/made-of';
export { sharedPeriods } from '../series/shared-periods';
