import { libraryHere } from '@/lib/texts/library-here';
import { getSeries } from '../series/get-series';
import { isMonthEndsOnly, printablePoints } from '../series/printable';
import type { SeriesPoint } from '../series/series';
import { analysableSeries } from './address';
import { chartOfSeries } from './series-chart';
import { seriesEnds } from './series-ends';
import { questionsAbout } from './series-questions';

const library = libraryHere();
const gold = getSeries(library, 'gold-usd-oz');

/** Gold with other values, a row a month from January 2025. */
function monthly(values: readonly (number | null)[], unit = gold.unit) {
  const points = values.map((value, i): SeriesPoint => ({
    period: `${2025 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
    value,
    status: 'official',
  }));
  return { ...gold, unit, points, notes: [] };
}

test('a price changes by per cent against the same month a year before and the month before', () => {
  const ends = seriesEnds(library, monthly([100, ...Array<number>(11).fill(150), 120]));
  expect(ends?.first).toEqual({ period: '2025-01', text: '$100' });
  expect(ends?.last).toEqual({ period: '2026-01', text: '$120' });
  expect(ends?.changes).toEqual([
    { over: 'month', from: '2025-12', text: '−20.0%', direction: 'fall' },
    { over: 'year', from: '2025-01', text: '+20.0%', direction: 'rise' },
  ]);
});

test('a rate changes by percentage points, and what stays the same neither rises nor falls', () => {
  const rates = [6.5, ...Array<number>(11).fill(6.25), 6.25];
  expect(seriesEnds(library, monthly(rates, '% per annum'))?.changes).toEqual([
    { over: 'month', from: '2025-12', text: '0.00 percentage points', direction: null },
    { over: 'year', from: '2025-01', text: '−0.25 percentage points', direction: 'fall' },
  ]);
});

test('nothing is compared with a gap, with what is not above zero, or where there is no year', () => {
  expect(seriesEnds(library, monthly([100, null, 110]))?.changes).toEqual([]);
  expect(seriesEnds(library, monthly([-100, 110]))?.changes).toEqual([]);
  expect(seriesEnds(library, monthly([null]))).toBeNull();
});

test('of days that may not be passed on only ends of months and the latest are said and drawn', () => {
  const withheld = [...analysableSeries(library)]
    .map((name) => getSeries(library, name))
    .filter((series) => isMonthEndsOnly(series) && series.formula === undefined);
  expect(withheld.length).toBeGreaterThan(2);
  for (const series of withheld) {
    const ends = seriesEnds(library, series);
    const printed = new Set(printablePoints(series).map(({ period }) => period));
    const periods = [ends?.first.period, ends?.last.period, ...(ends?.changes.map(({ from }) => from) ?? [])];
    expect(periods.filter((period) => !printed.has(period ?? ''))).toEqual([]);
    const [drawn] = chartOfSeries(library, series, 'title').series;
    expect(drawn?.points.filter(({ period }) => !printed.has(period))).toEqual([]);
  }
});

test('questions about a thing have an answer, which is said beside them', () => {
  const questions = questionsAbout(library, 'gold-inr-10g');
  expect(questions).toHaveLength(6);
  expect(questions[0]).toMatchObject({ path: 'sip/gold-inr-10g/10y' });
  for (const { words, answer } of questions) {
    expect(words).toMatch(/\?$/);
    expect(answer).toMatch(/\.$/);
  }
  // Of decisions it is what they leave in force that is asked about.
  expect(questionsAbout(library, 'rbi-repo').map(({ path }) => path)).toContain(
    'difference/rbi-repo-month-end/5y',
  );
});
