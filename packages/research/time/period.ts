import { ContentProblem } from '@/lib/platform/content-problem';
import { DAY as DAY_LENGTH } from '@/lib/platform/clock';
import { fill } from '@/lib/platform/fill';
import { perWords } from '../words/kept';
import type { Words } from '../words/words';
import { writtenDate, type DateWords } from '@/lib/platform/written-date';

/**
 * A period is the text that identifies a point of a series: a day `2026-08-21`, a month `2026-06`, a year
 * `2025`, a fiscal year `FY2026`, a fiscal quarter `Q1 FY27`, a half or quarter `H1 2024`, a tenor `10Y`.
 * What is worked out for the same month of all years has that month, `--01` (xsd:gMonth); nobody can name it.
 */
export type Period = string;

const DAY = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const YEAR = /^(FY)?(\d{4})$/;
const FISCAL_QUARTER = /^Q(?<number>[1-4]) FY(?<year>\d{2})$/;
const QUARTER = /^Q(?<number>[1-4]) (?<year>\d{4})$/;
const HALF = /^H(?<number>[12]) (?<year>\d{4})$/;
const TENOR = /^(?<years>\d+)Y$/;
const MONTH_OF_YEAR = /^--(0[1-9]|1[0-2])$/;

/** The days of a year, on average. */
export const YEAR_DAYS = 365.25;

const { UTC } = Date;

/**
 * The start of a period on the time axis, in milliseconds UTC; for a tenor its number of years, for the same
 * month of all years that of the month. Fiscal
 * periods are placed by their label only, which is correct for order and distance, not for calendar dates.
 * @throws when the text is not a known period
 */
export function periodPosition(period: Period): number {
  const ofYear = MONTH_OF_YEAR.exec(period);
  if (ofYear) return Number(ofYear[1]);
  const span = spanOf(period);
  if (!span)
    throw new ContentProblem(`"${period}" is no period: use a day, a month, a year, a quarter or a tenor`);
  return span.start;
}

export function isDay(period: Period): boolean {
  return DAY.test(period) && isPeriod(period);
}

/** Whether a period is a date, a month or a year, and not one with a name, as `Q1 FY27` or `10Y`. */
export const isCalendarPeriod = (period: Period): boolean => /^\d{4}(-\d{2}){0,2}$/.test(period);

export function isPeriod(text: string): boolean {
  return spanOf(text) !== null;
}

/**
 * Whether a period begins only after another has ended: `2026-08-21` is within `2026-08`, `2026-09` is
 * after it. False if the two cannot be compared: a fiscal year with a day, a tenor with a date.
 */
export function startsAfter(period: Period, other: Period): boolean {
  const span = spanOf(period);
  const before = spanOf(other);
  return span !== null && before !== null && span.axis === before.axis && span.start >= before.end;
}

/**
 * Whether a period certainly begins after a moment. A fiscal year begins at most one year before the calendar
 * year that names it; a tenor never begins.
 */
export function beginsAfter(period: Period, time: number): boolean {
  const span = spanOf(period);
  if (!span || span.axis === 'tenor') return false;
  return (span.axis === 'fiscal' ? span.start - 366 * DAY_LENGTH : span.start) > time;
}

/** From `start` up to, not including, `end`, in the axis units of the period's kind; different kinds do not compare. */
export type Span = { axis: 'calendar' | 'fiscal' | 'tenor'; start: number; end: number };

/** The range of a period on its axis; `null` for text that is not a period. */
export function spanOf(period: Period): Span | null {
  const day = DAY.exec(period);
  if (day) {
    const month = months('calendar', Number(day[1]), Number(day[2]) - 1, 1);
    // No Date is made: Next replaces it by a slow one, and a reader's table has thousands of days.
    const start = month.start + (Number(day[3]) - 1) * DAY_LENGTH;
    const exists = month.start <= start && start < month.end;
    return exists ? { axis: 'calendar', start, end: start + DAY_LENGTH } : null;
  }
  const month = MONTH.exec(period);
  if (month) return months('calendar', Number(month[1]), Number(month[2]) - 1, 1);
  const year = YEAR.exec(period);
  if (year) return months(year[1] ? 'fiscal' : 'calendar', Number(year[2]), 0, 12);
  const fiscal = FISCAL_QUARTER.exec(period);
  if (fiscal) return months('fiscal', 2000 + Number(fiscal[2]), (Number(fiscal[1]) - 1) * 3, 3);
  const quarter = QUARTER.exec(period);
  if (quarter) return months('calendar', Number(quarter[2]), (Number(quarter[1]) - 1) * 3, 3);
  const half = HALF.exec(period);
  if (half) return months('calendar', Number(half[2]), (Number(half[1]) - 1) * 6, 6);
  const tenor = TENOR.exec(period);
  return tenor && { axis: 'tenor', start: Number(tenor[1]), end: Number(tenor[1]) };
}

/** A range of whole months, counted from month 0. */
function months(axis: Span['axis'], year: number, first: number, count: number): Span {
  return { axis, start: UTC(year, first), end: UTC(year, first + count) };
}

