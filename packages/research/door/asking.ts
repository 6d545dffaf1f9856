// Forms, addresses and examples by which analyses are asked for.
export {
  parseWindow,
  seriesNames,
  type AddressProblem,
  type AskedWindow,
  citedEdition,
  withEdition,
} from '../answers/address';
export { choiceOf, choiceText, choicesByClass, classTitleOf } from '../answers/choices';
export { measureName, windowWords, type EchoPart } from '../answers/echo';
export { examples, type Example } from '../answers/examples';
export {
  LONGEST_QUESTION,
  WINDOW_CHOICES,
  analysisOfFields,
  fieldsOf,
  readFields,
  type Fields,
} from '../answers/fields';
export { USUAL_ROLL, type Option, type WindowShare } from '../measures/measure';
export { nameOf } from '../measures/names';
export { analysisOfFigure, analysisOfSeries } from '../answers/offers';
export { MEASURE_NAMES } from '../measures';
export { capitalised } from '../insights/wording';
export { readsAsAnalysis } from '../questions/read-question';
export type { Heard } from '../questions/reading';
