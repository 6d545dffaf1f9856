import { periodsOf } from './periods-of';
import {
  BEGINS,
  ENDS,
  isBound,
  type BoundTime,
  type BoundWindow,
  type Time,
  type UnitOfTime,
  type WindowName,
  type WindowPart,
} from './part';
import { has, isOf, piecesOf, timesOf, type PieceOf } from './pieces';
import type { Piece } from './rows';

/** The windows that a question says: none, one, or two of which either may be meant. */
export type Windows = {
  parts: readonly WindowPart[];
  /** Of more than two, those that have no place. */
  surplus: readonly Piece[];
  /** Whether two times are asked for, not what lies between them: "in 2010 and 2020". */
  isOfTwoTimes: boolean;
};

const isEvent = (window: WindowPart) =>
  timesOf(window).length > 0 && timesOf(window).every((time) => time.isEvent);
const isNamed = (window: WindowPart, name: WindowName) => window.is === 'by name' && window.window === name;

/** What a window is taken from first, where several say one. */
const ORDER: readonly { reason: string; is: (window: WindowPart) => boolean }[] = [
  { reason: 'Of several side by side none is more than another,', is: (window) => window.is === 'several' },
  { reason: 'Figures say a time exactly,', is: (window) => timesOf(window).some((time) => !time.isEvent) },
  { reason: 'names of times less so,', is: isEvent },
  { reason: 'a length only how much,', is: (window) => window.is === 'last' || window.is === 'ago' },
  { reason: 'a month or a quarter by its name as much,', is: isShort },
  { reason: 'and "this year" may be said of today.', is: (window) => isNamed(window, 'ytd') },
  { reason: '"Last year" may be said of a value.', is: (window) => isNamed(window, '1y') },
];

function isShort(window: WindowPart): boolean {
  return (['3m', '1m', '1w'] as const).some((name) => isNamed(window, name));
}

export function windowsIn(pieces: readonly Piece[]): Windows {
  const all = withLength(piecesOf(pieces, 'window'));
  const isNow = has(pieces, 'now');
  const inOrder = ORDER.flatMap(({ is }) => all.filter(({ part }) => is(part)));
  const [first, second, ...moreWindows] = inOrder;
  if (!first) {
    // "Worst" and "ever" say all there is.
    const { part: whole } = all.find(({ part }) => isNamed(part, 'all')) ?? {};
    return { parts: whole ? [whole] : [], surplus: [], isOfTwoTimes: false };
  }
  const range = second && rangeOf(first.part, second.part);
  const window = range ?? withNow(first.part, isNow);
  const more = once(range ? moreWindows : inOrder.slice(1)).filter(
    ({ part }) => !isAgain(part, first.part, window),
  );
  if (window.is === 'range' && window.isBoth && isOfChange(pieces))
    return { parts: [eachOf(window)], surplus: more, isOfTwoTimes: false };
  const isOfTwoTimes = saysTwoTimes(window, pieces);
  if (more.length === 0) return { parts: [window], surplus: [], isOfTwoTimes };
  // "During covid" are two by itself.
  const isFull = more.length > 1 || isOpen(window);
  return {
    parts: [window, ...more.slice(0, 1).map(({ part }) => part)],
    surplus: isFull ? more : [],
    isOfTwoTimes,
  };
}

/** A length beside what it is said to be after: "1 year return after demonetisation". */
function withLength(pieces: readonly PieceOf<'window'>[]): readonly PieceOf<'window'>[] {
  const lengths = pieces.filter(({ part }) => part.is === 'last');
  const [length] = lengths;
  const [after, ...more] = pieces.filter(({ part }) => part.is !== 'last' && part.is !== 'by name');
  if (length?.part.is !== 'last' || lengths.length > 1 || !after || more.length > 0) return pieces;
  const window = followingOf(after.part, length.part);
  return window
    ? pieces.flatMap((piece) =>
        piece === length ? [] : [piece === after ? { ...after, part: window } : piece],
      )
    : pieces;
}

