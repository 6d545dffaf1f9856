import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { writeContent } from '@/testing/content/content-folder';
import { note, seriesText } from '@/testing/content/series-file';
import { ContentProblem } from '@/lib/platform/content-problem';
import fc from 'fast-check';
import {
  between,
  combine,
  leastSure,
  seriesFromFile,
  rebase,
  mapAllValues,
  transformRuns,
  unbrokenValuesOf,
  valuesOf,
  type Series,
  type SeriesPoint,
} from './series';
import { movingAverage } from './statistics';
import type { Status } from './series-file';

/** A line of these months of 2026, January first. */
function lineOf(values: (number | null)[], changes: Partial<Series> = {}): Series {
  return {
    id: 'gold',
    title: 'Gold',
    unit: 'USD per troy ounce',
    frequency: 'monthly',
    asOf: '2026-06',
    points: values.map((value, i): SeriesPoint => ({ period: `2026-0${i + 1}`, value, status: 'verified' })),
    sources: [{ publisher: 'A bureau', title: 'Gold', url: 'https://bureau.example' }],
    notes: [],
    inputs: ['gold'],
    redistribute: false,
    ...changes,
  };
}

const described = { title: 'Derived', unit: 'ratio', formula: 'a / b' } as const;

describe('the part of a series between two periods', () => {
  test('includes both', () => {
    const part = between(lineOf([1, 2, 3, 4]), '2026-02', '2026-03');
    expect(part.points.map(({ period, value }) => [period, value])).toEqual([
      ['2026-02', 2],
      ['2026-03', 3],
    ]);
    expect(part.id).toBe('gold');
  });

  test('may be a single period', () => {
    expect(valuesOf(between(lineOf([1, 2, 3]), '2026-02', '2026-02'))).toEqual([2]);
  });

  test.each([
    ['a start the line does not have', '2025-12', '2026-02'],
    ['an end the line does not have', '2026-01', '2026-09'],
    ['an end before the start', '2026-03', '2026-01'],
  ])('%s is rejected, and the error contains the range of the series', (_, from, to) => {
    expect(() => between(lineOf([1, 2, 3]), from, to)).toThrow(
      new ContentProblem(`gold has no window from ${from} to ${to}; it covers 2026-01 to 2026-03`),
    );
  });
});

test('the values of a series omit its gaps, and zero is not a gap', () => {
  expect(valuesOf(lineOf([1, null, 0, 3]))).toEqual([1, 0, 3]);
});

describe('a rebased series', () => {
  test('starts at 100 and keeps the proportions: 50, 75 and 25 are 100, 150 and 50', () => {
    const rebased = rebase(wordsHere(), lineOf([50, 75, 25]));
    expect(valuesOf(rebased)).toEqual([100, 150, 50]);
    expect(rebased).toMatchObject({ unit: 'index, start = 100', formula: 'value / value at 2026-01 * 100' });
    expect(rebased.redistribute).toBe(lineOf([50]).redistribute);
  });

  test('keeps its gaps', () => {
    expect(rebase(wordsHere(), lineOf([50, null, 75])).points.map(({ value }) => value)).toEqual([
      100,
      null,
      150,
    ]);
  });

  test('always starts at 100 and can be converted back', () => {
    const values = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(values, (list) => {
        const rebased = valuesOf(rebase(wordsHere(), lineOf(list)));
        expect(rebased[0]).toBe(100);
        rebased.forEach((value, i) => {
          expect((value * (list[0] ?? NaN)) / 100 / (list[i] ?? NaN)).toBeCloseTo(1, 9);
        });
      }),
    );
  });

  test('is rejected if it has no value, or starts at zero', () => {
    expect(() => rebase(wordsHere(), lineOf([null, null]))).toThrow(
      new ContentProblem('gold has no value to start from'),
    );
    expect(() => rebase(wordsHere(), lineOf([null, 0, 5]))).toThrow(
      new ContentProblem('gold has no value to start from: it is 0 at 2026-02'),
    );
  });

  test('names its base period, also if the series starts with a gap', () => {
    expect(rebase(wordsHere(), lineOf([null, 50, 75])).formula).toBe('value / value at 2026-02 * 100');
  });
});

