import { libraryHere } from '@/lib/texts/library-here';
import { DAY } from '@/lib/platform/clock';
import { insight, insights } from '.';
import { subjects } from './subject';

// The feed says what matters: what an investor would ask for is in it, and what bores is not.

const all = insights(libraryHere());
const listed = new Set(all.map(({ id }) => id));
const summaryOf = (id: string) => insight(libraryHere(), id)?.summary ?? '';

test.each([
  'policy-turn-rbi-repo-2026-10-07',
  'largest-move-brent-usd-bbl-2026-03',
  'largest-move-nifty-50-monthly-2026-03',
  'largest-move-nifty-bank-monthly-2026-03',
  'largest-move-nifty-it-monthly-2026-02',
  'largest-move-nifty-smallcap-250-monthly-2026-04',
  'largest-year-usd-inr-2026-05',
  'extreme-india-cpi-inflation-2025-10',
  'extreme-nifty-50-pe-2026-09',
  'extreme-ppf-rate-2020-04-01',
  'gap-epf-account-2021-03',
  'gap-fund-sbi-gilt-2026-04',
  'gap-nifty-it-monthly-2026-02',
  'largest-move-tcs-close-2026-02',
  'largest-move-hdfc-bank-close-2026-03',
])('%s is listed', (id) => expect(listed).toContain(id));

test('has forty findings and more of the last two years of the data', () => {
  const newest = Math.max(...all.map(({ created_at }) => Date.parse(created_at)));
  const recent = all.filter(({ created_at }) => Date.parse(created_at) > newest - 730 * DAY);
  expect(recent.length).toBeGreaterThanOrEqual(40);
});

test('speaks of funds, shares, indices and the rates of savers', () => {
  const ofGroup = (group: string) =>
    new Set(all.map(({ series }) => series).filter((id) => subjects(libraryHere()).get(id)?.group === group));
  expect(ofGroup('funds').size).toBeGreaterThan(20);
  expect(ofGroup('shares').size).toBeGreaterThan(30);
  expect(ofGroup('indices').size).toBeGreaterThan(10);
  for (const id of [
    'ppf-rate',
    'epf-account',
    'bank-deposit-rates/overOneYearHigh',
    'india-house-prices',
    'fund-uti-nifty-50',
  ])
    expect(all.map(({ series }) => series)).toContain(id);
});

// The first value of a fall, and the lowest.
test.each([
  ['extreme-india-us-spread-2024-11', 'extreme-india-us-spread-2025-05', '183 basis points'],
  ['extreme-india-cpi-inflation-2025-03', 'extreme-india-cpi-inflation-2025-10', '0.25%'],
  ['policy-spread-ten-year-over-repo-2024-06', 'policy-spread-ten-year-over-repo-2024-12', '24 basis points'],
  ['extreme-gold-silver-ratio-2018-04', 'extreme-gold-silver-ratio-2020-04', '111.5'],
])('%s has made room for the extreme and names it', (first, extreme, value) => {
  expect(listed).toContain(extreme);
  expect(listed).not.toContain(first);
  expect(summaryOf(extreme)).toContain(value);
  const former = insight(libraryHere(), first);
  if (former) expect(former.since).toContain(value);
});

test('lists no signals computed from a price, and nothing of a history of weeks', () => {
  for (const { detector, series } of all) {
    expect(['streak', 'moving-average-cross']).not.toContain(detector);
    expect(['bitcoin-rsi', 'wipro-close', 'nifty-it-close', 'nifty-50-close']).not.toContain(series);
  }
});

// Published before, and not listed any more.
test.each([
  'streak-nifty-50-close-2026-08-20',
  'record-wipro-close-2026-06-08',
  'record-nifty-it-close-2026-07-29',
  'streak-ether-monthly-2024-04',
  'moving-average-cross-bitcoin-weekly-2025-12-05',
  'moving-average-cross-bitcoin-weekly-2021-07-16',
  'extreme-bitcoin-rsi-2026-02-27',
  'extreme-bitcoin-rsi-2022-06-17',
  'volatility-bitcoin-weekly-2025-05-16',
  'extreme-india-us-spread-2024-11',
  // A metal in dollars, a gap that the dollar makes, and gaps to what is not alike.
  'drawdown-silver-usd-oz-2025-09',
  'gap-gold-inr-10g-2026-05',
  'gap-fund-kotak-midcap-2025-12',
  'gap-fund-icici-balanced-advantage-2026-06',
])('%s keeps its address', (id) => {
  expect(listed).not.toContain(id);
  expect(insight(libraryHere(), id)?.id).toBe(id);
});

test('an address that was none is none', () => {
  for (const id of ['streak-nifty-50-close-2026-08-21', 'toString', ''])
    expect(insight(libraryHere(), id)).toBeNull();
});

test('calls prices that nobody could pay what they are', () => {
  expect(insight(libraryHere(), 'calendar-year-gold-inr-10g-1979-12')?.title).toMatch(
    /^Gold at London's price in rupees gains/,
  );
  expect(insight(libraryHere(), 'record-silver-usd-oz-1967-07')?.title).toMatch(
    /^Silver, its price fixed by governments,/,
  );
  expect(insight(libraryHere(), 'record-gold-inr-10g-2022-03')?.title).toMatch(/^Gold in rupees/);
});

test('says what it meant for a holder, and what others did in the same time', () => {
  expect(summaryOf('largest-move-nifty-bank-monthly-2026-03')).toMatch(
    /₹1,00,000 invested in February 2026 was worth ₹83,060 in March 2026, without dividends\. The last fall .*\. In the same time the Nifty 50 index fell 11\.3%\./,
  );
  expect(summaryOf('largest-move-brent-usd-bbl-2026-03')).toContain(
    'In the same time the dollar in rupees rose 2.3% and the Nifty 50 index fell 11.3%.',
  );
  expect(summaryOf('gap-fund-sbi-gilt-2026-04')).toMatch(
    /^Over these twelve months ₹1,00,000 in SBI Gilt became ₹1,00,124, and in DSP Liquidity ₹1,06,241: .*\. In the same time the RBI repo rate fell 75 basis points\./,
  );
  expect(summaryOf('drawdown-nifty-smallcap-250-monthly-2021-04')).toContain(
    '₹1,00,000 invested in December 2017 was worth ₹44,256 in March 2020 and ₹1,00,509 in April 2021, without dividends.',
  );
});

test('where sources differ on an earlier value, the weaker of two claims is made, and says so', () => {
  const oil = insight(libraryHere(), 'largest-move-brent-usd-bbl-2026-03');
  expect(oil?.title).toBe('Brent crude oil rises 45.5% in a month, the most since May 2020');
  expect(oil?.summary).toContain('Our sources differ on May 2020.');
});

test('a rate was as low until it was raised, and a gap says what both did since', () => {
  const ppf = insight(libraryHere(), 'extreme-ppf-rate-2020-04-01');
  expect(ppf?.title).toBe('The rate of the Public Provident Fund at its lowest since 1 April 1977');
  expect(ppf?.summary).toContain('7.00% until 1 April 1977');
  expect(insight(libraryHere(), 'gap-gold-inr-10g-2026-05')?.since).toMatch(
    /^Since then, to \w+ \d{4}, gold in rupees (rose|fell) \d+\.\d% and gold (rose|fell) \d+\.\d%\.$/,
  );
});
