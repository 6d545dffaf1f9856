import { libraryHere } from '@/lib/texts/library-here';
import { ContentProblem } from '@/lib/platform/content-problem';
import { inLocale } from '@/lib/content/locale';
import { evidenceOf, isPresent, recompute } from '../figures/evidence';
import { computeFigure } from '../figures/figure';
import { FORMULAS } from '../figures/formulas';
import { fourQuarters, overYearBefore } from './derived/derive';
import { incomparable } from './notes';
import { listSeriesFiles, readSeriesFile } from './series-file';
import { valuesOf, type Series } from './series';
import { getSeries, listDerivedSeries } from './get-series';

/** The value of a line at one period. */
const at = (name: string, period: string) =>
  getSeries(libraryHere(), name).points.find((point) => point.period === period)?.value ?? null;

describe('each derived series has values worked out by hand', () => {
  test.each([
    ['gold over silver: 4228 / 66.7', 'gold-silver-ratio', '2026-06', 63.3883],
    ['4228 * 94.96 = 401,490.88; / 31.1034768 * 10', 'gold-inr-10g', '2026-06', 129_082.3153],
    ['66.7 * 94.96 = 6,333.832; / 31.1034768 * 1000', 'silver-inr-kg', '2026-06', 203_637.4274],
    ['7.040 - 4.484 = 2.556 points', 'india-us-spread', '2026-05', 255.6],
    ['193,737 of 215,938', 'nvidia-data-center-share', 'FY2026', 89.7188],
    ['13,468 crore * 100 / 150,231', 'mumbai-duty-per-registration', '2025', 8.96486],
    ['the first ten closes add up to 10,185.61', 'bitcoin-10-week-average', '2017-03-10', 1018.561],
    ['825.98 after a record of 895.50', 'bitcoin-drawdown', '2017-01-13', -7.76326],
    ['895.65 is a record', 'bitcoin-drawdown', '2017-01-20', 0],
    ['0.8882 after a record of 0.8908', 'nvidia-drawdown', '2016-04', -0.29187],
    ['79 below the 675 of May: 79 / 675', 'gold-drawdown', '2006-06', -11.7037],
    ['25.4 below the 92.1 of January: 25.4 / 92.1', 'silver-drawdown', '2026-06', -27.57872],
    ['29.05 below the 209.84 of 2 June', 'wipro-drawdown', '2026-08-21', -13.84388],
    ['1,290.90 below the 31,823.15 of 11 August', 'nifty-it-drawdown', '2026-08-21', -4.05648],
    ['2,648 to 4,309: 1,661 / 2,648', 'gold-year-change', '2025', 62.7266],
    ['30.8 to 62.3: 31.5 / 30.8', 'silver-year-change', '2025', 102.27273],
    ['93,395 to 87,491: 5,904 / 93,395', 'bitcoin-year-change', '2025', -6.32154],
    ['134.29 to 186.50: 52.21 / 134.29', 'nvidia-year-change', '2025', 38.87855],
    ['4,309 / 1,076 = 4.0046468, and 1.148831731^10 is that', 'gold-ten-year-growth', '2025-12', 14.88317],
    ['62.3 / 14.1 = 4.4184397, and 1.160184058^10 is that', 'silver-ten-year-growth', '2025-12', 16.01841],
    ['14.88317 - 16.01841', 'gold-lead-over-ten-years', '2025-12', -1.13523],
    ['(180.79 / 30,532.25) / (199.74 / 29,021.10)', 'wipro-against-nifty-it', '2026-08-21', 86.0329],
    ['(221.3 + 227.0 + 235.6 + 242.4) * 100', 'wipro-revenue-four-quarters', 'Q4 FY26', 92_630],
    ['(33.3 + 32.5 + 31.2 + 35.0) * 100', 'wipro-profit-four-quarters', 'Q4 FY26', 13_200],
    ['242.4 / 225.0', 'wipro-revenue-over-year', 'Q4 FY26', 7.73333],
    ['65.47353 - 114.20340', 'nvidia-revenue-growth-change', 'FY2026', -48.72987],
    ['81,615 / 44,062', 'nvidia-quarterly-revenue-growth', 'Q1 FY27', 85.22763],
    ['85.22763 - 73.21451', 'nvidia-quarterly-revenue-growth-change', 'Q1 FY27', 12.01312],
    ['36,134 of 37,553', 'nvidia-data-center-share-of-growth', 'Q1 FY27', 96.22134],
    ['199.57 / (1.08 + 1.30 + 1.76 + 2.39)', 'nvidia-price-earnings', 'Q1 FY27', 30.56202],
    ['67,997.00 to 78,293.71: 10,296.71 / 67,997.00', 'bitcoin-26-weeks-on', '2026-02-20', 15.14289],
    ['of 11 crossings 6 were higher', 'bitcoin-crossings-higher', '2026-02-20', 54.54545],
    ['11 crossings', 'bitcoin-crossings', '2026-02-20', 11],
    ['8.9649 lakh / 0.06', 'mumbai-value-at-6-percent', '2025', 149.41435],
    ['4,971 + 4,688 + 3,335 + 3,455', 'wipro-bookings-four-quarters', 'Q4 FY26', 16_449],
    ['2587.4 + 2604.3 + 2635.4 + 2651.0', 'wipro-it-services-four-quarters', 'Q4 FY26', 10_478.1],
    ['895.50 to 825.98: 69.52 / 895.50', 'bitcoin-week-change', '2017-01-13', -7.7633],
    ['88,703.14 / 40 = 2,217.5785; 4,356.12 over it', 'bitcoin-from-40-week-average', '2017-10-06', 96.43589],
    ['stdev of 52 weekly logs 0.1223069696 * sqrt(52)', 'bitcoin-volatility', '2018-01-05', 88.19681],
    ['the decision of 9 April', 'rbi-repo-month-end', '2025-04', 6],
    ['7.040 - 5.25 = 1.79 points', 'ten-year-over-repo', '2026-05', 179],
    ['11,716 to 10,918: 798 / 11,716', 'nvidia-revenue-growth', 'FY2020', -6.8112],
    ['120,067 of 215,938', 'nvidia-net-margin', 'FY2026', 55.6025],
    ['75,246 of 81,615', 'nvidia-quarterly-data-center-share', 'Q1 FY27', 92.19629],
    ['81,615 - 75,246', 'nvidia-quarterly-other-revenue', 'Q1 FY27', 6369],
    ['111,913 - 65,633', 'mumbai-registrations-added', '2021', 46_280],
    ['1,589 crore * 100 / 15,501', 'mumbai-monthly-duty-per-registration', '2025-03', 10.25095],
    ['100 * 1.017 * 1.0363: not the inflation of 1960', 'india-prices-by-year', '1962', 105.39171],
    ['the months of 2013 have the mean of the year', 'india-prices-since-1960', '2013', 5191.57237],
    ['5,191.57237 * 104.6 / (1,320.4 / 12)', 'india-prices-since-1960', '2013-01', 4935.21784],
    ['the month in which its first rate began', 'ppf-account', '1968-04', 100],
    ['11 months at 4.8%: 100 * (1 + 11 * 0.4 / 100)', 'ppf-account', '1969-03', 104.4],
    ['and a year at 4.8%: 104.4 * 1.048', 'ppf-account', '1970-03', 109.4112],
    ['three months of the next at 5%: 109.4112 * 1.0125', 'ppf-account', '1970-06', 110.77884],
    ['(6 + 6.5) / 2, of one to three years', 'deposit-rate', 'FY1971', 6.25],
    ['(10 + 12) / 2, of more than one year: others are missing', 'deposit-rate', 'FY1998', 11],
    ['the middle of FY1971, ended the day before', 'deposit-rate-from-april', '1971-04-01', 6.25],
    ['11 months at 6.25%: 100 * (1 + 11 * 6.25 / 1200)', 'deposit-account', '1972-03', 105.72917],
    ['six months at 6%: 105.72917 * 1.03', 'deposit-account', '1972-09', 108.90104],
    ['the rate of FY2016', 'epf-rate-from-april', '2015-04-01', 8.8],
    ['11 months at 9.5%: 100 * (1 + 11 * 9.5 / 1200)', 'epf-account', '2011-03', 108.70833],
    ['six months at 8.25%: 108.70833 * 1.04125', 'epf-account', '2011-09', 113.19255],
    ['before the first payment', 'nifty-fund-plan', '2006-06', 0],
    ['5,000 / 19.911 units, each 20.0123', 'nifty-fund-plan', '2006-07', 5025.4382],
    ['and 5,000 / 20.0123 more, each 21.7431', 'nifty-fund-plan', '2006-08', 10_892.50637],
    // The rates are those of a program in Python, found by halving.
    ['120 payments from March 2010 on', 'nifty-fund-ten-year-plan', '2020-03', 4.03985],
    ['the same payments into gold', 'gold-ten-year-plan', '2020-03', 7.79396],
    ['and into PPF', 'ppf-ten-year-plan', '2020-03', 8.17747],
    ['4.03985 - 7.79396', 'nifty-fund-plan-over-gold', '2020-03', -3.75411],
    ['4.03985 - 8.17747', 'nifty-fund-plan-over-ppf', '2020-03', -4.13762],
    ['11.21160 - 9.98829, of five years', 'sbi-large-cap-over-index', '2026-06', 1.22331],
    ['7.50191 - 11.29662', 'hdfc-flexi-cap-over-index-fund', '2020-11', -3.7947],
    ['19.90 - 18.29, of five years', 'hdfc-mid-cap-over-index', '2026-06', 1.60869],
    ['1,036.28 after a record of 3,927.98', 'small-cap-drawdown', '2009-02', -73.61799],
    ['2,755.10 after a record of 6,138.60', 'nifty-drawdown-since-2005', '2008-11', -55.11843],
    ['14,288.45 to 16,731.20', 'small-cap-month-change', '2026-04', 17.09598],
    ['five years from December 2007', 'small-cap-five-year-growth', '2012-12', -7.43137],
    ['the same of mid caps', 'mid-cap-five-year-growth', '2012-12', -3.33955],
    ['and of the Nifty', 'nifty-five-year-growth', '2012-12', -0.77261],
    ['-7.43137 + 0.77261', 'small-cap-lead-over-five-years', '2012-12', -6.65876],
    ['15.61721 - 15.70465, of ten years', 'small-cap-lead-over-ten-years', '2015-04', -0.08744],
    ['-3.33955 + 0.77261', 'mid-cap-lead-over-five-years', '2012-12', -2.56694],
    ['75,000 * 20.0123 / 19.911 and a quarter in gold', 'nifty-with-gold-25', '2006-07', 102_252.54711],
    [
      '75,000 * 34.5203 / 35.6766 + 25,000 * 10.7546 / 10.6599',
      'nifty-with-gold-fund-25',
      '2011-05',
      97_791.29904,
    ],
    ['halves again since the April before', 'nifty-with-gold-fund-50', '2012-05', 106_204.29172],
    ['ten Januaries of three quarters and a quarter', 'sensex-with-gold-25', '2001-01', 377_162.23001],
    ['14.19651 - 15.98200, of ten years', 'sensex-with-gold-lead', '2001-01', -1.78549],
    ['the first ten years of the fund and the metal', 'nifty-with-gold-lead', '2016-06', 1.13606],
    ['the first ten years of both funds', 'nifty-with-gold-fund-lead', '2021-04', -0.23138],
    ['26,299.05 / 23,865.75', 'nifty-it-over-nifty-50', '2026-06', 1.10196],
    ['(26,299.05 / 29,168) ^ (1 / 5) - 1', 'nifty-it-five-year-growth', '2026-06', -2.04949],
    ['10,00,000 * 366.01 / 231.89', 'home-of-ten-lakh', 'Q4 2025', 1_578_377.67907],
    ['(288.07 / 86.04) ^ (1 / 10) - 1', 'house-prices-ten-years', 'Q3 2019', 12.84434],
    ['that of December', 'nifty-fund-by-quarter', 'Q4 2025', 179.9194],
    ['that of June', 'deposit-in-june', '1981', 193.40103],
    ['7.45189 - 4.66973', 'ppf-over-house-prices', 'Q4 2025', 2.78216],
    ['13.62354 - 4.66973', 'nifty-fund-over-house-prices', 'Q4 2025', 8.95381],
  ])('%s (%s, %s)', (_, name, period, expected) => {
    expect(at(name, period)).toBeCloseTo(expected, 4);
  });

  test.each([
    ['bitcoin-10-week-average', 10, '2017-03-10'],
    ['bitcoin-rsi', 15, '2017-04-14'], // fourteen changes need fifteen closes
    ['bitcoin-band-upper', 20, '2017-05-19'],
    ['bitcoin-band-lower', 20, '2017-05-19'],
    ['bitcoin-40-week-average', 40, '2017-10-06'],
  ])('%s has its first value with close number %i', (name, closes, period) => {
    const first = getSeries(libraryHere(), name).points.findIndex((point) => point.value !== null);
    expect(first).toBe(closes - 1);
    expect(getSeries(libraryHere(), name).points[first]?.period).toBe(period);
  });

  test('the band is as far above as below the average of twenty weeks: 1167.63, two deviations of 277.29', () => {
    expect(at('bitcoin-band-upper', '2017-05-19')).toBeCloseTo(1167.6295 + 2 * 277.28971, 3);
    expect(at('bitcoin-band-lower', '2017-05-19')).toBeCloseTo(1167.6295 - 2 * 277.28971, 3);
  });

  test('the relative strength index is between 0 and 100', () => {
    const values = valuesOf(getSeries(libraryHere(), 'bitcoin-rsi'));
    expect(Math.min(...values)).toBeGreaterThan(0);
    expect(Math.max(...values)).toBeLessThan(100);
  });

  test('years without a figure for the data center have a gap as share, not zero', () => {
    expect(at('nvidia-data-center-share', 'FY2023')).toBeNull();
  });

  test('months without published data have no duty per registration', () => {
    expect(getSeries(libraryHere(), 'mumbai-monthly-duty-per-registration').points).toContainEqual(
      expect.objectContaining({ period: '2026-03', value: null }),
    );
  });

  test('a month has the repo rate of the last decision up to it: 6.25% of February 2025 in March', () => {
    expect(at('rbi-repo-month-end', '2025-03')).toBe(6.25);
  });
});

