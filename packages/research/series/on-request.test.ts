import { libraryHere } from '@/lib/texts/library-here';
import { ContentProblem } from '@/lib/platform/content-problem';
import { computeFigure } from '../figures/figure';
import { getSeries } from './get-series';
import { convertedUnit } from './on-request';
import { MadeRef, type SeriesRef } from './series-ref';
import { UNIT_NAMES, UNITS } from './units';

// Expected values were computed by another program from the files of content/series.

const valueAt = (ref: SeriesRef, period: string) =>
  getSeries(libraryHere(), ref).points.find((point) => point.period === period)?.value;

test('what is made of others is a tree, which files write as a text', () => {
  const ratio = new MadeRef('ratio', ['gold-usd-oz', new MadeRef('month-ends', ['bitcoin-weekly'])]);
  const grown = new MadeRef('growth', [ratio], { steps: 36 });
  expect(grown).toMatchObject({ op: 'growth', steps: 36, of: [ratio] });
  expect(String(grown)).toBe('growth-36(ratio(gold-usd-oz,month-ends(bitcoin-weekly)))');
  expect(JSON.stringify({ from: [grown] })).toBe(`{"from":["${String(grown)}"]}`);
  const real = new MadeRef('real', ['nifty-50-monthly', 'india-prices'], { base: '2016-06' });
  expect(String(real)).toBe('real-201606(nifty-50-monthly,india-prices)');
});

test('no text makes a series', () => {
  const ref = new MadeRef('ratio', ['gold-usd-oz', 'silver-usd-oz']);
  expect(getSeries(libraryHere(), ref).id).toBe(String(ref));
  expect(() => getSeries(libraryHere(), String(ref))).toThrow(/No series is called/);
});

test.each([[[]], [['gold-usd-oz', 'no-such']]])('nothing is made of %j', (of) =>
  expect(() => getSeries(libraryHere(), new MadeRef('ratio', of))).toThrow(ContentProblem),
);

const GOLD_IN_SILVER = new MadeRef('ratio', ['gold-usd-oz', 'silver-usd-oz']);
const GROWTH_OF_GOLD = new MadeRef('growth', ['gold-usd-oz'], { steps: 36 });
const VOLATILITY_OF_GOLD = new MadeRef('volatility', ['gold-usd-oz'], { steps: 12 });
const GOLD_WITH_DOLLAR = new MadeRef('correlation', ['gold-usd-oz', 'usd-inr'], { steps: 24 });

test.each([
  [GOLD_IN_SILVER, '2026-06', 63.388306],
  [new MadeRef('spread', ['india-10y', 'us-10y']), '2026-05', 255.6],
  [GROWTH_OF_GOLD, '2026-06', 29.584799],
  [new MadeRef('growth', ['gold-usd-oz'], { steps: 6 }), '2026-06', -1.879786],
  [VOLATILITY_OF_GOLD, '2026-06', 20.338236],
  [GOLD_WITH_DOLLAR, '2026-06', -0.19765],
] as const)('%s at %s is %d', (ref, period, value) => {
  expect(valueAt(ref, period)).toBeCloseTo(value, 5);
});

test.each([GOLD_IN_SILVER, GROWTH_OF_GOLD, VOLATILITY_OF_GOLD, GOLD_WITH_DOLLAR])(
  'the evidence of %s gives its values again',
  (series) => {
    // computeFigure compares both, and throws where they differ.
    const highest = computeFigure(libraryHere(), {
      formula: 'highest',
      format: 'number-2',
      series,
      from: '2020-01',
      to: '2026-06',
    });
    expect(highest.recomputable).toBe(true);
    expect(highest.evidence.map((each) => each.series.id)).toContain('gold-usd-oz');
  },
);

describe('changes by calendar year', () => {
  it('are from December to December, of days and weeks from the last of the one to the last of the other', () => {
    // Gold was 2,648 in December 2024 and 4,309 in December 2025: 4,309 / 2,648 - 1 = 1,661 / 2,648.
    const gold = new MadeRef('by-year', ['gold-usd-oz']);
    expect(valueAt(gold, '2025')).toBeCloseTo(62.7266, 4);
    expect(getSeries(libraryHere(), gold)).toMatchObject({ unit: '%', frequency: 'annual' });
    const { made } = getSeries(libraryHere(), new MadeRef('by-year', ['bitcoin-weekly']));
    expect(made?.from).toEqual([new MadeRef('by-month', ['bitcoin-weekly'])]);
  });

  it('end and begin with no value about which sources differ', () => {
    // December 2025 of silver is disputed.
    expect(valueAt(new MadeRef('by-year', ['silver-usd-oz']), '2025')).toBeNull();
  });
});

/** Prices that nobody asks for in another currency: the rate itself, and homes of Mumbai. */
const OF_ONE_CURRENCY = ['INR per USD', 'INR per square foot'];

test('a price has its unit in the other currency', () => {
  const prices = UNIT_NAMES.filter((name) => UNITS[name].kind === 'price' && !OF_ONE_CURRENCY.includes(name));
  expect(prices.filter((name) => convertedUnit(name) === undefined)).toEqual([]);
});

test('a rolling value rests on an unbroken run alone', () => {
  // March to May 2026 are missing.
  const { points } = getSeries(
    libraryHere(),
    new MadeRef('growth', ['mumbai-registrations-monthly/registrations'], { steps: 2 }),
  );
  const present = points.filter(({ value }) => value !== null).map(({ period }) => period);
  expect(present[0]).toBe('2025-03');
  expect(present.at(-1)).toBe('2026-02');
});

test('what is known of one value is known of each that is made of it', () => {
  const ref = new MadeRef('volatility', ['silver-usd-oz'], { steps: 3 });
  const statuses = new Map(
    getSeries(libraryHere(), ref).points.map(({ period, status }) => [period, status]),
  );
  expect(['2025-11', '2025-12', '2026-03'].map((period) => statuses.get(period) === 'disputed')).toEqual([
    false,
    true,
    true,
  ]);
  expect(getSeries(libraryHere(), ref).notes).toContainEqual(
    expect.objectContaining({ kind: 'disputed', range: { from: '2025-12', to: '2026-03' } }),
  );
});

describe('of days and weeks that may not be passed on', () => {
  const grown = new MadeRef('growth', ['bitcoin-weekly'], { steps: 12 });

  it('only month ends are used', () => {
    const { made, points } = getSeries(libraryHere(), grown);
    expect(made?.from).toEqual([new MadeRef('month-ends', ['bitcoin-weekly'])]);
    const months = points.map(({ period }) => period.slice(0, 7));
    expect(new Set(months).size).toBe(months.length);
    // 62,829.09 on 31 July 2026, 117,566 on 25 July 2025: 371 days.
    expect(valueAt(grown, '2026-07-31')).toBeCloseTo(-46.04, 1);
  });

  it('figures are not recomputable by others', () => {
    const figure = computeFigure(libraryHere(), {
      formula: 'value',
      format: 'points',
      series: grown,
      at: '2026-07-31',
    });
    expect(figure.recomputable).toBe(false);
  });
});
