import { libraryHere } from '@/lib/texts/library-here';
import { countWindows, isUnderAYear, meantPeriod, valueOver } from './windows';

const MONTHS = Array.from({ length: 97 }, (_, i) => ({
  period: `${2000 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
  isPresent: i !== 20,
}));
const DAYS = Array.from({ length: 800 }, (_, i) => ({
  period: new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10),
  isPresent: true,
}));

describe('all windows of one length', () => {
  it('are counted where both ends may be compared, with a per cent from eight side by side', () => {
    const year = { from: '2001-01', to: '2002-01' };
    // 97 months hold 85 windows of twelve; two of them begin or end in the month that is missing.
    const count = countWindows(MONTHS, year, 2, ({ from }) => from < '2002-01');
    expect(count).toMatchObject({ count: 22, of: 83, length: 12, sideBySide: 8, percent: 27, place: 11 });
    const longer = countWindows(MONTHS, { from: '2001-01', to: '2002-02' }, 2, () => true);
    expect(longer).toMatchObject({ sideBySide: 7 });
    expect(longer).not.toHaveProperty('percent');
  });

  it('are left out where it cannot be told', () => {
    const count = countWindows(MONTHS, { from: '2001-01', to: '2002-01' }, 2, ({ from }) =>
      from === '2001-01' ? undefined : true,
    );
    expect(count).toMatchObject({ count: 82, of: 82, place: -1 });
  });

  it('are counted from ends of months where all of them are too much work, and not at all where these are', () => {
    const span = { from: '2020-01-31', to: '2020-04-30' };
    const all = jest.fn(() => true);
    expect(countWindows(DAYS, span, 700, all)).toMatchObject({ of: 710, length: 90 });
    const ends = jest.fn(() => true);
    const few = countWindows(DAYS, span, 1_000, ends);
    expect(few).toMatchObject({ of: 23, length: 90, place: 0 });
    expect(few?.all.map(({ from }) => from).slice(0, 3)).toEqual(['2020-01-31', '2020-02-29', '2020-03-31']);
    expect(ends).toHaveBeenCalledTimes(23);
    const none = jest.fn(() => true);
    expect(countWindows(DAYS, span, 100_000, none)).toBeNull();
    expect(none).not.toHaveBeenCalled();
  });
});

test('a month that is typed stands for its last day', () => {
  const days = DAYS.map(({ period }) => period);
  expect(['2020-02', '2020-02-10', '2019-12'].map((typed) => meantPeriod(days, typed))).toEqual([
    '2020-02-29',
    '2020-02-10',
    undefined,
  ]);
});

test('a figure has the same value over a window as the figure itself, and none without its ends', () => {
  const valueIn = valueOver(libraryHere(), {
    formula: 'change',
    series: 'gold-usd-oz',
    from: '2006-06',
    to: '2026-06',
    format: 'percent',
  });
  expect(valueIn({ from: '2006-06', to: '2026-06' })).toBeCloseTo(6.094, 3);
  expect(valueIn({ from: '1900-01', to: '2026-06' })).toBeUndefined();
});

test('a year is one from a day to the same day of the next, whether it has 365 days or 366', () => {
  const isUnder = (from: string, to: string) => isUnderAYear({ from, to });
  expect([isUnder('2025-01-31', '2026-01-31'), isUnder('2024-01-31', '2025-01-31')]).toEqual([false, false]);
  expect([isUnder('2025-01-31', '2026-01-30'), isUnder('2025-01', '2025-12')]).toEqual([true, true]);
  expect([isUnder('Q1 FY25', 'Q1 FY26'), isUnder('Q1 FY25', 'Q4 FY25')]).toEqual([false, true]);
});