/** Weeks since the epoch of a day, from Monday to Sunday; 1 January 1970 was a Thursday. */
export function weekOf(day: Period): number {
  return Math.floor((periodPosition(day) / DAY_LENGTH + 3) / 7);
}

/** From Sunday, 0, to Saturday, 6. */
export const weekdayOf = (day: Period): number => (((periodPosition(day) / DAY_LENGTH + 4) % 7) + 7) % 7;

/** The Monday of a week that `weekOf` returns. */
export function mondayOf(week: number): Period {
  return new Date((week * 7 - 3) * DAY_LENGTH).toISOString().slice(0, 10);
}

/** The month so many after another, or before it where the number is negative. */
export function monthsAfter(month: Period, count: number): Period {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const whole = 12 * year + number - 1 + count;
  const [newYear, newMonth] = [Math.floor(whole / 12), (((whole % 12) + 12) % 12) + 1];
  return `${String(newYear).padStart(4, '0')}-${String(newMonth).padStart(2, '0')}`;
}

/** Years from one period to another: whole months for months and what consists of such, days / 365.25 for days. */
export function yearsBetween(from: Period, to: Period): number {
  const a = MONTH.exec(from);
  const b = MONTH.exec(to);
  if (a && b) return Number(b[1]) - Number(a[1]) + (Number(b[2]) - Number(a[2])) / 12;
  const c = YEAR.exec(from);
  const d = YEAR.exec(to);
  if (c && d) return Number(d[2]) - Number(c[2]);
  const [start, end] = [periodPosition(from), periodPosition(to)];
  return OF_MONTHS.test(from) && OF_MONTHS.test(to)
    ? (monthOf(end) - monthOf(start)) / 12
    : (end - start) / DAY_LENGTH / YEAR_DAYS;
}

/** A period that begins with a month, as quarters and halves do. */
const OF_MONTHS = /^(?:[QH]\d (?:FY)?\d+|(?:FY)?\d{4}|\d{4}-\d{2})$/;

/** Months since the epoch. */
function monthOf(position: number): number {
  const date = new Date(position);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Periods other than dates, by the message that writes them. */
const NAMED = {
  'fiscal-year': /^FY(?<year>\d{4})$/,
  'fiscal-quarter': FISCAL_QUARTER,
  quarter: QUARTER,
  half: HALF,
  tenor: TENOR,
} as const;
const KINDS = Object.keys(NAMED) as (keyof typeof NAMED)[];

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

type Form = 'long' | 'short';

/** How a language writes periods. Templates, since tables and axes write thousands. */
const formOf = perWords((words, form: Form) => ({
  ...words.templates(`formats.periods.${form}`, ['day', 'day-of-year', 'month', ...KINDS]),
  months: MONTHS.map((month) => words.text(`formats.months.${form}.${month}`)),
}));

function write(words: Words, period: Period, form: Form): string {
  const templates = formOf(words, form);
  if (DAY.test(period) || MONTH.test(period)) return writtenDate(period, templates);
  const ofYear = MONTH_OF_YEAR.exec(period);
  if (ofYear) return templates.months[Number(ofYear[1]) - 1] ?? period;
  const kind = KINDS.find((name) => NAMED[name].test(period));
  return kind ? fill(templates[kind], NAMED[kind].exec(period)?.groups ?? {}) : period;
}

/** A period in words: `21 August 2026`, `June 2026`, `FY2026`. */
export const formatPeriod = (words: Words, period: Period): string => write(words, period, 'long');

/** A short form for axes and tables: `21 Aug 2026`, `Jun 2026`. */
export const formatPeriodShort = (words: Words, period: Period): string => write(words, period, 'short');

/** A date whose year is known, in short: `21 Aug` for a day, `Aug` for a month. */
export function formatInYear(words: Words, period: Period): string {
  const templates = formOf(words, 'short');
  return writtenDate(period, { ...templates, day: templates['day-of-year'], month: '{month}' });
}

/** The words of a language for dates, for {@link writtenDate} in the browser. */
export function dateWords(words: Words): DateWords {
  const { day, month, months } = formOf(words, 'long');
  return { day, month, months };
}

/** Periods from one to another: `June 2006 to June 2026`. */
export function formatRange(words: Words, from: Period, to: Period): string {
  return from === to
    ? formatPeriod(words, from)
    : words.text('formats.periods.range', {
        from: formatPeriod(words, from),
        to: formatPeriod(words, to),
      });
}

/** All ways to write a period in prose: `8 June 2026`, `8 June` and `June 2026`, months in full or short. */
export function periodForms(words: Words, period: Period): string[] {
  const forms = [formOf(words, 'long'), formOf(words, 'short')];
  const month = period.slice(0, 7);
  if (!MONTH.test(month)) return [write(words, period, 'long')];
  const ofDay = DAY.test(period)
    ? forms.flatMap((form) => [
        writtenDate(period, form),
        writtenDate(period, { ...form, day: form['day-of-year'] }),
      ])
    : [];
  return [...ofDay, ...forms.map((form) => writtenDate(month, form))];
}
