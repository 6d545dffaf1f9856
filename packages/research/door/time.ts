// Periods of the calendar and of fiscal years: how they are ordered and written.
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
  yearsBetween,
} from '../time/period';
