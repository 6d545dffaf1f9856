import { scaleLinear } from 'd3-scale';
import { DAY, dayOf } from '@/lib/platform/clock';
import { type charts, time, type Period, type Words } from '@samvit/research';
import { textWidth } from './text-measure';
import type { ChartSize } from './chart-size';

export type PeriodTick = { x: number; label: string; anchor: 'start' | 'middle' | 'end' };

export type PeriodAxis = {
  x: (period: Period) => number;
  /** The x of an event, also between two periods. */
  xOfEvent: (event: Pick<charts.ChartEvent, 'date' | 'fiscal'>) => number;
  ticks: PeriodTick[];
  last: number;
};

type Room = { left: number; right: number; size: ChartSize; words: Words };
type Labelled = { x: number; text: string };

const MOST_TICKS = 9;

/** True distances: days, months and years on a time scale, tenors on a scale of years. */
export function periodAxis(periods: readonly Period[], { left, right, size, words }: Room): PeriodAxis {
  const positions = positionsOf(periods);
  const periodsInOrder = [...positions.keys()];
  const first = positions.get(periodsInOrder[0] ?? '') ?? 0;
  const last = positions.get(periodsInOrder.at(-1) ?? '') ?? 1;
  const scale = scaleLinear().domain([first, last]).range([left, right]);
  const x = (period: Period) => scale(positions.get(period) ?? time.periodPosition(period));
  return {
    x,
    xOfEvent: ({ date, fiscal }) => {
      const span = fiscal && time.spanOf(fiscal.period);
      // The value of a fiscal period is known at its end, so its point is taken for the end.
      return span ? scale(span.start - (1 - fiscal.share) * (span.end - span.start)) : x(date);
    },
    ticks: periodsInOrder.every(time.isCalendarPeriod)
      ? dateTicks(first, last, scale, size, words)
      : namedTicks(periodsInOrder, x, size, words),
    last: right,
  };
}

/** Tick steps from fine to coarse: in days, then in half months and months. */
const DAYS = [1, 2, 5, 10];
const MONTHS = [0.5, 1, 2, 3, 6, 12, 24, 60, 120, 240];

/** The finest step whose labels all fit. */
function dateTicks(
  first: number,
  last: number,
  x: (position: number) => number,
  size: ChartSize,
  words: Words,
) {
  const steps = [
    ...(last - first < 40 * DAY ? DAYS.map((step) => everyDays(first, last, step)) : []),
    ...MONTHS.map((step) => everyMonths(first, last, step)),
  ];
  const choices = steps
    .filter((dates) => dates.length > 0 && dates.length <= MOST_TICKS)
    .map((dates) => {
      const labels = dateLabels(words, dates);
      return dates.map((date, i) => ({ x: x(date.getTime()), text: labels[i] ?? '' }));
    });
  const finest = choices.find((ticks) => withoutOverlap(ticks, size).length === ticks.length);
  return withoutOverlap(finest ?? choices.at(-1) ?? [], size);
}

function everyDays(first: number, last: number, step: number): Date[] {
  const count = Math.floor((last - first) / (step * DAY)) + 1;
  return count > 50 ? [] : Array.from({ length: count }, (_, i) => new Date(first + i * step * DAY));
}

/** The first day of every n-th month, counted from January of a round year; half a month means the 1st and the 15th. */
function everyMonths(first: number, last: number, step: number): Date[] {
  const from = new Date(first);
  const months = Math.max(1, step);
  const dates: Date[] = [];
  let month = Math.floor((from.getUTCFullYear() * 12 + from.getUTCMonth()) / months) * months;
  for (let date = new Date(first); date.getTime() <= last && dates.length < 50; month += months) {
    date = new Date(Date.UTC(Math.floor(month / 12), month % 12));
    dates.push(
      date,
      ...(step < 1 ? [new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 15))] : []),
    );
  }
  return dates.filter((date) => date.getTime() >= first && date.getTime() <= last);
}

