import { libraryHere } from '@/lib/texts/library-here';
import { getSeries } from './get-series';
import { comparable, incomparable, notesOn } from './notes';
import { note } from '@/testing/content/series-file';

test('a note covers its period, all periods within it, and those of its range', () => {
  const [year, range, tenors, quarters] = [
    note('remark', '2007'),
    note('remark', { from: '2017-10', to: '2018-01' }),
    note('remark', { from: '1Y', to: '7Y' }),
    note('remark', { from: 'Q1 FY24', to: 'Q3 FY24' }),
  ];
  const on = (period: string) => notesOn([year, range, tenors, quarters, note('remark')], period);
  expect(on('2007-01')).toEqual([year]);
  // A year is not on another basis because its first month is.
  expect(notesOn([note('remark', '2007-01'), note('remark', '2007-12')], '2007')).toEqual([]);
  expect(on('2007-12-31')).toEqual([year]);
  expect(['2006-12', '2008-01', '2017-09', '2018-02', '10Y', 'Q4 FY24'].flatMap(on)).toEqual([]);
  expect(['2017-10', '2018-01', '2018-01-31'].map(on)).toEqual([[range], [range], [range]]);
  expect(['1Y', '7Y'].map(on)).toEqual([[tenors], [tenors]]);
  expect(['Q1 FY24', 'Q3 FY24'].map(on)).toEqual([[quarters], [quarters]]);
});

test('an unfinished month is cut off', () => {
  expect(getSeries(libraryHere(), 'nvidia-close').points.at(-1)?.period).toBe('2026-08');
  expect(comparable(getSeries(libraryHere(), 'nvidia-close')).points.at(-1)?.period).toBe('2026-07');
  expect(comparable(getSeries(libraryHere(), 'gold-usd-oz')).points).toEqual(
    getSeries(libraryHere(), 'gold-usd-oz').points,
  );
});

test('a disputed value becomes a gap that keeps its status, also in derived series', () => {
  for (const id of ['silver-usd-oz', 'gold-silver-ratio', 'silver-inr-kg']) {
    const disputed = comparable(getSeries(libraryHere(), id)).points.find(
      ({ period }) => period === '2025-12',
    );
    expect(disputed).toEqual({ period: '2025-12', value: null, status: 'disputed' });
  }
});

test('a value on another basis becomes a gap in its own column only', () => {
  const valueOf = (column: string, period: string) =>
    comparable(getSeries(libraryHere(), column)).points.find((point) => point.period === period)?.value;
  // Revenue from operations, and profit before minority interest.
  expect(valueOf('wipro-quarters/grossRevenueInrBn', 'Q1 FY27')).toBeNull();
  expect(valueOf('wipro-quarters/netIncomeInrBn', 'Q1 FY27')).toBeNull();
  expect(valueOf('wipro-quarters/netIncomeInrBn', 'Q4 FY26')).toBe(35);
  // A charge and a gain are told, and compared.
  expect(valueOf('nvidia-quarters/netIncome', 'Q1 FY27')).toBe(58_321);
});

test('a value has the reason why it must not be compared', () => {
  const why = (id: string, period: string, status = 'verified') =>
    incomparable(getSeries(libraryHere(), id), { period, status });
  expect(why('nvidia-close', '2026-08')).toBe('partial');
  expect(why('india-10y', '2017-12')).toBe('disputed');
  expect(why('wipro-quarters/netIncomeInrBn', 'Q1 FY27')).toBe('basis-change');
  expect(why('us-10y', '2020-01', 'disputed')).toBe('disputed');
  expect(why('india-10y', '2008-01')).toBeNull();
});
