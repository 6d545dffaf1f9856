import { ContentProblem } from '@/lib/content/content-problem';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { DAY } from '@/lib/platform/clock';
import { dayInIndia } from '@/lib/web/format';
import { isDay, periodForms, spanOf, type Period } from '@/lib/web/period';
import { notesOn } from './notes';
import { periodEnd } from './publication-day';
import { readSeriesFile, type SeriesFile } from './series-file';

/** How far a series reaches, and whether its publisher has more. */
export type Freshness = {
  /** The last period with a value. */
  last: Period;
  isPartial: boolean;
  /** The day to which the data reach, `2026-08-21`; null where a period has no end that we know. */
  to: string | null;
  /** Whole days from that day to today, in India's time. */
  days: number | null;
  /** The day by which the publisher has the next value; null for what appears without a rhythm, such as decisions. */
  due: string | null;
  isLate: boolean;
};

/**
 * In days: how far apart two days of trading usually are at most, over a weekend with a holiday on both sides. A
 * longer holiday is said to be late for a few days.
 */
const TRADING_GAP = 5;

/** The months from the end of one period to the end of the next. */
const MONTHS: Partial<Record<SeriesFile['frequency'], number>> = { monthly: 1, quarterly: 3, annual: 12 };
/** Likewise in days. */
const DAYS: Partial<Record<SeriesFile['frequency'], number>> = { daily: TRADING_GAP, weekly: 7 };

/** @param today in India's time, `2026-11-24` */
export function freshnessOf(id: string, today = dayInIndia(Date.now())): Freshness {
  const series = inLocale(ENGLISH, () => readSeriesFile(id));
  const last = lastPeriodOf(series);
  const note = notesOn(series.notes, last).find(({ kind }) => kind === 'partial');
  const end = endOf(series, last);
  const to = note ? (dayNamedIn(note.text, last) ?? end) : end;
  const due = end && dueOf(series, end, note !== undefined);
  return {
    last,
    isPartial: note !== undefined,
    to,
    days: to === null ? null : daysBetween(to, today),
    due,
    isLate: due !== null && due < today,
  };
}

/** Rows without any value say that there is none: they are not data. */
function lastPeriodOf({ id, columns, points }: SeriesFile): Period {
  const isValue = (cell: unknown, i: number) =>
    i > 0 && (!columns || columns[i]?.kind === 'value') && cell !== null;
  const row = points.findLast((cells) => cells.some(isValue));
  if (!row) throw new ContentProblem(`${id} has no value`);
  return row[0];
}

/** Of decisions it is the last day on which announcements were read, of a cross-section the day of its values. */
function endOf({ id, frequency, checkedOn, asOf }: SeriesFile, last: Period): string | null {
  if (frequency === 'event') return checkedOn ?? null;
  if (frequency === 'cross-section') return isDay(asOf) ? asOf : null;
  try {
    return periodEnd({ inputs: [id] }, last);
  } catch (error) {
    if (error instanceof ContentProblem) return null;
    throw error;
  }
}

/** A partial period is due when it is over: its own value is then the next. */
function dueOf({ frequency, publication }: SeriesFile, end: string, isPartial: boolean): string | null {
  const [months, days] = [MONTHS[frequency], DAYS[frequency]];
  if (months === undefined && days === undefined) return null;
  const next = isPartial ? end : later(end, months ?? 0, days ?? 0);
  return later(next, 0, publication.lagDays);
}

/** The day so many months or days later. The last day of a month stays the last: a quarter ends on 30 June and 30 September. */
function later(day: string, months: number, days: number): string {
  const date = new Date(day);
  const [year, month, of] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const lastOf = (m: number) => new Date(Date.UTC(year, m + 1, 0)).getUTCDate();
  const to = of === lastOf(month) ? lastOf(month + months) : Math.min(of, lastOf(month + months));
  return dayOf(Date.UTC(year, month + months, to + days));
}

/** The last day within a partial period that its note names, as a date or in words. */
function dayNamedIn(text: string, period: Period): string | null {
  const span = spanOf(period);
  if (!span) return null;
  const days = Array.from({ length: (span.end - span.start) / DAY }, (_, i) => dayOf(span.start + i * DAY));
  const isNamed = (day: string) =>
    [day, ...inLocale(ENGLISH, () => periodForms(day)).slice(0, 1)].some((form) =>
      new RegExp(`(?<!\\d)${form}(?!\\d)`).test(text),
    );
  return days.findLast(isNamed) ?? null;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
