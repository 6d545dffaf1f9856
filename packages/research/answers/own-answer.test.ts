import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import {
  carriedFile as ownSeriesFile,
  carriedName as ownName,
  type CarriedSeries as OwnSeries,
} from '../tables/carried-series';
import { MadeRef } from '../series/series-ref';
import { getSeries, hasSeries } from '../series/get-series';
import { analysisPath, parseAnalysis } from './address';
import { answerAnalysis } from './answer';

const DAY = 86_400_000;

/** Values of every working day of a year. */
function daily(value: (i: number) => number, year = 2024): OwnSeries {
  const days = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(year, 0, 1) + i * DAY))
    .filter((day) => day.getUTCDay() % 6 !== 0 && day.getUTCFullYear() === year)
    .map((day) => day.toISOString().slice(0, 10));
  return {
    name: 'My fund',
    unit: 'INR',
    kind: 'price',
    observed: 'close',
    rows: days.map((day, i) => [day, value(i)]),
  };
}

const ownFund = daily((i) => 100 + i);
const name = ownName(ownFund);

function answer(address: string, series: OwnSeries[] = [ownFund]) {
  const library = libraryHere().with(series.map((each) => ownSeriesFile(wordsHere(), each)));
  const analysis = parseAnalysis(library, address);
  if ('problem' in analysis) throw new Error(`${analysis.problem}: ${analysis.part}`);
  return { path: analysisPath(analysis), result: answerAnalysis(library, analysis) };
}

test('a series that a reader brings is measured as published ones are', () => {
  const { path, result } = answer(`growth/${name}/all`);
  expect(path).toBe(`growth/${name}/all`);
  expect(result).toMatchObject({ state: 'answer', window: { from: '2024-01-01', to: '2024-12-31' } });
  if (result.state !== 'answer') return;
  // 262 working days: from 100 to 361.
  expect(result.figures.get(`${name}.change`)?.text).toBe('261.0%');
  expect(result.sentence).toContain('My fund');
  expect(result.cautions[0]).toMatchObject({ kind: 'own' });
});

test('beside values of months its days are ends of months', () => {
  const { result } = answer(`growth/${name}~gold-inr-10g/all`);
  expect(result).toMatchObject({
    state: 'answer',
    window: { from: '2024-01', to: '2024-12' },
    analysis: { series: [name, 'gold-inr-10g'] },
    fixed: `growth/${name}~gold-inr-10g/2024-01..2024-12`,
  });
});

test.each(['sip', 'growth', 'lumpsum', 'level', 'drawdown', 'volatility', 'rolling-growth'])(
  '%s of an own series by itself is answered or refused in words',
  (measure) => {
    const { result } = answer(`${measure}/${name}/all`);
    expect(result.state === 'answer' || result.sentence.length > 20).toBe(true);
  },
);

test.each([
  ['1y', '2024-08-21', '2023-08-21'],
  ['6m', '2024-08-21', '2024-02-21'],
  // A Sunday, and a day that there is not.
  ['1m', '2024-07-21', '2024-06-21'],
  ['6m', '2024-08-31', '2024-02-29'],
  ['1y', '2024-02-29', '2023-02-28'],
  // The last value before the first of October is of September.
  ['1y', '2024-10-01', '2023-09-29'],
])('%s of days until %s begins at the last value on or before the same date, %s', (window, to, from) => {
  const days = [2023, 2024].flatMap((year) => daily((i) => 100 + i, year).rows.filter(([day]) => day <= to));
  const last = days.at(-1)?.[0] ?? '';
  const series = { ...ownFund, rows: last < to ? [...days, [to, 1000] as [string, number]] : days };
  const { result } = answer(`growth/${ownName(series)}/${window}`, [series]);
  if (result.state !== 'answer') throw new Error(result.sentence);
  expect(result.window).toEqual({ from, to });
  expect(result.cautions.map(({ kind }) => kind)).not.toContain('moved');
  expect(result.figures.has(`${ownName(series)}.growth-per-year`)).toBe(window === '1y');
});

test('of weeks a year begins at the last value on or before the same date', () => {
  const rows = Array.from({ length: 140 }, (_, i): [string, number] => [
    new Date(Date.UTC(2024, 0, 5) + 7 * i * DAY).toISOString().slice(0, 10),
    100 + i,
  ]);
  const series = { ...ownFund, rows };
  const { result } = answer(`growth/${ownName(series)}/1y`, [series]);
  expect(result).toMatchObject({ window: { from: '2025-08-29', to: '2026-09-04' } });
});

