// What of a series may be printed, drawn and compared.
export {
  asDrawn,
  atMonthEnds,
  coarse,
  drawnStep,
  isMonthEndsOnly,
  printable,
  printablePoints,
} from '../series/printable';
export { coarseLines, coarseText, isOfWithheld } from '../figures/withheld';
export { tellsOtherDays } from '../series/shared-periods';
export { comparable, incomparable, type Incomparable } from '../series/notes';
export { isSure } from '../series/status';
