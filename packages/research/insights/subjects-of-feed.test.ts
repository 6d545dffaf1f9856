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
});