describe('every derived series', () => {
  test.each(listDerivedSeries())('%s says what it is, how it is computed and from what', (name) => {
    const derived = getSeries(libraryHere(), name);
    expect(derived.id).toBe(name);
    expect(derived.unit).not.toBe('');
    expect(derived.formula).toMatch(/\S/);
    expect(derived.sources).not.toHaveLength(0);
    expect(derived.inputs).not.toHaveLength(0);
    // What is computed from days or weeks that may not be passed on gives them away.
    const ofHiddenDays =
      ['daily', 'weekly'].includes(derived.frequency) &&
      derived.inputs.some((id) => !readSeriesFile(libraryHere(), id).redistribute);
    // So does what payments at each of these prices became.
    const ofHiddenPrices =
      derived.made?.amount !== undefined &&
      derived.made.from.some((id) => !getSeries(libraryHere(), id).redistribute);
    // Values that are only given other periods are still the publisher's own.
    const reads = derived.made?.reads;
    const isCopy =
      ['last month', 'June', 'fiscal year'].includes(String(reads)) ||
      (typeof reads === 'object' && 'linkedAt' in reads);
    expect(derived.redistribute).toBe(!ofHiddenDays && !ofHiddenPrices && !isCopy);
    expect(valuesOf(derived).length).toBeGreaterThan(0);
    expect(valuesOf(derived).every(Number.isFinite)).toBe(true);
  });
});

