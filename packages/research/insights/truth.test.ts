import { libraryHere } from '@/lib/texts/library-here';
import { insight, insights } from '.';

// What is true of the values of a finding and false of what is held beside them.

const all = insights(libraryHere());
const listed = new Set(all.map(({ id }) => id));
const found = (id: string) => insight(libraryHere(), id);

test('a price that is not adjusted for a separation says nothing of holders across it, and is not listed', () => {
  const itc = found('drawdown-itc-close-2026-08');
  expect(listed).not.toContain('drawdown-itc-close-2026-08');
  expect(itc?.summary).toContain('On 6 January 2025 ITC Hotels was separated');
  expect(itc?.summary).toContain('The price is not adjusted for it, so holders had more than it shows.');
  expect(itc?.summary).not.toContain('₹1,00,000');
  // The month in which a part of Wipro was separated is no measure of a later fall.
  expect(found('largest-move-wipro-monthly-2022-01')?.summary).not.toContain('April 2013');
});

test('a finding of a past date speaks of what was held until then', () => {
  const texts = all.map(({ title, summary, unusual }) => `${title} ${summary} ${unusual}`).join('\n');
  expect(texts).not.toMatch(/has no (other|larger)|No other twelve months|highest in our data/);
  expect(texts).toContain('None was as low until then; our data begins in');
});

test('of findings further than which nothing had gone, the last is listed', () => {
  const furthest = all.flatMap(({ detector, series, ofAll }) =>
    ofAll ? [`${detector} ${series} ${ofAll}`] : [],
  );
  expect(furthest.length).toBeGreaterThan(10);
  expect(new Set(furthest).size).toBe(furthest.length);
  const before = [
    'largest-year-fund-nippon-gold-2020-07',
    'extreme-india-vix-monthly-2023-07',
    'growth-india-house-prices-q3-2019',
  ];
  for (const id of before) {
    expect(listed).not.toContain(id);
    expect(found(id)?.id).toBe(id);
  }
  // Q3 2019 was the least until Q3 2020 was less.
  expect(listed).toContain('growth-india-house-prices-q3-2020');
});

test('values of another basis are told, as what they are', () => {
  expect(found('extreme-india-cpi-inflation-2025-10')?.since).toMatch(
    /In August 2026, on a new basket, it stood at 4\.82%\.$/,
  );
  const pe = found('extreme-nifty-50-pe-2026-09');
  expect(pe?.title).toMatch(/lowest since NSE began counting consolidated earnings$/);
  expect(pe?.summary).toContain('on standalone earnings, it had been as low as 11.7, in May 2003.');
});

test('a fall that goes on between two depths is told: the shares of September 2026', () => {
  expect(listed).toContain('low-infosys-close-2026-09');
  expect(found('low-wipro-monthly-2026-09')?.title).toBe(
    'The Wipro share falls 14.1% in a month, to its lowest since Sep 2020',
  );
});

test('metals are told in rupees, and a fund beside what is like it', () => {
  expect(all.filter(({ series }) => ['gold-usd-oz', 'silver-usd-oz'].includes(series))).toEqual([]);
  expect(listed).toContain('largest-move-gold-inr-10g-2026-06');
  const gaps = all.filter(({ detector }) => detector === 'gap');
  const besideNifty = gaps.filter(({ chart }) =>
    chart.series.some((each) => each.series === 'fund-uti-nifty-50'),
  );
  expect(besideNifty.length).toBeGreaterThan(3);
  for (const { series } of besideNifty)
    expect(series).not.toMatch(
      /small-cap|mid-?cap|balanced|equity-debt|multi-asset|nasdaq|sp-500|fang|franklin/,
    );
});