describe('a series computed from several', () => {
  const silver = lineOf([5, 10, 0.5], { id: 'silver', inputs: ['silver'], asOf: '2026-03' });

  test('has a value for each period that all of them have', () => {
    const longer = lineOf([100, 300, 4, 5, 6]);
    const ratio = combine([longer, silver], described, (a, b) => a / b);
    expect(ratio.points.map(({ period, value }) => [period, value])).toEqual([
      ['2026-01', 20], // 100 / 5
      ['2026-02', 30], // 300 / 10
      ['2026-03', 8], // 4 / 0.5
    ]);
  });

  test('has a gap where one lacks a period, and begins and ends with the shortest', () => {
    const closed = lineOf([5, 10, 0.5, 2]);
    closed.points.splice(1, 1);
    const ratio = combine([lineOf([100, 300, 4, 5, 6]), closed], described, (a, b) => a / b);
    expect(ratio.points.map(({ period, value }) => [period, value])).toEqual([
      ['2026-01', 20],
      ['2026-02', null],
      ['2026-03', 8],
      ['2026-04', 2.5],
    ]);
  });

  test('has a gap where one of them has a gap', () => {
    const ratio = combine([lineOf([100, null, 4]), silver], described, (a, b) => a / b);
    expect(ratio.points.map(({ value }) => value)).toEqual([20, null, 8]);
  });

  test('has the least sure status of its inputs', () => {
    const doubtful = lineOf([1, 2, 3]);
    doubtful.points[1] = { period: '2026-02', value: 2, status: 'disputed' };
    const points = combine([silver, doubtful], described, (a, b) => a + b).points;
    expect(points.map(({ status }) => status)).toEqual(['verified', 'disputed', 'verified']);
  });

  test('names its inputs and each source once, and has the oldest date of its inputs', () => {
    const dollarLine = lineOf([1, 2, 3], {
      inputs: ['usd-inr'],
      sources: [{ publisher: 'A reserve', title: 'Rates', url: 'https://reserve.example' }],
    });
    const derived = combine([lineOf([1, 2, 3]), silver, dollarLine], described, (a, b, c) => a + b + c);
    expect(derived.inputs).toEqual(['gold', 'silver', 'usd-inr']);
    expect(derived.sources.map(({ publisher }) => publisher)).toEqual(['A bureau', 'A reserve']);
    expect(derived.asOf).toBe('2026-03');
    expect(derived).toMatchObject({ ...described, redistribute: true });
    const quarters = ['Q1 FY27', 'Q4 FY26'].map((asOf) => lineOf([1], { asOf }));
    expect(combine([lineOf([1], { asOf: 'Q2 FY27' }), ...quarters], described, (a) => a).asOf).toBe(
      'Q4 FY26',
    );
  });
});

describe('a series computed from another as a whole', () => {
  test('gets the values in order, and keeps the gaps', () => {
    const calls: number[][] = [];
    const derived = mapAllValues(lineOf([1, null, 3, 4]), described, (values) => {
      calls.push(values);
      return values.map((value, i) => (i === 0 ? null : value * 10));
    });
    expect(calls).toEqual([[1, 3, 4]]);
    expect(derived.points.map(({ value }) => value)).toEqual([null, null, 30, 40]);
    expect(derived).toMatchObject({ ...described, redistribute: true });
  });
});

describe('a series computed run by run', () => {
  const means = (values: number[]) => movingAverage(values, 2);

  test('restarts after each gap: no mean of 2 and 4, which are two periods apart', () => {
    const derived = transformRuns(lineOf([1, 2, null, 4, 6, 8]), described, means);
    expect(derived.points.map(({ value }) => value)).toEqual([null, 1.5, null, null, 5, 7]);
    expect(derived).toMatchObject({ ...described, redistribute: true });
  });

  test('keeps gaps at both ends and next to each other', () => {
    const derived = transformRuns(lineOf([null, 1, 2, null, null, 3, 5, null]), described, means);
    expect(derived.points.map(({ value }) => value)).toEqual([null, null, 1.5, null, null, null, 4, null]);
  });

  test('equals the calculation on the whole if there is no gap', () => {
    const whole = lineOf([1, 5, 2, 8]);
    expect(transformRuns(whole, described, means)).toEqual(mapAllValues(whole, described, means));
  });
});

