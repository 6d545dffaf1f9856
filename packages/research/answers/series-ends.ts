import { DAY } from '@/lib/platform/clock';
import { changesByPoints, changeText } from '../series/change-text';
import type { Library } from '../series/library';
import { incomparable } from '../series/notes';
import { FORMATS, MINUS } from '../series/number-format';
import { printablePoints } from '../series/printable';
import type { Series, SeriesPoint } from '../series/series';
import { spanOf, type Period } from '../time/period';
import type { Words } from '../words/words';
import { usualFormat } from './usual-format';

/** A value as it is written. */
export type WrittenValue = { period: Period; text: string };

/** How the last value differs from that of a month or a year before. */
export type SeriesChange = {
  over: 'month' | 'year';
  from: Period;
  /** With its sign: `+4.2%`, `−0.25 percentage points`. */
  text: string;
  /** None where nothing changed. */
  direction: 'rise' | 'fall' | null;
};

/** The first and the last value of a series that may be printed, and how the last one changed. */
export type SeriesEnds = { first: WrittenValue; last: WrittenValue; changes: readonly SeriesChange[] };

type Present = SeriesPoint & { value: number };

const LENGTHS = [
  { over: 'month', months: 1, of: ['daily', 'weekly', 'monthly'] },
  { over: 'year', months: 12, of: ['daily', 'weekly', 'monthly', 'quarterly', 'annual'] },
] as const;

/** Of a series of days or weeks the value before a date may be so much older: of some only month ends are printed. */
const MOST_BEFORE = 32 * DAY;

/** Without periods that are not over. Null for a series without values. */
export function seriesEnds(library: Library, series: Series): SeriesEnds | null {
  const points = printablePoints(series).flatMap((point): Present[] =>
    point.value === null || incomparable(series, point) === 'partial'
      ? []
      : [{ ...point, value: point.value }],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const write = FORMATS[usualFormat(library, series)];
  const written = ({ period, value }: Present) => ({ period, text: write(library.words, value) });
  return {
    first: written(first),
    last: written(last),
    changes: LENGTHS.flatMap(({ over, months, of }) => {
      const isOf = of.some((each) => each === series.frequency);
      const earlier = isOf ? before(series, points, last, months) : undefined;
      const amount = earlier && changeOf(library.words, series, earlier.value, last.value);
      return earlier && amount ? [{ over, from: earlier.period, ...amount }] : [];
    }),
  };
}

/** The value so many months before the last one, if it was measured in the same way. */
function before(series: Series, points: readonly Present[], last: Present, months: number) {
  const span = spanOf(last.period);
  if (!span) return undefined;
  const end = new Date(span.end);
  const time = Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - months, end.getUTCDate());
  const isOfDays = series.frequency === 'daily' || series.frequency === 'weekly';
  const point = points.findLast(({ period }) => {
    const other = spanOf(period);
    return other?.axis === span.axis && other.end <= time;
  });
  const lag = time - (point ? (spanOf(point.period)?.end ?? NaN) : NaN);
  const isNear = isOfDays ? lag <= MOST_BEFORE : lag === 0;
  return point && isNear && incomparable(series, point) === incomparable(series, last) ? point : undefined;
}

/** None of what changes by per cent, unless it is above zero. */
function changeOf(words: Words, { unit }: Series, from: number, to: number) {
  if (!changesByPoints(unit) && !(from > 0 && to > 0)) return undefined;
  const text = changeText(words, unit, from, to);
  if (text.startsWith('+')) return { text, direction: 'rise' as const };
  return { text, direction: text.startsWith(MINUS) ? ('fall' as const) : null };
}
