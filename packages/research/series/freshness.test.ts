import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { dayInIndia } from '@/lib/platform/clock';
import { inLocale } from '@/lib/content/locale';
import { dataTo, nextValue } from './age-text';
import { ageOf, freshnessOf, nextDue } from './freshness';
import { getSeries } from './get-series';
import { listSeriesFiles, readSeriesFile } from './series-file';

const TODAY = '2026-11-24';

test('a month ends with the calendar; the next is due at its end and the lag of its publisher', () => {
  // July 2026 ends on the 31st, August too, and the Pink Sheet comes two days later.
  expect(freshnessOf(libraryHere(), 'gold-usd-oz', TODAY)).toEqual({
    last: '2026-07',
    isPartial: false,
    to: '2026-07-31',
    days: 116,
    due: '2026-09-02',
    isLate: true,
  });
  expect(freshnessOf(libraryHere(), 'gold-usd-oz', '2026-09-02').isLate).toBe(false);
  expect(freshnessOf(libraryHere(), 'gold-usd-oz', '2026-09-03').isLate).toBe(true);
});

test('a month that is not over reaches to the day that its note names, and is due when it is over', () => {
  const nvidia = { last: '2026-08', isPartial: true, to: '2026-08-21', days: 95, due: '2026-08-31' };
  expect(freshnessOf(libraryHere(), 'nvidia-close', TODAY)).toEqual({ ...nvidia, isLate: true });
  expect(freshnessOf(libraryHere(), 'fund-parag-parikh-flexi-cap', TODAY).to).toBe('2026-08-20');
  // "from 1 to 22 May 2026"
  expect(freshnessOf(libraryHere(), 'india-10y', TODAY).to).toBe('2026-05-22');
});

test('days, weeks, quarters and fiscal years', () => {
  expect(freshnessOf(libraryHere(), 'wipro-close', TODAY)).toMatchObject({
    to: '2026-08-21',
    due: '2026-08-26',
  });
  expect(freshnessOf(libraryHere(), 'bitcoin-weekly', TODAY)).toMatchObject({
    to: '2026-09-18',
    due: '2026-09-26',
  });
  // 31 December 2025, 31 March 2026, and 139 days.
  expect(freshnessOf(libraryHere(), 'india-house-prices', TODAY)).toMatchObject({
    to: '2025-12-31',
    due: '2026-08-17',
  });
  // 30 June 2026, 30 September 2026, and 16 days.
  expect(freshnessOf(libraryHere(), 'wipro-quarters', TODAY)).toMatchObject({
    to: '2026-06-30',
    due: '2026-10-16',
  });
  // 25 January 2026, a year, and 31 days.
  expect(freshnessOf(libraryHere(), 'nvidia-years', TODAY)).toMatchObject({
    due: '2027-02-25',
    isLate: false,
  });
});

test('nothing is due of a series that has ended, nor late what is made of it and of one that goes on', () => {
  expect(freshnessOf(libraryHere(), 'tata-motors-close', TODAY)).toMatchObject({
    to: '2025-09-30',
    due: null,
    isLate: false,
  });
  const chain = [getSeries(libraryHere(), 'india-cpi-2012'), getSeries(libraryHere(), 'india-cpi-2024')];
  expect(ageOf(libraryHere(), chain, TODAY).due).toBe(
    freshnessOf(libraryHere(), 'india-cpi-2024', TODAY).due,
  );
});

test('what appears without a rhythm is never late', () => {
  expect(freshnessOf(libraryHere(), 'rbi-repo', TODAY)).toMatchObject({
    to: '2026-10-07',
    due: null,
    isLate: false,
  });
  expect(freshnessOf(libraryHere(), 'india-curve', TODAY)).toMatchObject({ to: '2026-03-27', due: null });
  expect(freshnessOf(libraryHere(), 'epf-rate', TODAY)).toMatchObject({ to: null, days: null, due: null });
});

test('the note of every partial period names its day', () => {
  const partial = listSeriesFiles(libraryHere()).filter(
    (id) => freshnessOf(libraryHere(), id, TODAY).isPartial,
  );
  expect(partial.length).toBeGreaterThan(10);
  for (const id of partial) {
    const end = readSeriesFile(libraryHere(), id).asOf === '2026-05' ? '2026-05-31' : '2026-08-31';
    expect([id, freshnessOf(libraryHere(), id, TODAY).to]).not.toEqual([id, end]);
  }
});

test('the next value is due today or later, whether or not we hold those before it', () => {
  const due = (id: string, today = TODAY) => nextDue(libraryHere(), id, today);
  expect(due('gold-usd-oz')).toBe('2026-12-02');
  expect(due('gold-usd-oz', '2026-08-01')).toBe('2026-09-02');
  expect(due('gold-usd-oz', '2026-09-03')).toBe('2026-10-02');
  expect(due('bitcoin-weekly', '2026-11-28')).toBe('2026-11-28');
  expect(due('bitcoin-monthly')).toBe('2026-12-01');
  expect(due('wipro-quarters')).toBe('2027-01-16');
  // Every day of trading, decisions, and what has ended.
  for (const id of ['wipro-close', 'rbi-repo', 'tata-motors-close']) expect(due(id)).toBeNull();
});

test("a day begins at midnight in India, five and a half hours before UTC's", () => {
  expect(dayInIndia(Date.parse('2026-11-23T18:29:59Z'))).toBe('2026-11-23');
  expect(dayInIndia(Date.parse('2026-11-23T18:30:00Z'))).toBe('2026-11-24');
});

describe('the age of data that are shown together', () => {
  const of = (...names: string[]) =>
    ageOf(
      libraryHere(),
      names.map((each) => getSeries(libraryHere(), each)),
      TODAY,
    );

  test('is that of the series which reaches furthest', () => {
    expect(of('gold-usd-oz')).toEqual({
      ...{ to: '2026-07', isOfPrices: true },
      ...{ due: '2026-09-02', isLate: true },
    });
    expect(of('gold-usd-oz', 'bitcoin-weekly')).toMatchObject({ to: '2026-09-18' });
    // Decisions were read on a later day, and have no rhythm.
    expect(of('india-10y', 'rbi-repo')).toMatchObject({ to: '2026-05-22', isOfPrices: false });
    expect(of('nvidia-years/revenue', 'nvidia-quarters/revenue').to).toBe('Q2 FY27');
  });

  test('is said in words; why data end there, and when the next value is due, by itself', () => {
    expect(dataTo(wordsHere(), of('nvidia-close'))).toBe('Prices to 21 August 2026');
    expect(dataTo(wordsHere(), of('nifty-50-close', 'rbi-repo'))).toMatch(/^Prices to /);
    expect(dataTo(wordsHere(), of('india-10y'))).toBe('Data to 22 May 2026');
    expect(inLocale('hi', () => dataTo(wordsHere(), of('bitcoin-weekly')))).toBe('18 सितंबर 2026 तक के भाव');
    expect(nextValue(wordsHere(), of('gold-usd-oz'))).toMatch(
      /^The next value was due by 2 September 2026 and /,
    );
    expect(
      nextValue(wordsHere(), ageOf(libraryHere(), [getSeries(libraryHere(), 'gold-usd-oz')], '2026-08-01')),
    ).toMatch(/ is due by 2 September 2026\.$/);
    expect(nextValue(wordsHere(), of('rbi-repo'))).toBeNull();
    expect(inLocale('hi', () => nextValue(wordsHere(), of('gold-usd-oz')))).toContain('2 सितंबर 2026');
  });
});
