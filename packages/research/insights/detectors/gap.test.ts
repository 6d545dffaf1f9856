import { libraryHere } from '@/lib/texts/library-here';
import { getSeries } from '../../series/get-series';
import { readSubjectSeries } from '../subject';
import { gapDetector } from './gap';

// Made of the Nifty 50 itself: half of its own, and then twice in a year.
const nifty = getSeries(libraryHere(), 'nifty-50-monthly');
const it = readSubjectSeries(libraryHere(), 'nifty-it-monthly');
const from2004 = nifty.points.filter(({ period }) => period >= '2004-05' && period <= '2020-12');
const withLast = (times: number) =>
  gapDetector.detect(libraryHere(), {
    ...it,
    points: from2004.map(({ period, value, status }, i) => ({
      period,
      status,
      value: value === null ? null : (value / 2) * (i === from2004.length - 1 ? times : 1),
    })),
  });

test('finds the widest lead, and what it meant for a holder of either', () => {
  const [found, ...others] = withLast(2).filter(({ asOf }) => asOf === '2020-12');
  expect(others).toEqual([]);
  expect(found?.id).toBe('gap-nifty-it-monthly-2020-12');
  expect(found?.title).toMatch(
    /^The Nifty IT up 129\.8% and the Nifty 50 up 14\.9% in a year: its widest lead yet$/,
  );
  expect(found?.summary).toContain('₹1,00,000 in the Nifty IT became ₹2,29,');
  expect(found?.inputs).toEqual(['nifty-it-monthly', 'nifty-50-monthly', 'usd-inr']);
});

test('finds the widest lag', () => {
  expect(withLast(0.5).find(({ asOf }) => asOf === '2020-12')?.title).toContain('its widest lag yet');
});

test('finds nothing where both move together, and in what has nothing beside it', () => {
  expect(withLast(1)).toEqual([]);
  expect(gapDetector.detect(libraryHere(), readSubjectSeries(libraryHere(), 'usd-inr'))).toEqual([]);
});
