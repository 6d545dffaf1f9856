import { libraryHere } from '@/lib/texts/library-here';
import { insights } from '.';
import { subjectsOfFeed } from './subjects-of-feed';

it('are those of the findings, and a fund, gold in a fund, PPF and deposits', () => {
  const subjects = subjectsOfFeed(libraryHere());
  const ids = new Set(subjects.map(({ id }) => id));
  for (const { series } of insights(libraryHere())) expect(ids).toContain(series);
  expect(subjects.filter(({ assetClass }) => assetClass === 'funds').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['fund-uti-nifty-50', 'fund-nippon-gold']),
  );
  for (const id of ['ppf-rate', 'bank-deposit-rates/overOneYearHigh']) expect(ids).toContain(id);
  expect(ids.size).toBe(subjects.length);
  const first = subjects.filter(({ isFirst }) => isFirst).map(({ id }) => id);
  expect(first).toEqual(
    expect.arrayContaining(['gold-usd-oz', 'nifty-50-monthly', 'rbi-repo', 'ppf-rate', 'fund-uti-nifty-50']),
  );
  for (const id of ['tcs-close', 'nifty-auto-monthly', 'fund-sbi-gilt']) expect(first).not.toContain(id);
  expect(first.length).toBeLessThan(subjects.length / 2);
});
