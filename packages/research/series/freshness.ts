import type { Library } from './library';
import { ContentProblem } from '@/lib/platform/content-problem';
import { min } from 'd3-array';
import { DAY, dayInIndia, dayOf } from '@/lib/platform/clock';
import { isDay, periodForms, spanOf, startsAfter, type Period } from '../time/period';
import { dataDate } from './data-date';
import { notesOn, type SeriesNote } from './notes';
import { periodEnd } from './publication-day';
import type { Series } from './series';
import { UNITS, type Unit } from './units';
import { listSeriesFiles, readSeriesFile, type SeriesFile } from './series-file';

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
export function freshnessOf(library: Library, id: string, today = dayInIndia(Date.now())): Freshness {
  const series = readSeriesFile(library.english, id);
  const last = lastPeriodOf(series);
  const note = partialNote(series.notes, last);
  const end = endOf(library, series, last);
  const to = note ? (dayNamedIn(library, note.text, last) ?? end) : end;
  const due = end && dueOf(series, end, note ? 0 : 1);
  return {
    last,
    isPartial: note !== undefined,
    to,
    days: to === null ? null : daysBetween(to, today),
    due,
    isLate: due !== null && due < today,
  };
}

/**
 * The first day, today or later, on which its publisher usually has another value, whether or not we hold those
 * before it. Null for what appears without a rhythm, and for what has a value every day of trading.
 */
export function nextDue(library: Library, id: string, today = dayInIndia(Date.now())): string | null {
  const series = readSeriesFile(library.english, id);
  if (series.frequency === 'daily') return null;
  const last = lastPeriodOf(series);
  const end = endOf(library, series, last);
  if (end === null) return null;
  let periods = partialNote(series.notes, last) ? 0 : 1;
  let due = dueOf(series, end, periods);
  while (due !== null && due < today) due = dueOf(series, end, (periods += 1));
  return due;
}

/** To when data reach, as pages say it. */
export type Age = {
  /** The last period with a value, or the last day of one that is not over. */
  to: Period;
  /** Whether any of them are prices. */
  isOfPrices: boolean;
  /** The day by which the first of their publishers has a newer value; null for what appears without a rhythm. */
  due: string | null;
  /** Whether that day is over. */
  isLate: boolean;
};

type Dated = Pick<Series, 'points' | 'frequency' | 'asOf' | 'notes' | 'inputs' | 'unit'>;

/** How far data reach that are shown together, which no clock changes. */
export type Reach = {
  to: Period;
  /** The last day of it, where it is known. */
  end: string | null;
  isOfPrices: boolean;
  /** The day by which the first of their publishers has a newer value; null for what appears without a rhythm. */
  due: string | null;
};

/**
 * Of several series the one that reaches furthest counts, and decisions, which have no rhythm, only where
 * there is nothing else.
 * @throws when no series has a value
 */
export function reachOf(library: Library, seriesList: readonly Dated[]): Reach {
  const ends = seriesList.flatMap((each) => endsOf(library, each));
  const regular = ends.filter(({ isDecision }) => !isDecision);
  const [first, ...moreEnds] = regular.length > 0 ? regular : ends;
  const due = min(filesOf(library, seriesList).flatMap((id) => freshnessOf(library, id).due ?? [])) ?? null;
  const isOfPrices = seriesList.some(({ unit }) => PRICED.includes(UNITS[unit].kind));
  if (!first) return { to: dataDate(seriesList), end: null, isOfPrices, due };
  const { to, end } = moreEnds.reduce((a, b) => (b.end > a.end ? b : a), first);
  return { to, end, isOfPrices, due };
}

/** As {@link reachOf}, of series up to a period. Where a period ends before what we hold, nothing newer is missing. */
export function reachUpTo(library: Library, seriesList: readonly Dated[], last: Period): Reach {
  const parts = seriesList.map((series) => ({
    ...series,
    points: series.points.filter(({ period, value }) => value === null || !startsAfter(period, last)),
  }));
  const endsWithUs = parts.some(({ points }, i) => points.length === seriesList[i]?.points.length);
  const reach = reachOf(library, parts);
  return endsWithUs ? reach : { ...reach, due: null };
}

/** The furthest of several; newer values exist as soon as one of them is due. */
export function furthest([first, ...others]: readonly [Reach, ...Reach[]]): Reach {
  const all = [first, ...others];
  const { to, end } = others.reduce((a, b) => ((b.end ?? '') > (a.end ?? '') ? b : a), first);
  return {
    ...{ to, end },
    isOfPrices: all.some(({ isOfPrices }) => isOfPrices),
    due: min(all.flatMap(({ due }) => due ?? [])) ?? null,
  };
}