describe('a period that is not over', () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: Date.parse('2026-11-26T09:00:00Z'), doNotFake: ['setImmediate', 'nextTick'] }),
  );
  afterEach(() => jest.useRealTimers());
  const grown = (periods: string[]) => {
    const series: OwnSeries = { ...ownFund, rows: periods.map((period, i) => [period, 100 + i]) };
    const { result } = answer(`growth/${ownName(series)}/all`, [series]);
    if (result.state !== 'answer') throw new Error(result.sentence);
    return [result.window.to, result.cautions.some(({ kind }) => kind === 'partial')];
  };

  test.each([
    ['the running month', ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'], '2026-10'],
    ['the running quarter', ['Q1 2026', 'Q2 2026', 'Q3 2026', 'Q4 2026'], 'Q3 2026'],
    ['the running year', ['2023', '2024', '2025', '2026'], '2025'],
  ])('is left out, and that is said: %s', (_, periods, last) => {
    expect(grown(periods)).toEqual([last, true]);
  });

  test.each([
    ['a month that is over', ['2026-08-31', '2026-09-30', '2026-10-30'], '2026-10'],
    ['today', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'], '2026-11-26'],
    ['a year by the day on which it ended', ['2024-03-31', '2025-03-31', '2026-03-31'], '2026-03-31'],
    ['a fiscal year, whose end nobody knows', ['FY2024', 'FY2025', 'FY2026'], 'FY2026'],
  ])('is not: %s', (_, periods, last) => {
    expect(grown(periods)).toEqual([last, false]);
  });
});

describe('how far days move in a year', () => {
  /** A year of days; up and down by turns. */
  const coin = (isLeftOut: (weekday: number, i: number) => boolean): OwnSeries => ({
    ...ownFund,
    rows: Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2024, 0, 1) + i * DAY)).flatMap((day, i) =>
      isLeftOut(day.getUTCDay(), i) ? [] : [[day.toISOString().slice(0, 10), i % 2 ? 110 : 100]],
    ),
  });
  const periodsOf = (series: OwnSeries) => {
    const id = ownName(series);
    const { result } = answer(`volatility/${id}/all`, [series]);
    const figure = result.state === 'answer' ? result.figures.get(`${id}.volatility`) : undefined;
    return figure && /× √(\d+)/.exec(JSON.stringify(figure))?.[1];
  };

  test.each<[string, Parameters<typeof coin>[0], string]>([
    ['of all days of the calendar', () => false, '365'],
    ['of all of them, but for one in ten', (_, i) => i % 10 === 0, '365'],
    ['of a market', (weekday) => weekday % 6 === 0, '252'],
    [
      'of a market with a session on one Sunday and one Saturday',
      (weekday, i) => weekday % 6 === 0 && ![5, 20].includes(i),
      '252',
    ],
    ['of a market that is open on Sundays', (weekday) => weekday > 4, '252'],
  ])('is over %s', (_, isLeftOut, periods) => {
    expect(periodsOf(coin(isLeftOut))).toBe(periods);
  });

  test('also of a rolling window, which may have no weekend in it', () => {
    const rolling = (series: OwnSeries) => {
      const id = ownName(series);
      const { result } = answer(`rolling-volatility/${id}/all/roll-4`, [series]);
      if (result.state !== 'answer') throw new Error(result.sentence);
      return [...result.figures.values()].find(({ formula }) => formula === 'value')?.value;
    };
    const [all, market] = [coin(() => false), coin((weekday) => weekday % 6 === 0)].map(rolling);
    expect(Number(all) / Number(market)).toBeCloseTo(Math.sqrt(365 / 252), 3);
  });
});

test('it is found by nobody else, and neither is what was made of it', () => {
  answer(`ratio/${name}~gold-inr-10g/all`);
  expect(hasSeries(libraryHere(), name)).toBe(false);
  expect(hasSeries(libraryHere(), new MadeRef('by-month', [name]))).toBe(false);
  const renamed = libraryHere().with([ownSeriesFile(wordsHere(), { ...ownFund, name: 'Renamed' })]);
  expect(getSeries(renamed, name).title).toBe('Renamed');
});
