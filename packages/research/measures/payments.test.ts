import { libraryHere } from '@/lib/texts/library-here';
import { writeContent } from '@/testing/content/content-folder';
import { seriesText } from '@/testing/content/series-file';
import { UNIT_NAMES, UNITS } from '../series/units';
import { BOUGHT } from './payments';
import { sip } from './sip';

const PRICES = [100, 80, null, 125, 100];
writeContent(
  'series/fund.json',
  seriesText({
    id: 'fund',
    unit: 'INR per unit',
    points: PRICES.map((value, i) => [`2025-0${i + 1}`, value]),
  }),
);
const grid = PRICES.map((value, i) => ({ period: `2025-0${i + 1}`, isPresent: value !== null }));
const whole = { from: '2025-01', to: '2025-05' };

test('nothing is paid in a month without a value, nor at once for it', () => {
  expect(sip.missing?.(libraryHere(), { series: ['fund'], window: whole }, whole)).toBe(1);
  const definitions = new Map(
    sip.figures(libraryHere(), { series: ['fund'], window: whole, amount: 1_000 }, whole),
  );
  expect(definitions.get('fund.at-once')).toMatchObject({ amount: 3_000, paid: 'once' });
  expect(definitions.get('fund.end-value')).toMatchObject({ amount: 1_000, paid: 'each period' });
});

test('windows are counted by what payments became, not by their ends', () => {
  // Three steps: 1/100 + 1/80 at 125 is 2.8125 for two payments, and 1/80 + 1/125 at 100 is 2.05; at once it
  // is 2.5 in both.
  const terms = { series: ['fund'], window: whole };
  const share = sip.share?.(libraryHere(), terms, grid, { from: '2025-01', to: '2025-04' });
  expect(share).toMatchObject({ count: 2, of: 2, once: 1, length: 3, sideBySide: 1, place: 0 });
  // One step: 100 to 80 lost, 125 to 100 too; at once is the same, not more.
  expect(sip.share?.(libraryHere(), terms, grid, { from: '2025-01', to: '2025-02' })).toMatchObject({
    count: 0,
    of: 2,
    once: 0,
  });
});

test('what a payment buys is written with its unit', () => {
  const prices = UNIT_NAMES.filter((name) => UNITS[name].kind === 'price');
  expect(Object.keys(BOUGHT).sort()).toEqual(prices.sort());
});
