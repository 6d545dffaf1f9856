import type { Library } from '../series/library';
import { FORMATS } from '../series/number-format';
import { readSeriesFile } from '../series/series-file';
import { basisPoints, change } from '../series/statistics';
import type { Series } from '../series/series';
import { isRate } from '../series/units';
import { formatPeriod, startsAfter, type Period } from '../time/period';
import type { PresentPoint } from './history';
import type { Direction } from './rank';
import { readSubjectSeries, subjectOf } from './subject';
import { when } from './wording';

/** What somebody put in, in rupees: a lakh. */
export const PUT_IN = 100_000;

/** From when to when somebody held, and the low in between if it is told. */
export type Held = { from: PresentPoint; low?: PresentPoint; to: PresentPoint };

/** What ₹1,00,000 became for somebody who held, with a space after it; empty for what is not held in rupees. */
export function holderLine(library: Library, series: Series, { from, low, to }: Held): string {
  if (subjectOf(library, series.id).group === undefined) return '';
  const { words } = library;
  const left = series.inputs.flatMap((id) => readSeriesFile(library, id).leavesOut);
  const became = (point: PresentPoint) => FORMATS.inr(words, (PUT_IN * point.value) / from.value);
  const line = words.text('insights.phrases.holder', {
    money: FORMATS.inr(words, PUT_IN),
    from: when(words, from.period),
    lowValue: low ? became(low) : '',
    lowWhen: low ? when(words, low.period) : '',
    has: low ? 'low' : 'none',
    value: became(to),
    when: when(words, to.period),
    without: left.includes('dividends') ? 'dividends' : 'none',
  });
  return `${line} `;
}

type MoveBeside = { series: Series; direction: Direction; size: string };

/** What the series that are told beside a subject did from one period to another. */
export function movesBeside(library: Library, id: string, from: Period, to: Period): MoveBeside[] {
  return (subjectOf(library, id).beside ?? []).flatMap((other) => moveOf(library, other, from, to));
}

/** What a series did from one period to another; nothing if it has no value there, or has not moved. */
function moveOf(library: Library, id: string, from: Period, to: Period): MoveBeside[] {
  const series = readSubjectSeries(library, id);
  const [start, end] = [from, to].map((period) => valueAt(series, period));
  if (start === undefined || end === undefined || start === end) return [];
  const size = isRate(series.unit)
    ? FORMATS['basis-points'](library.words, Math.abs(basisPoints(end, start)))
    : FORMATS.percent(library.words, Math.abs(change(start, end)));
  return [{ series, direction: end < start ? 'low' : 'high', size }];
}

/** The value of a period; of decisions what was in force at its end. */
function valueAt({ frequency, points }: Series, period: Period): number | undefined {
  const point =
    frequency === 'event'
      ? points.findLast((each) => !startsAfter(each.period, period) || each.period.startsWith(period))
      : points.find((each) => each.period === period);
  return point?.value ?? undefined;
}

/** What others did in the time of a move. */
export function besideLine(library: Library, beside: readonly MoveBeside[]): string[] {
  const moves = movesText(library, beside);
  return moves ? [library.words.text('insights.phrases.beside', { moves })] : [];
}

/** What both series of a gap did from its end to a later period; null if they did not move. */
export function sinceOfTwo(
  library: Library,
  compared: readonly string[],
  from: Period,
  to: Period,
): string | null {
  const both = compared.flatMap((each) => moveOf(library, each, from, to));
  const moves = movesText(library, both);
  return moves
    ? library.words.text('insights.phrases.since-two', { last: formatPeriod(library.words, to), moves })
    : null;
}

const movesText = (library: Library, moved: readonly MoveBeside[]): string =>
  library.words.list(
    moved.map(({ series, direction, size }) =>
      library.words.text('insights.phrases.moved', {
        name: subjectOf(library, series.id).name,
        direction,
        size,
      }),
    ),
  );
