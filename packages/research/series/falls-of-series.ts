import { fallsIn, multipliedAt } from './falls';
import type { MadePart, MadeValues } from './made-part';
import { leastSure, type Series, type SeriesPoint } from './series';
import { change, periodsPerYear } from './statistics';
import { yearsBetween, type Period } from '../time/period';

type PresentPoint = SeriesPoint & { value: number };

const present = ({ points }: Series): PresentPoint[] =>
  points.flatMap((point) => (point.value === null ? [] : [{ ...point, value: point.value }]));

/** What is told of each fall, by the period of its highest value: between which of its places, and how. */
const OF_FALLS = {
  fall: { reads: 'fall', ends: ['highest', 'lowest'], isDepth: true },
  'fall-months': { reads: 'fall', ends: ['highest', 'lowest'], isDepth: false },
  'rise-months': { reads: 'rise', ends: ['lowest', 'recovered'], isDepth: false },
  'fall-and-rise-months': { reads: 'fall and rise', ends: ['highest', 'recovered'], isDepth: false },
} as const;

/** Depths in per cent, or lengths in months, of all falls of a series that are so deep; no length of one not over. */
export function ofFalls({ ref, whole }: MadePart, deeper: number, told: keyof typeof OF_FALLS): MadeValues {
  const { reads, ends, isDepth } = OF_FALLS[told];
  const rows = present(whole);
  const points = fallsIn(rows, deeper).flatMap((fall): SeriesPoint[] => {
    const [from, to] = ends.map((end) => rows[fall[end]]);
    const highest = rows[fall.highest];
    if (!from || !to || !highest) return [];
    const value = isDepth ? 100 * change(from.value, to.value) : monthsBetween(from.period, to.period);
    return [{ period: highest.period, value, status: leastSure([from.status, to.status]) }];
  });
  return {
    ...whole,
    unit: isDepth ? '%' : 'number',
    currency: undefined,
    frequency: 'event',
    points,
    made: isDepth
      ? { by: 'change', from: [ref], reads, times: 100 }
      : { by: 'months-between', from: [ref], reads },
    redistribute: true,
  };
}

/** From each period, how many periods passed until the value was so many times as much; a gap where it never was. */
export function untilMultiple({ ref, whole }: MadePart, times: number): MadeValues {
  const rows = present(whole);
  const months = 12 / (periodsPerYear(whole) ?? 12);
  const points = rows.map((row, i): SeriesPoint => {
    const end = rows[multipliedAt(rows, i, times)];
    if (!end) return { ...row, value: null };
    const value = monthsBetween(row.period, end.period) / months;
    return { period: row.period, value, status: leastSure([row.status, end.status]) };
  });
  return {
    ...whole,
    unit: 'number',
    currency: undefined,
    points,
    made: {
      by: 'months-between',
      from: [ref],
      reads: { multiple: times },
      ...(months !== 1 && { over: months }),
    },
    redistribute: true,
  };
}

const monthsBetween = (from: Period, to: Period) => 12 * yearsBetween(from, to);

/** The values that have not become so many times as much yet. */
export const withoutMultiple = ({ ref, whole }: MadePart, times: number): MadeValues => ({
  ...whole,
  column: undefined,
  points: present(whole).filter((_, i, rows) => multipliedAt(rows, i, times) < 0),
  made: { by: 'value', from: [ref], reads: 'same period' },
});
