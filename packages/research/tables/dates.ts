import { monthNumber } from '../series/written';
import { isDay, isPeriod, type Period } from '../time/period';
import type { TableDescription } from './own-table';
import { latinDigits } from './latin-digits';

/** A way to write periods. A column is read in one in which all of its cells are periods. */
export type DateFormat = {
  /** The answer that means it, where another can be meant. */
  choice?: TableDescription['dates'];
  /** A mere number, such as a year: it is a date only in a column that is one by name or by choice. */
  isNumber?: true;
  read: (cell: string) => Period | undefined;
};

const YEAR = String.raw`(?:1[789]|2[01])\d\d`;
const pattern = (source: string) => new RegExp(`^(?:${source})$`, 'i');

const TRIPLE = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/;
const YEAR_MONTH_DAY = pattern(String.raw`(?<year>${YEAR})([-/. ])(?<month>\d{1,2})\2(?<day>\d{1,2})`);
const DAY_NAMED = pattern(
  String.raw`(?<day>\d{1,2})[-/. ]?(?<name>[a-z]{3,9})\.?[-/., ]{0,2}(?<year>${YEAR}|\d\d)`,
);
const NAMED_DAY = pattern(String.raw`(?<name>[a-z]{3,9})\.?[- ](?<day>\d{1,2})[-, ]{1,2}(?<year>${YEAR})`);
const MONTH_FORMS = [
  pattern(String.raw`(?<name>[a-z]{3,9})\.?[-/ ,'’]{0,2}(?<year>${YEAR}|\d\d)`),
  pattern(String.raw`(?<year>${YEAR})[- ](?<name>[a-z]{3,9})`),
  pattern(String.raw`(?<year>${YEAR})(?:[-/]|M)(?<month>\d{1,2})`),
  pattern(String.raw`(?<month>\d{1,2})[-/](?<year>${YEAR})`),
];
const FISCAL_YEAR = pattern(String.raw`FY[ -]?'?(?<end>${YEAR}|\d\d)`);
const FISCAL_YEARS = pattern(String.raw`(?:FY ?)?(?<start>${YEAR})[-/–](?<end>${YEAR}|\d\d)`);
const FISCAL_QUARTER = pattern(String.raw`Q(?<quarter>[1-4])[- ]?FY[ -]?'?(?<end>${YEAR}|\d\d)`);
const FISCAL_QUARTERS = pattern(
  String.raw`Q(?<quarter>[1-4])[- ](?:FY ?)?(?<start>${YEAR})[-/–](?<end>${YEAR}|\d\d)`,
);
const QUARTER_FORMS = [
  pattern(String.raw`Q(?<quarter>[1-4])[-/ ]?(?<year>${YEAR})`),
  pattern(String.raw`(?<year>${YEAR})[-/ ]?Q(?<quarter>[1-4])`),
];
const ONLY_YEAR = pattern(YEAR);
const IN_RANGE = new RegExp(`^${YEAR}-`);
const COMPACT = pattern(String.raw`(?<year>${YEAR})(?<month>\d\d)(?<day>\d\d)`);
const SERIAL = /^(\d{5})(?:\.\d+)?$/;

/** The time of day after a date, which no series of days needs. */
const TIME =
  /(?:T|,? {1,2})\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)? ?(?:[ap]\.?m\.?)? ?(?:[a-z]{1,4}|[+-]\d{2}:?\d{2})?$/i;

/** A year of two digits as spreadsheets read it: up to 29 it is one of this century. */
const yearOf = (digits = ''): string => {
  if (digits.length !== 2) return digits;
  return `${Number(digits) < 30 ? 20 : 19}${digits}`;
};
const two = (number: string | number = ''): string => String(number).padStart(2, '0');

function day(year = '', month: string | number = '', dayOfMonth = ''): Period | undefined {
  const period = `${yearOf(year)}-${two(month)}-${two(dayOfMonth)}`;
  return IN_RANGE.test(period) && isDay(period) ? period : undefined;
}

function month(year = '', number: string | number = ''): Period | undefined {
  const period = `${yearOf(year)}-${two(number)}`;
  return isPeriod(period) ? period : undefined;
}

/** The year in which a fiscal year ends that is named by two successive ones, such as 2025-26. */
function endOfFiscalYear(groups: Partial<Record<string, string>> | undefined): string | undefined {
  const { start, end = '' } = groups ?? {};
  if (start === undefined) return undefined;
  const next = String(Number(start) + 1);
  return end === next || end === next.slice(2) ? next : undefined;
}

/** Periods name fiscal quarters by two digits, which are of this century. */
const fiscalQuarter = (quarter = '', year = ''): Period | undefined =>
  year.startsWith('20') ? `Q${quarter} FY${year.slice(2)}` : undefined;

