/**
 * A period is how a series names its points: a day `2026-08-21`, a month `2026-06`, a year `2025`,
 * a fiscal year `FY2026`, a fiscal quarter `Q1 FY27`, a half or quarter `H1 2024`, a tenor `10Y`.
 */
export type Period = string;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^(\d{4})-(\d{2})$/;
const YEAR = /^(?:FY)?(\d{4})$/;
const FISCAL_QUARTER = /^Q([1-4]) FY(\d{2})$/;
const PART_OF_YEAR = /^([QH])([1-4]) (\d{4})$/;
const TENOR = /^(\d+)Y$/;

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;

/**
 * Where a period starts on the time axis, in milliseconds UTC; a tenor is its number of years.
 * Fiscal periods are placed by their label only: good for order and distance, not for a calendar.
 * @throws when the text is no period we know
 */
export function periodPosition(period: Period): number {
  const day = DAY.exec(period);
  if (day) {
    const time = Date.parse(`${period}T00:00:00Z`);
    if (new Date(time).toISOString().slice(0, 10) === period) return time;
  }
  const month = MONTH.exec(period);
  if (month && Number(month[2]) >= 1 && Number(month[2]) <= 12)
    return Date.UTC(Number(month[1]), Number(month[2]) - 1);
  const year = YEAR.exec(period);
  if (year) return Date.UTC(Number(year[1]), 0);
  const quarter = FISCAL_QUARTER.exec(period);
  if (quarter) return Date.UTC(2000 + Number(quarter[2]), (Number(quarter[1]) - 1) * 3);
  const part = PART_OF_YEAR.exec(period);
  if (part) return Date.UTC(Number(part[3]), (Number(part[2]) - 1) * (part[1] === 'Q' ? 3 : 6));
  const tenor = TENOR.exec(period);
  if (tenor) return Number(tenor[1]);
  throw new RangeError(`"${period}" is no period: use a day, a month, a year, a quarter or a tenor`);
}

/** Years from one period to another, by the calendar: whole months for months, days / 365.25 for days. */
export function yearsBetween(from: Period, to: Period): number {
  const a = MONTH.exec(from);
  const b = MONTH.exec(to);
  if (a && b) return Number(b[1]) - Number(a[1]) + (Number(b[2]) - Number(a[2])) / 12;
  const c = YEAR.exec(from);
  const d = YEAR.exec(to);
  if (c && d) return Number(d[1]) - Number(c[1]);
  return (periodPosition(to) - periodPosition(from)) / DAY_MS / YEAR_DAYS;
}

/** As a reader would say it: `21 August 2026`, `June 2026`, `FY2026`. */
export function formatPeriod(period: Period): string {
  const day = DAY.exec(period);
  if (day) return `${Number(day[3])} ${MONTHS[Number(day[2]) - 1]} ${day[1]}`;
  const month = MONTH.exec(period);
  if (month) return `${MONTHS[Number(month[2]) - 1]} ${month[1]}`;
  return period;
}

/** Short, for axes and tables: `21 Aug 2026`, `Jun 2026`. */
export function formatPeriodShort(period: Period): string {
  return formatPeriod(period).replace(/[A-Z][a-z]{3,}/, (month) => month.slice(0, 3));
}
