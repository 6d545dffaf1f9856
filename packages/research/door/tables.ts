// A reader's own table: read, asked about, carried along.
export {
  CARRIED_FIELD,
  answerField,
  carriedFile,
  carriedName,
  carriedOf,
  carriedSchema,
  fits,
  type CarriedRow,
  type CarriedSeries,
} from '../tables/carried-series';
export {
  CHOICES,
  MOST,
  type TableDescription,
  type TableFields,
  type OwnField,
  type OwnOption,
  type OwnPoint,
  type OwnReading,
  type OwnSeries,
  type TableAsWritten,
} from '../tables/own-table';
export {
  answerWords,
  descriptionSentence,
  frequencyWords,
  leftOutSentence,
  questionWords,
  refusalSentence,
} from '../tables/own-words';
export { decodeTable, readTable } from '../tables/read-table';
export { isOwnName } from '../series/own-name';
export type { OwnResult } from '../answers/own-shown';