describe('a series by name', () => {
  test('is a series, a column of one or a derived line', () => {
    expect(getSeries(libraryHere(), 'gold-usd-oz').formula).toBeUndefined();
    expect(getSeries(libraryHere(), 'nvidia-years/revenue').unit).toBe('USD million');
    expect(getSeries(libraryHere(), 'gold-silver-ratio').unit).toBe('ratio');
  });

  test('is computed once', () => {
    expect(getSeries(libraryHere(), 'gold-silver-ratio')).toBe(getSeries(libraryHere(), 'gold-silver-ratio'));
  });

  test('that does not exist is an error of who named it, with the nearest', () => {
    expect(() => getSeries(libraryHere(), 'of-nothing-known')).toThrow(
      new ContentProblem('No series is called "of-nothing-known"'),
    );
    expect(() => getSeries(libraryHere(), 'gold-usd-ox')).toThrow('; the nearest is "gold-usd-oz"');
    expect(() => getSeries(libraryHere(), 'gold-silver-ratoi')).toThrow(
      '; the nearest is "gold-silver-ratio"',
    );
  });

  // Names that every object has are not in the table.
  test.each(['constructor', 'toString'])('%s is not a series', (name) => {
    expect(() => getSeries(libraryHere(), name)).toThrow('No series is called');
  });
});

