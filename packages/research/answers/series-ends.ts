import { DAY } from '@/lib/platform/clock';
import type { Library } from '../series/library';
import { incomparable } from '../series/notes';
import { FORMATS, inUnit, MINUS, numberWriter } from '../series/number-format';
import { printablePoints } from '../series/printable';
import type { Series, SeriesPoint } from '../series/series';
import { isPercent, isRate } from '../series/units';
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

const twoDecimals = numberWriter({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** What is in per cent changes by percentage points; all else by per cent, if it is above zero. */
function changeOf(words: Words, { unit }: Series, from: number, to: number) {
  const isPointwise = isRate(unit) || isPercent(unit);
  if (!isPointwise && !(from > 0 && to > 0)) return undefined;
  const text = isPointwise ? differenceText(words, unit, to - from) : FORMATS.percent(words, to / from - 1);
  if (!/[1-9]/.test(text)) return { text, direction: null };
  return text.startsWith(MINUS)
    ? { text, direction: 'fall' as const }
    : { text: `+${text}`, direction: 'rise' as const };
}

const differenceText = (words: Words, unit: Series['unit'], difference: number) =>
  unit === 'basis points'
    ? FORMATS['basis-points'](words, difference)
    : inUnit(words, 'percentage-points', twoDecimals(words, difference));
