// What an analysis is asked for by: addresses, fields of forms, choices, and the names of its parts.
export {
  parseWindows,
  analysableSeries,
  isSeries,
  type AddressProblem,
  type WindowSpec,
  citedEdition,
  withEdition,
} from '../answers/address';
export { choicesByClass, choiceTitle } from '../answers/choices';
export { measureName, measureQuestion, windowPart, windowsWords, type EchoPart } from '../answers/echo';
export {
  LONGEST_FIELD,
  SERIES_FIELDS,
  seriesAsked,
  WINDOW_CHOICES,
  fieldsOf,
  cleanFields,
  type Fields,
  type FieldName,
} from '../answers/fields';
export { OPTION_NAMES, isFlag, usualOptions } from '../answers/options';
export { USUAL_ROLL, type AnswerListing, type Option } from '../measures/measure';
export { labelOf, nameOf } from '../measures/names';
export { analysisOfFigure, analysisOfSeries } from '../answers/offers';
export { MEASURE_NAMES } from '../measures';
export { capitalised } from '../insights/wording';
export { seriesEnds, type SeriesChange, type SeriesEnds } from '../answers/series-ends';
export { chartOfSeries } from '../answers/series-chart';
export { questionsAbout, type SeriesQuestion } from '../answers/series-questions';
export type { AnswerShare } from '../answers/window-share';