/** Nine decimals, and of millions as many as a sum of doubles keeps. */
const decimalsOf = (value: number) => Math.min(9, 14 - Math.ceil(Math.log10(Math.abs(value) || 1)));

describe('what a derived series is made of', () => {
  test.each(listDerivedSeries())('%s says so, and its first, middle and last value come of it', (name) => {
    const present = getSeries(libraryHere(), name).points.filter(isPresent);
    const periods = [0, Math.floor(present.length / 2), -1].flatMap((i) => present.at(i)?.period ?? []);
    for (const period of periods) {
      const inputs = [{ series: name, periods: [period] }];
      expect(getSeries(libraryHere(), name).made).toBeDefined();
      const value = at(name, period) ?? NaN;
      expect(recompute(libraryHere(), FORMULAS.value, inputs, evidenceOf(libraryHere(), inputs))).toBeCloseTo(
        value,
        decimalsOf(value),
      );
    }
  });
});

describe('a value that rests on a quarter of another basis', () => {
  const quarter = (i: number) => `Q${(i % 4) + 1} FY${25 + Math.floor(i / 4)}`;
  const source: Series = {
    ...getSeries(libraryHere(), 'wipro-revenue'),
    points: Array.from({ length: 10 }, (_, i) => ({ period: quarter(i), value: 100, status: 'verified' })),
    notes: [{ period: 'Q2 FY25', kind: 'basis-change', text: 'On another basis.', source: 'Wipro' }],
  };
  const other = (series: Series) =>
    series.points.filter((point) => incomparable(series, point)).map(({ period }) => period);

  test('is every sum of four quarters that contains it', () => {
    expect(other(fourQuarters(source))).toEqual(['Q2 FY25', 'Q3 FY25', 'Q4 FY25', 'Q1 FY26']);
  });

  test('is the growth of that quarter, and that of the year after', () => {
    expect(other(overYearBefore(source))).toEqual(['Q2 FY25', 'Q2 FY26']);
  });
});

