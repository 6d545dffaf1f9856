import type { Words } from '../words/words';
import { HOUR } from '@/lib/platform/clock';
import { isUnitJump } from '../series/unit-jump';
import { beginsAfter, formatPeriod, periodPosition, type Period } from '../time/period';
import { tableRefusal } from './own-refusal';

/** A row with its date and its value. */
export type RowPoint = { period: Period; value: number | null; line: number };

/**
 * What a table says of a series, checked as `series-checks.ts` checks a file of ours, and the lines that say
 * it twice.
 */
export type CheckedPoints = {
  points: RowPoint[];
  doubles: number[];
  /** The first value that is ten times the one before it, or a tenth. */
  jump?: { before: RowPoint & { value: number }; at: RowPoint & { value: number } };
};

/** It is tomorrow already somewhere, as in India for a server that counts in UTC. */
export const AHEAD = 14 * HOUR;

/** Whether a period begins in the future, wherever somebody is. */
export const isToCome = (period: Period, now: number): boolean => beginsAfter(period, now + AHEAD);

/** Whether periods go in one direction; one may stand several times. */
export const isInOrder = (periods: readonly Period[]): boolean => firstTurn(periods.map(periodPosition)) < 0;

/** The place of the first position that lies on the wrong side of the one before it; -1 if there is none. */
function firstTurn(positions: readonly number[]): number {
  const direction = Math.sign((positions.at(-1) ?? 0) - (positions[0] ?? 0));
  return positions.findIndex((position, i) => {
    const step = Math.sign(position - (positions[i - 1] ?? position));
    return step !== 0 && step !== direction;
  });
}

/**
 * The points of a series in the order of time. A table may have the newest first.
 * @throws OwnRefusal naming the line of what cannot be right
 */
export function checkPoints(words: Words, rows: readonly RowPoint[], now: number): CheckedPoints {
  const positions = rows.map(({ period }) => periodPosition(period));
  const turn = firstTurn(positions);
  const [wrong, previous] = [rows[turn], rows[turn - 1]];
  if (wrong && previous)
    throw tableRefusal('order', {
      line: wrong.line,
      date: formatPeriod(words, wrong.period),
      before: formatPeriod(words, previous.period),
    });
  const isDescending = (positions.at(-1) ?? 0) < (positions[0] ?? 0);
  const { points, doubles } = withoutDoubles(words, isDescending ? rows.toReversed() : rows);
  const last = points.at(-1);
  if (last && isToCome(last.period, now))
    throw tableRefusal('future', { line: last.line, date: formatPeriod(words, last.period) });
  const presentPoints = points.filter((point): point is RowPoint & { value: number } => point.value !== null);
  if (presentPoints.length < 2) throw tableRefusal('too-few', { count: presentPoints.length });
  const place = presentPoints.findIndex(({ value }, i) =>
    isUnitJump(presentPoints[i - 1]?.value ?? value, value),
  );
  const [before, at] = [presentPoints[place - 1], presentPoints[place]];
  return { points, doubles, ...(before && at && { jump: { before, at } }) };
}

function withoutDoubles(words: Words, rows: readonly RowPoint[]): Pick<CheckedPoints, 'points' | 'doubles'> {
  const points: RowPoint[] = [];
  const doubles: number[] = [];
  for (const row of rows) {
    const before = points.at(-1);
    if (before?.period !== row.period) points.push(row);
    else if (before.value === row.value) doubles.push(row.line);
    else {
      const [line = 0, otherLine = 0] = [before.line, row.line].sort((a, b) => a - b);
      throw tableRefusal('double', { line, other: otherLine, date: formatPeriod(words, row.period) });
    }
  }
  return { points, doubles };
}
