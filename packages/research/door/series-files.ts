// Files of series, as they are written and checked.
export { fileChecks, type FileCheck } from '../file-checks';
export { listSeriesFiles, readSeriesFile, seriesInFile, seriesSchema } from '../series/series-file';
export {
  type SeriesFile,
  frequencySchema,
  sourceSchema,
  pointSchema,
  type Column,
  type Frequency,
} from '../series/series-shape';
export { particulars } from '../series/particulars';
export { events, type DatedEvent, eventSchema } from '../series/events';
export { statusSchema } from '../series/status';
export { noteSchema, type NoteKind, type SeriesNote } from '../series/notes';
export { checkSchema, type ValueCheck } from '../series/checks';
export { hasSeries, listDerivedSeries } from '../series/get-series';
export { uniqueSources } from '../series/series';
export { codeOf } from '../answers/code';