test('a value times or divided by a number is a step of the figure that is made of it', () => {
  const worked = (series: string, at: string) =>
    computeFigure(libraryHere(), { formula: 'value', series, at, format: 'points' }).worked;
  expect(worked('wipro-revenue-over-year', 'Q1 FY26')).toEqual([
    '(22,130 (Q1 FY26) ÷ 21,960 (Q1 FY25) − 1) × 100 = 0.8%',
    'Wipro revenue, Q1 FY25: 219.6 (Q1 FY25) × 100 = 21,960',
    'Wipro revenue, Q1 FY26: 221.3 (Q1 FY26) × 100 = 22,130',
  ]);
});

describe('the status of a value', () => {
  test.each([
    ['that nobody compared is single source', 'usd-inr', '2015-04', 'single source'],
    ['that another publisher confirms is verified', 'usd-inr', '2015-05', 'verified'],
    ['of which a second copy agrees is checked', 'gold-usd-oz', '1990-01', 'checked'],
    ['in dispute stays disputed, also within a check', 'silver-usd-oz', '2025-12', 'disputed'],
    ['read at its maker is official', 'nvidia-years/revenue', 'FY2026', 'official'],
    ['computed from two is the less sure one', 'gold-inr-10g', '2026-06', 'checked'],
  ])('%s', (_, name, period, status) => {
    expect(getSeries(libraryHere(), name).points.find((point) => point.period === period)?.status).toBe(
      status,
    );
  });

  test('that is verified names both publishers in the evidence of its figure', () => {
    const figure = (at: string) =>
      computeFigure(libraryHere(), { formula: 'value', series: 'usd-inr', at, format: 'inr-2' });
    const { status, sources, checks } = figure('2026-06');
    expect(
      [status, ...sources, ...checks].map((each) => (typeof each === 'string' ? each : each.publisher)),
    ).toEqual(['verified', 'US Federal Reserve', 'Reserve Bank of India']);
    expect(figure('2015-04').checks).toEqual([]);
  });

  test('that a check confirms says in Hindi how far, without a word of English', () => {
    const limits = inLocale('hi', () =>
      listSeriesFiles(libraryHere()).flatMap((id) =>
        readSeriesFile(libraryHere(), id).checks.map(({ within }) => within),
      ),
    );
    expect(limits).toContain('आख़िरी अंक');
    expect(limits.filter((within) => /[a-z]/i.test(within))).toEqual([]);
  });

  test('is never verified without a check by a publisher that is not the source', () => {
    for (const id of listSeriesFiles(libraryHere())) {
      const { checks, sources } = readSeriesFile(libraryHere(), id);
      for (const { kind, publisher } of checks)
        if (kind === 'independent')
          expect(sources.map((source) => source.publisher)).not.toContain(publisher);
    }
  });
});

// Two quarters once had the reported values, and their sum was called "earned without the gains".
test('profit without gains is below the reported profit in each quarter', () => {
  const reported = new Map(
    getSeries(libraryHere(), 'nvidia-quarters/netIncome').points.map(({ period, value }) => [period, value]),
  );
  for (const { period, value } of getSeries(libraryHere(), 'nvidia-without-gains/netIncome').points)
    expect(value).toBeLessThan(reported.get(period) ?? NaN);
});