/**
 * The day of a spreadsheet's number: 1 is the first day of 1900, and a 29 February 1900 is counted, which
 * there was not.
 */
function dayOfSerial(serial: number): Period | undefined {
  if (!(serial >= 10_000 && serial < 73_000)) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

/** The first form that fits. */
const groupsIn = (forms: readonly RegExp[], cell: string): Partial<Record<string, string>> | undefined => {
  for (const form of forms) {
    const groups = form.exec(cell)?.groups;
    if (groups) return groups;
  }
  return undefined;
};

const FORMATS: readonly DateFormat[] = [
  {
    read: (cell) => {
      const groups = YEAR_MONTH_DAY.exec(cell)?.groups;
      return groups && day(groups.year, groups.month, groups.day);
    },
  },
  {
    choice: 'day-first',
    read: (cell) => {
      const [, first, , second, year] = TRIPLE.exec(cell) ?? [];
      return first && day(year, second, first);
    },
  },
  {
    choice: 'month-first',
    read: (cell) => {
      const [, first, , second, year] = TRIPLE.exec(cell) ?? [];
      return first && day(year, first, second);
    },
  },
  {
    choice: 'year-first',
    read: (cell) => {
      const [, first, , second, last] = TRIPLE.exec(cell) ?? [];
      return first?.length === 2 && last?.length === 2 ? day(first, second, last) : undefined;
    },
  },
  {
    read: (cell) => {
      const groups = groupsIn([DAY_NAMED, NAMED_DAY], cell);
      return groups && day(groups.year, monthNumber(groups.name ?? ''), groups.day);
    },
  },
  {
    choice: 'months',
    read: (cell) => {
      const groups = groupsIn(MONTH_FORMS, cell);
      return groups && month(groups.year, groups.month ?? monthNumber(groups.name ?? ''));
    },
  },
  {
    choice: 'fiscal-years',
    read: (cell) => {
      const end = FISCAL_YEAR.exec(cell)?.groups?.end;
      const year = end === undefined ? endOfFiscalYear(FISCAL_YEARS.exec(cell)?.groups) : yearOf(end);
      return year && `FY${year}`;
    },
  },
  {
    read: (cell) => {
      const { quarter, end } = FISCAL_QUARTER.exec(cell)?.groups ?? {};
      if (quarter) return fiscalQuarter(quarter, yearOf(end));
      const groups = FISCAL_QUARTERS.exec(cell)?.groups;
      return groups && fiscalQuarter(groups.quarter, endOfFiscalYear(groups));
    },
  },
  {
    read: (cell) => {
      const groups = groupsIn(QUARTER_FORMS, cell);
      return groups && `Q${groups.quarter} ${groups.year}`;
    },
  },
  { isNumber: true, read: (cell) => (ONLY_YEAR.test(cell) ? cell : undefined) },
  {
    isNumber: true,
    read: (cell) => {
      const groups = COMPACT.exec(cell)?.groups;
      return groups && day(groups.year, groups.month, groups.day);
    },
  },
  { isNumber: true, read: (cell) => dayOfSerial(Number(SERIAL.exec(cell)?.[1])) },
];

const dateIn = (cell: string): string => {
  const text = latinDigits(cell);
  return text.includes(':') ? text.replace(TIME, '').trim() : text;
};

/** A column of dates, read in one format. An empty cell has no period. */
export type DateReading = { format: DateFormat; periods: (Period | null)[] };

/**
 * The formats in which all cells are periods that are not empty; or the first cell without which there would
 * be one.
 */
export function datesIn(cells: readonly string[]): DateReading[] | { failsAt: number } {
  let readings: DateReading[] = FORMATS.map((format) => ({ format, periods: [] }));
  let isEmpty = true;
  for (const [at, cell] of cells.entries()) {
    const date = dateIn(cell);
    isEmpty &&= date === '';
    for (const { format, periods } of readings) {
      const period = date === '' ? null : format.read(date);
      if (period !== undefined) periods.push(period);
    }
    if (readings.some(({ periods }) => periods.length <= at))
      readings = readings.filter(({ periods }) => periods.length > at);
    if (readings.length === 0) return { failsAt: at };
  }
  return isEmpty ? { failsAt: 0 } : readings;
}

/** Whether a cell is a period by itself, which a mere number is not. */
export const isDateCell = (cell: string): boolean => hasFormat(cell, ({ isNumber }) => !isNumber);

/** Whether a cell may be a period, also as a mere number. */
export const mayBeDate = (cell: string): boolean => hasFormat(cell, () => true);

function hasFormat(cell: string, isMeant: (format: DateFormat) => boolean): boolean {
  const date = dateIn(cell);
  return date !== '' && FORMATS.some((format) => isMeant(format) && format.read(date) !== undefined);
}