/** So long after a time, or after each of several. */
function followingOf(
  window: WindowPart,
  { last, unit }: { last: number; unit: UnitOfTime },
): WindowPart | undefined {
  if (window.is === 'after') return { kind: 'window', is: 'following', last, unit, time: window.time };
  if (window.is !== 'several') return undefined;
  const windows = window.windows.flatMap((each) => followingOf(each, { last, unit }) ?? []);
  return windows.length === window.windows.length ? { kind: 'window', is: 'several', windows } : undefined;
}

/** "During covid" may be since then, or the year of it. */
export const isOpen = (window: WindowPart): window is WindowPart & { time: Time } =>
  window.is === 'in' && window.time.isEvent === true && window.time.part === 'month';

/**
 * Two times are the ends of one window: those in figures always, others where words say so: "after covid
 * till 2022".
 */
function rangeOf(one: WindowPart, other: WindowPart): (WindowPart & { is: 'range' }) | undefined {
  if (!isBound(one) || !isBound(other) || isSame(one.time, other.time)) return undefined;
  const areFigures = !one.time.isEvent && !other.time.isEvent;
  const areEnds = (BEGINS.has(one.is) && ENDS.has(other.is)) || (ENDS.has(one.is) && BEGINS.has(other.is));
  if (!areFigures && !areEnds) return undefined;
  const [first, last] = startOf(one.time) <= startOf(other.time) ? [one, other] : [other, one];
  const isBoth = [one, other].some(({ isSecond }) => isSecond);
  return {
    kind: 'window',
    is: 'range',
    first: boundOf(first),
    last: boundOf(last),
    ...(isBoth && { isBoth }),
  };
}

const boundOf = ({ is, time }: BoundWindow): BoundTime => ({ is, time });

const startOf = (time: Time) => periodsOf(time, '2000-01').from;

/** "In 2008 vs now": from then on. */
const withNow = (window: WindowPart, isNow: boolean): WindowPart =>
  isNow && (window.is === 'at' || window.is === 'in') && !window.time.isEvent
    ? { kind: 'window', is: 'since', time: window.time }
    : window;

/** Of windows that are said twice, the first. */
function once(windows: readonly PieceOf<'window'>[]): PieceOf<'window'>[] {
  const keys = new Set<string>();
  return windows.filter(({ part }) => {
    const key = JSON.stringify(part);
    const isFirst = !keys.has(key);
    keys.add(key);
    return isFirst;
  });
}

/** The same said twice, or a name for a time that is said in figures, too. */
function isAgain(other: WindowPart, first: WindowPart, window: WindowPart): boolean {
  if (JSON.stringify(other) === JSON.stringify(first)) return true;
  const times = timesOf(window);
  const [from, to] = [times[0], times.at(-1)];
  if (!from || !to || !timesOf(other).length) return false;
  const isSameTime = times.length === 1 && isBound(other) && isSame(other.time, from);
  const isWithin = (time: Time) =>
    periodsOf(from, '2000-01').from <= time.period && time.period <= periodsOf(to, '2000-01').to;
  return isSameTime || (isEvent(other) && timesOf(other).every(isWithin));
}

const isSame = (one: Time, other: Time) => JSON.stringify(one) === JSON.stringify(other);

/** "Returns in 2008 and 2020" are those of each. */
const eachOf = ({ first, last }: WindowPart & { is: 'range' }): WindowPart => ({
  kind: 'window',
  is: 'several',
  windows: [first, last].map(({ time }) => ({ kind: 'window', is: 'in', time })),
});

/** They tell both of two times in one answer. */
const OF_BOTH: ReadonlySet<string> = new Set(['level', 'difference', 'compare', 'worth']);

const isOfChange = (pieces: readonly Piece[]): boolean => {
  const measures = pieces.flatMap(({ part }) => (part.kind === 'measure' ? [part.measure] : []));
  return measures.length > 0 && measures.every((measure) => !OF_BOTH.has(measure));
};

function saysTwoTimes(window: WindowPart, pieces: readonly Piece[]): boolean {
  if (window.is === 'range') return window.isBoth === true;
  const isSecondNow = pieces.some((piece) => isOf(piece, 'now') && piece.part.isSecond);
  return isSecondNow && timesOf(window).some((time) => !time.isEvent);
}
