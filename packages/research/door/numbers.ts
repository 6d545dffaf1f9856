// How numbers are written, and read from what publishers write.
export { changeText } from '../series/change-text';
export {
  FORMATS,
  FORMAT_NAMES,
  formatFigure,
  MINUS,
  numberWriter,
  type FigureFormat,
  type Format,
  type Grouping,
} from '../series/number-format';
export { dayIn } from '../series/written';
export { numberAt } from '../updates/number-at';
export { textOf } from '../updates/text-rows';