/** @param today in India's time, `2026-11-24` */
export function ageAt({ to, isOfPrices, due }: Reach, today = dayInIndia(Date.now())): Age {
  return { to, isOfPrices, due, isLate: due !== null && due < today };
}

/** How old data are that are shown together. */
export const ageOf = (library: Library, seriesList: readonly Dated[], today?: string): Age =>
  ageAt(reachOf(library, seriesList), today);

/** What readers call prices; an index of shares is one, too. */
const PRICED: readonly Unit['kind'][] = ['price', 'index'];

/** The files that series rest on; those of an old version may have been given up. */
function filesOf(library: Library, seriesList: readonly Dated[]): string[] {
  const seriesIds = new Set(listSeriesFiles(library));
  return [...new Set(seriesList.flatMap(({ inputs }) => inputs))].filter((id) => seriesIds.has(id));
}

/** None for a series without a value, or whose last period has no end that we know. */
function endsOf(
  library: Library,
  { points, frequency, asOf, notes, inputs }: Dated,
): { to: Period; end: string; isDecision: boolean }[] {
  const last = points.findLast(({ value }) => value !== null)?.period;
  if (last === undefined) return [];
  const period = frequency === 'cross-section' ? asOf : last;
  const note = partialNote(notes, period);
  const day = note && dayNamedIn(library, note.text, period);
  const end = day ?? knownEnd(library, inputs, period);
  return end === null ? [] : [{ to: day ?? period, end, isDecision: frequency === 'event' }];
}

const partialNote = (notes: readonly SeriesNote[], period: Period) =>
  notesOn(notes, period).find(({ kind }) => kind === 'partial');

/** Rows without any value say that there is none: they are not data. */
function lastPeriodOf({ id, columns, points }: SeriesFile): Period {
  const isValue = (cell: unknown, i: number) =>
    i > 0 && (!columns || columns[i]?.kind === 'value') && cell !== null;
  const row = points.findLast((cells) => cells.some(isValue));
  if (!row) throw new ContentProblem(`${id} has no value`);
  return row[0];
}

/** Of decisions it is the last day on which announcements were read, of a cross-section the day of its values. */
function endOf(
  library: Library,
  { id, frequency, checkedOn, asOf }: SeriesFile,
  last: Period,
): string | null {
  if (frequency === 'event') return checkedOn ?? null;
  if (frequency === 'cross-section') return isDay(asOf) ? asOf : null;
  return knownEnd(library, [id], last);
}

/** The last day of a period of what is made of these files; null where nobody says when it ends. */
export function knownEnd(library: Library, inputs: string[], period: Period): string | null {
  try {
    return periodEnd(library, { inputs }, period);
  } catch (error) {
    if (error instanceof ContentProblem) return null;
    throw error;
  }
}

/**
 * When the value is due of so many periods after the one that ends then. A partial period is due when it is over: its
 * own value is then the next.
 */
function dueOf({ frequency, publication, ended }: SeriesFile, end: string, periods: number): string | null {
  if (ended) return null;
  const [months, days] = [MONTHS[frequency], DAYS[frequency]];
  if (months === undefined && days === undefined) return null;
  const next = later(end, periods * (months ?? 0), periods * (days ?? 0));
  return later(next, 0, publication.lagDays);
}

/**
 * The day so many months or days later. The last day of a month stays the last: a quarter ends on 30 June and
 * 30 September.
 */
function later(day: string, months: number, days: number): string {
  const date = new Date(day);
  const [year, month, of] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const lastOf = (m: number) => new Date(Date.UTC(year, m + 1, 0)).getUTCDate();
  const to = of === lastOf(month) ? lastOf(month + months) : Math.min(of, lastOf(month + months));
  return dayOf(Date.UTC(year, month + months, to + days));
}

/** The last day within a partial period that its note names, as a date or in words. */
function dayNamedIn(library: Library, text: string, period: Period): string | null {
  const span = spanOf(period);
  if (!span) return null;
  const days = Array.from({ length: (span.end - span.start) / DAY }, (_, i) => dayOf(span.start + i * DAY));
  const isNamed = (day: string) =>
    [day, ...periodForms(library.english.words, day).slice(0, 1)].some((form) =>
      new RegExp(`(?<!\\d)${form}(?!\\d)`).test(text),
    );
  return days.findLast(isNamed) ?? null;
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