/** The shortest clear label, with the year at least once: `2015`; `Jul` and `2026`; `15 Jun` after `1 Jun 2026`. */
function dateLabels(words: Words, dates: readonly Date[]): string[] {
  if (dates.some((date) => date.getUTCDate() !== 1))
    return dates.map((date, i) =>
      (i === 0 ? time.formatPeriodShort : time.formatInYear)(words, dayOf(date.getTime())),
    );
  const startsYear = (date: Date) => date.getUTCMonth() === 0;
  const hasYearStart = dates.some(startsYear);
  return dates.map((date, i) => {
    const month = dayOf(date.getTime()).slice(0, 7);
    if (startsYear(date)) return month.slice(0, 4);
    return (i === 0 && !hasYearStart ? time.formatPeriodShort : time.formatInYear)(words, month);
  });
}

/** Labels of periods: every n-th if the periods are equally spaced, else those that fit. */
function namedTicks(
  periods: readonly Period[],
  x: (period: Period) => number,
  size: ChartSize,
  words: Words,
): PeriodTick[] {
  const places = periods.map(x);
  const steps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
  const step = Math.min(...steps);
  return Math.max(...steps) < step * 1.2
    ? evenTicks(periods, x, step, size, words)
    : withoutOverlap(
        periods.map((period) => ({ x: x(period), text: time.formatPeriodShort(words, period) })),
        size,
      );
}

/** Each period once, sorted by time. */
export const inOrder = (periods: readonly Period[]): Period[] => [...positionsOf(periods).keys()];

/** Each period once, sorted by time, with its position. */
function positionsOf(periods: readonly Period[]): ReadonlyMap<Period, number> {
  const positions = new Map<Period, number>();
  for (const period of periods)
    if (!positions.has(period)) positions.set(period, time.periodPosition(period));
  return new Map([...positions].sort(([, a], [, b]) => a - b));
}

/**
 * Labels for equally spaced periods: all if they fit, else every second, third and so on, always including
 * the last.
 */
export function evenTicks(
  periods: readonly Period[],
  x: (period: Period) => number,
  step: number,
  size: ChartSize,
  words: Words,
): PeriodTick[] {
  const full = periods.map((period) => time.formatPeriodShort(words, period));
  const width = (labels: readonly string[]) =>
    Math.max(0, ...labels.map((label) => textWidth(label, size.font))) + size.font * 0.6;
  const short = full.map((label) => label.replace(/FY20(\d{2})/, 'FY$1'));
  const labels = width(full) <= step ? full : short;
  const places = periods.map((period, i) => ({ x: x(period), text: labels[i] ?? '' }));
  for (
    let every = Math.max(1, Math.ceil(width(labels) / Math.max(step, 1)));
    every < places.length;
    every += 1
  ) {
    const ticks = places.filter((_, i) => (places.length - 1 - i) % every === 0);
    const separate = withoutOverlap(ticks, size);
    if (separate.length === ticks.length) return separate;
  }
  return withoutOverlap(places.slice(-1), size);
}

/** Moves labels inside the drawing and removes overlaps; of two that touch the later one remains. */
function withoutOverlap(ticks: readonly Labelled[], size: ChartSize): PeriodTick[] {
  const labels: (PeriodTick & { from: number })[] = [];
  for (const { x, text } of [...ticks].reverse()) {
    const width = textWidth(text, size.font);
    const anchor = x + width / 2 > size.width ? 'end' : x - width / 2 < 0 ? 'start' : 'middle';
    const from = anchor === 'end' ? x - width : anchor === 'start' ? x : x - width / 2;
    const next = labels[0];
    if (!next || from + width + size.font * 0.5 <= next.from)
      labels.unshift({ x, label: text, anchor, from });
  }
  return labels.map(({ x, label, anchor }) => ({ x, label, anchor }));
}
