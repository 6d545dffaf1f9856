// How numbers are written, and read from what publishers write.
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
} from '../series/number-format';
export { dayIn } from '../series/written';
export { numberAt } from '../updates/number-at';
export { textOf } from '../updates/text-rows';