describe('unbroken values', () => {
  test('are all values of a series', () =>
    expect(unbrokenValuesOf(lineOf([1, 0, 3]), 'sum')).toEqual([1, 0, 3]));

  test('are rejected across a gap', () => {
    expect(() => unbrokenValuesOf(lineOf([1, null, 3]), 'sum')).toThrow(
      new ContentProblem('gold has a gap in this window: it has no sum'),
    );
  });
});

describe('the least sure of several statuses', () => {
  test.each<[Status[], Status]>([
    [[], 'official'],
    [['official', 'verified'], 'verified'],
    [['verified', 'single source'], 'single source'],
    [['single source', 'projection', 'verified'], 'projection'],
    [['projection', 'disputed', 'single source'], 'disputed'],
  ])('of %j is %s', (statuses, expected) => {
    expect(leastSure(statuses)).toBe(expected);
  });
});

describe('a series from a file', () => {
  writeContent(
    'series/yields.json',
    seriesText({
      id: 'yields',
      status: 'projection',
      redistribute: true,
      frequency: 'event',
      notes: [note('single-source', '2007'), note('disputed', '2007-03')],
      points: [
        ['2006-12', 7.7],
        ['2007-01', 7.8],
        ['2007-03', 7.9],
        ['2008-01', null],
      ],
    }),
  );
  writeContent(
    'series/years.json',
    seriesText({
      id: 'years',
      frequency: 'annual',
      asOf: 'FY2026',
      columns: ['fiscalYear', 'yearEnd', 'revenue', 'grossMarginPct', 'status'],
      columnStatus: { grossMarginPct: 'disputed' },
      points: [
        ['FY2025', '2025-01-26', 130_497, 75, 'official'],
        ['FY2026', '2026-01-25', 215_938, null, 'projection'],
      ],
    }),
  );

  test('of one column has its values, its unit, and its leave to be offered', () => {
    const series = seriesFromFile(libraryHere(), 'yields');
    expect(series.points.map(({ value }) => value)).toEqual([7.7, 7.8, 7.9, null]);
    expect(series).toMatchObject({
      id: 'yields',
      unit: 'USD per BTC',
      inputs: ['yields'],
      redistribute: true,
    });
    expect(series.formula).toBeUndefined();
  });

  test('takes the status of a point from a note on it, then from the file', () => {
    expect(seriesFromFile(libraryHere(), 'yields').points.map(({ status }) => status)).toEqual([
      'projection', // 2006-12: the file's
      'single source', // 2007-01: that of 2007
      'disputed', // 2007-03: its own, though 2007 fits as well
      'projection',
    ]);
  });

  test('of a named column has that column, its unit and the status of each row', () => {
    const series = seriesFromFile(libraryHere(), 'years/revenue');
    expect(series.points).toEqual([
      { period: 'FY2025', value: 130_497, status: 'official' },
      { period: 'FY2026', value: 215_938, status: 'projection' },
    ]);
    expect(series.unit).toBe('USD million');
  });

  test('takes the status of its column before that of the rows', () => {
    const { points } = seriesFromFile(libraryHere(), 'years/grossMarginPct');
    expect(points).toEqual([
      { period: 'FY2025', value: 75, status: 'disputed' },
      { period: 'FY2026', value: null, status: 'disputed' },
    ]);
  });

  test.each([
    ['a series with columns needs one named', 'years', 'Name a column of years: revenue'],
    ['a column that does not exist', 'years/profit', 'Name a column of years'],
    ['the periods are no column of values', 'years/fiscalYear', 'Name a column of years'],
    ['a column of a series that has none', 'yields/revenue', 'yields has no columns, so no "revenue"'],
  ])('%s', (_, name, message) => {
    expect(() => seriesFromFile(libraryHere(), name)).toThrow(ContentProblem);
    expect(() => seriesFromFile(libraryHere(), name)).toThrow(message);
  });
});
