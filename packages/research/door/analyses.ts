// What an analysis is asked for by: addresses, fields of forms, choices, and the names of its parts.
export {
  parseWindow,
  analysableSeries,
  type AddressProblem,
  type WindowSpec,
  citedEdition,
  withEdition,
} from '../answers/address';
export { choiceOf, choiceText, choicesByClass, classTitleOf } from '../answers/choices';
export { measureName, windowWords, type EchoPart } from '../answers/echo';
export { WINDOW_CHOICES, analysisOfFields, fieldsOf, cleanFields, type Fields } from '../answers/fields';
export { USUAL_ROLL, type AnswerListing, type Option, type WindowShare } from '../measures/measure';
export { nameOf } from '../measures/names';
export { analysisOfFigure, analysisOfSeries } from '../answers/offers';
export { MEASURE_NAMES } from '../measures';
export { capitalised } from '../insights/wording';
