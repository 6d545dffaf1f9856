import { scalePoint, scaleUtc } from 'd3-scale';
import { utcFormat } from 'd3-time-format';
import { formatPeriodShort, periodPosition, type Period } from '@/lib/site/period';
import { textWidth } from './text-measure';
import type { ChartSize } from './chart-size';

export type PeriodTick = { x: number; label: string; anchor: 'start' | 'middle' | 'end' };

export type PeriodAxis = { x: (period: Period) => number; ticks: PeriodTick[]; last: number };

type Room = { left: number; right: number; frame: ChartSize };

const CALENDAR = /^\d{4}(-\d{2}){0,2}$/;

/** Calendar periods (days, months, years) lie on a time axis; fiscal quarters, tenors and mixtures stand at even distances. */
export function periodAxis(periods: readonly Period[], room: Room): PeriodAxis {
  return periods.every((period) => CALENDAR.test(period)) ? timeAxis(periods, room) : evenAxis(periods, room);
}

function timeAxis(periods: readonly Period[], { left, right, frame }: Room): PeriodAxis {
  const positions = periods.map(periodPosition);
  const scale = scaleUtc()
    .domain([Math.min(...positions), Math.max(...positions)])
    .range([left, right]);
  const count = Math.min(9, Math.max(2, Math.floor((right - left) / (frame.font * 3.8))));
  const dates = periods.length === 0 ? [] : scale.ticks(count);
  const labels = timeLabels(dates);
  const ticks = dates.map((date, i) => ({ x: scale(date), text: labels[i] ?? '' }));
  return {
    x: (period) => scale(periodPosition(period)),
    ticks: withoutOverlap(ticks, frame),
    last: right,
  };
}

/** As little as says it: `2015` for years, `Apr` between `2025` and `2026` for months, `15 Jun` for days. */
function timeLabels(dates: readonly Date[]): string[] {
  const year = utcFormat('%Y');
  if (dates.every((date) => date.getUTCMonth() === 0 && date.getUTCDate() === 1)) return dates.map(year);
  if (dates.some((date) => date.getUTCDate() !== 1)) return dates.map(utcFormat('%-d %b'));
  return dates.map((date, i) =>
    date.getUTCMonth() === 0 ? year(date) : utcFormat(i === 0 ? '%b %Y' : '%b')(date),
  );
}

function evenAxis(periods: readonly Period[], { left, right, frame }: Room): PeriodAxis {
  const ordered = inOrder(periods);
  const scale = scalePoint<Period>().domain(ordered).range([left, right]).padding(0);
  const x = (period: Period) => scale(period) ?? left;
  return { x, ticks: evenTicks(ordered, x, scale.step(), frame), last: right };
}

/** Each period once, in order of time. */
export function inOrder(periods: readonly Period[]): Period[] {
  return [...new Set(periods)].sort((a, b) => periodPosition(a) - periodPosition(b));
}

/** Labels for periods at even distances: all of them where they fit, else every second, third and so on, the last always. */
export function evenTicks(
  periods: readonly Period[],
  x: (period: Period) => number,
  step: number,
  frame: ChartSize,
): PeriodTick[] {
  const full = periods.map(formatPeriodShort);
  const width = (labels: readonly string[]) =>
    Math.max(0, ...labels.map((label) => textWidth(label, frame.font))) + frame.font * 0.6;
  const short = full.map((label) => label.replace(/FY20(\d{2})/, 'FY$1'));
  const labels = width(full) <= step ? full : short;
  const all = periods.map((period, i) => ({ x: x(period), text: labels[i] ?? '' }));
  for (
    let every = Math.max(1, Math.ceil(width(labels) / Math.max(step, 1)));
    every < all.length;
    every += 1
  ) {
    const ticks = all.filter((_, i) => (all.length - 1 - i) % every === 0);
    const kept = withoutOverlap(ticks, frame);
    if (kept.length === ticks.length) return kept;
  }
  return withoutOverlap(all.slice(-1), frame);
}

/** Keeps labels inside the frame and apart from each other; of two that touch the later one stays. */
function withoutOverlap(ticks: readonly { x: number; text: string }[], frame: ChartSize): PeriodTick[] {
  const kept: (PeriodTick & { from: number })[] = [];
  for (const { x, text } of [...ticks].reverse()) {
    const width = textWidth(text, frame.font);
    const anchor = x + width / 2 > frame.width ? 'end' : x - width / 2 < 0 ? 'start' : 'middle';
    const from = anchor === 'end' ? x - width : anchor === 'start' ? x : x - width / 2;
    const next = kept[0];
    if (!next || from + width + frame.font * 0.5 <= next.from) kept.unshift({ x, label: text, anchor, from });
  }
  return kept.map(({ x, label, anchor }) => ({ x, label, anchor }));
}
