export {
  analysisPath,
  citedEdition,
  parseAnalysis,
  parseWindow,
  seriesNames,
  withEdition,
  type AddressProblem,
  type Analysis,
  type AskedWindow,
} from './answers/address';
export { answerAnalysis, type AnalysisAnswer, type Refusal } from './answers/answer';
export { choiceOf, choiceText, choicesByClass, classTitleOf } from './answers/choices';
export { measureName, windowWords, type EchoPart } from './answers/echo';
export { editionOf, editionOfFile } from './answers/edition';
export { examples, type Example } from './answers/examples';
export {
  LONGEST_QUESTION,
  WINDOW_CHOICES,
  analysisOfFields,
  fieldsOf,
  readFields,
  type Fields,
} from './answers/fields';
export { MEASURES, MEASURE_NAMES, type Measure } from './measures';
export { USUAL_ROLL, type Option, type WindowShare } from './measures/measure';
export { nameOf } from './measures/names';
export { analysesOfInsights, analysisOfFigure, analysisOfSeries } from './answers/offers';
export type { Shown } from './answers/own-shown';
export { chartEvents, type ChartEvent } from './charts/chart-events';
export {
  CHART_WORDS,
  chartSeries,
  chartSpecSchema,
  resolveChart,
  type Chart,
  type ChartSeries,
  type ChartSpec,
  type Level,
} from './charts/chart-spec';
export { exportCsv, exportOf, type ExportColumn, type LeftOut } from './charts/export';
export { computeFigures } from './figures/compute-figures';
export {
  isPresent,
  presentRows,
  recompute,
  type Evidence,
  type EvidenceRow,
  type Inputs,
} from './figures/evidence';
export { computeFigure, figureDefinitionSchema, type Figure, type FigureDefinition } from './figures/figure';
export { FORMULAS, FORMULA_NAMES, formulaNamed, type Row as FormulaRow } from './figures/formulas';
export { howManyRecomputable } from './figures/recomputable';
export {
  countWindows,
  isUnderAYear,
  meantPeriod,
  stepsIn,
  typedPeriod,
  valueOver,
  type Window,
  type WindowCount,
} from './figures/windows';
export { coarseLines, coarseText, isOfWithheld } from './figures/withheld';
export { numberIn } from './figures/worked';
export { checkInsights, insight, insights, reachOfFeed } from './insights';
export { chartPath, parseChartName } from './insights/chart-path';
export { titleOf, type PublishedInsight } from './insights/standing';
export { assetClassOf, assetClassSchema, subjectOf } from './insights/subject';
export { subjectsOfFeed, type FeedSubject } from './insights/subjects-of-feed';
export { capitalised } from './insights/wording';
export type { Files } from './series/files';
export { openLibrary, type Library, type LivePoints } from './series/library';
export type { Words } from './words/words';
export { readQuestion, readsAsAnalysis } from './questions/read-question';
export type { Heard, Reading } from './questions/reading';
export { fileChecks, type FileCheck } from './file-checks';
export { dataAge, dateAndAge, nextValue } from './series/age-text';
export { checkSchema, type Check } from './series/checks';
export { dataDate } from './series/data-date';
export { eventSchema, events, type DatedEvent } from './series/events';
export { ageAt, ageOf, freshnessOf, knownEnd, type Age, type Freshness } from './series/freshness';
export { getSeries, hasSeries, listDerivedSeries } from './series/get-series';
export { rowsBehind, type Made } from './series/made-of';
export { followedBy, type Point } from './series/new-points';
export {
  comparable,
  incomparable,
  noteSchema,
  type Incomparable,
  type NoteKind,
  type SeriesNote,
} from './series/notes';
export { isOwnName } from './series/own-name';
export { particulars } from './series/particulars';
export {
  asDrawn,
  atMonthEnds,
  coarse,
  drawnStep,
  isMonthEndsOnly,
  printable,
  printablePoints,
} from './series/printable';
export { between, uniqueSources, valuesOf, type Series, type SeriesPoint } from './series/series';
export { seriesFacts } from './series/series-facts';
export {
  listSeriesFiles,
  livePointsProblems,
  readSeriesFile,
  seriesFileTitles,
  seriesInFile,
  seriesSchema,
  type Source,
} from './series/series-file';
export {
  frequencySchema,
  pointSchema,
  sourceSchema,
  type Column,
  type Frequency,
  type SeriesFile,
} from './series/series-shape';
export { sharedPeriods, tellsOtherDays } from './series/shared-periods';
export { change, deepestDrawdown, leastSquares, standardDeviation, type Fit } from './series/statistics';
export { amountText, isRounded, unitName, unitText, valueText } from './series/unit-text';
export { UNITS, UNIT_NAMES, isPercent, type UnitName } from './series/units';
export { dayIn } from './series/written';
export { CARRIED_FIELD, answerField } from './tables/carried-field';
export {
  carriedFile,
  carriedName,
  carriedOf,
  carriedSchema,
  fits,
  type CarriedRow,
  type CarriedSeries,
} from './tables/carried-series';
export {
  CHOICES,
  MOST,
  type OwnAnswers,
  type OwnChoices,
  type OwnField,
  type OwnOption,
  type OwnPoint,
  type OwnReading,
  type OwnSeries,
  type TableAsWritten,
} from './tables/own-table';
export {
  answerWords,
  frequencyWords,
  leftOutSentence,
  questionWords,
  refusalSentence,
} from './tables/own-words';
export { decodeTable, readTable } from './tables/read-table';
export { disagreements } from './updates/cross-check';
export { numberAt } from './updates/number-at';
export { rowsBy, type Row } from './updates/periods';
export { isAppendOnly, isEmpty, newPoints, propose, revised, type Proposal } from './updates/proposal';
export { MOST_BYTES, readReceived } from './updates/read-received';
export {
  fetchProblem,
  fetchedWords,
  lackingContact,
  mayBeAsked,
  mayBeFetched,
  supplyOf,
  type CrossCheck,
  type Supply,
} from './updates/supply';
export { SupplyProblem } from './updates/supply-problem';
export { contactAddress } from './updates/terms';
export { textOf } from './updates/text-rows';
export { unlikeAny } from './updates/unlike-any';
export { WEB_PAGE, isWebPage } from './updates/web-page';
export {
  FORMATS,
  FORMAT_NAMES,
  formatFigure,
  inUnit,
  MINUS,
  numberWriter,
  type FigureFormat,
  type Format,
  type Grouping,
} from './series/number-format';
export {
  dateWords,
  formatInYear,
  formatPeriod,
  formatPeriodShort,
  formatRange,
  isCalendarPeriod,
  isDay,
  isPeriod,
  periodForms,
  periodPosition,
  spanOf,
  startsAfter,
  weekOf,
  type Period,
} from './time/period';
export { isSure, statusSchema, type Status } from './series/status';
export { codeOf } from './answers/code';
export { perLibrary } from './series/per-library';
