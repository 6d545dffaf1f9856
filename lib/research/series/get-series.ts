import { ownValue } from '@/lib/platform/own-value';
import {
  basisPoints,
  bollingerBand,
  change,
  drawdowns,
  growthPerYear,
  movingAverage,
  relativeStrengthIndex,
  rupeesPer10g,
  rupeesPerKg,
  volatility,
} from './statistics';
import {
  combine,
  leastSure,
  seriesFromFile,
  rebase,
  transform,
  transformRuns,
  type Series,
  type SeriesPoint,
} from './series';

const cache = new Map<string, Series>();

/**
 * A line by name: a series (`gold-usd-oz`), a column of one (`nvidia-years/revenue`), a derived line (`gold-silver-ratio`), or
 * one of these as a superseded report kept it (`gold-vs-silver.v1:gold-silver-ratio`).
 * @throws when there is no such series, column or derived line
 */
export function getSeries(name: string): Series {
  const known = cache.get(name);
  if (known) return known;
  const derive = ownValue(DERIVED, name);
  const made = derive ? { ...derive(), id: name } : seriesFromFile(name);
  cache.set(name, made);
  return made;
}

/**
 * A line in the unit a formula counts on.
 * @throws when its series is in another by now, in which the formula would be wrong
 */
function seriesIn(unit: string, name: string): Series {
  const found = getSeries(name);
  if (found.unit !== unit)
    throw new RangeError(`${name} is in ${found.unit}; what is computed from it needs ${unit}`);
  return found;
}

/** Whether there is a line of this name. */
export function hasSeries(name: string): boolean {
  try {
    getSeries(name);
    return true;
  } catch {
    return false;
  }
}

/** The names of all derived lines. */
export function listDerivedSeries(): string[] {
  return Object.keys(DERIVED);
}

/** The derived lines that pages and posts may name. Adding one is an entry here. */
const DERIVED: Record<string, () => Series> = {
  'gold-silver-ratio': () =>
    combine(
      [getSeries('gold-usd-oz'), getSeries('silver-usd-oz')],
      {
        title: 'Ounces of silver for one of gold',
        unit: 'ratio',
        formula: 'gold / silver, monthly averages',
      },
      (gold, silver) => gold / silver,
    ),
  'gold-inr-10g': () =>
    combine(
      [seriesIn('USD per troy ounce', 'gold-usd-oz'), seriesIn('INR per USD', 'usd-inr')],
      {
        title: 'Gold in rupees, before duty and tax',
        unit: 'INR per 10 g',
        formula: 'USD/oz * INR per USD / 31.1034768 * 10',
      },
      (gold, rupees) => rupeesPer10g(gold, rupees),
    ),
  'silver-inr-kg': () =>
    combine(
      [seriesIn('USD per troy ounce', 'silver-usd-oz'), seriesIn('INR per USD', 'usd-inr')],
      {
        title: 'Silver in rupees, before duty and tax',
        unit: 'INR per kg',
        formula: 'USD/oz * INR per USD / 31.1034768 * 1000',
      },
      (silver, rupees) => rupeesPerKg(silver, rupees),
    ),
  'india-us-spread': () =>
    combine(
      [seriesIn('% per annum', 'india-10y'), seriesIn('% per annum', 'us-10y')],
      { title: 'India over US ten-year yield', unit: 'basis points', formula: '(India - US) * 100' },
      (india, us) => basisPoints(india, us),
    ),
  'nvidia-data-center-share': () =>
    combine(
      [getSeries('nvidia-years/dataCenterRevenue'), getSeries('nvidia-years/revenue')],
      { title: 'Data center share of revenue', unit: '%', formula: 'data center revenue / revenue * 100' },
      (dataCenter, revenue) => (dataCenter / revenue) * 100,
    ),
  'mumbai-duty-per-registration': () =>
    combine(
      [getSeries('mumbai-registrations/stampDutyInrCrore'), getSeries('mumbai-registrations/registrations')],
      { title: 'Stamp duty per registration', unit: 'INR lakh', formula: 'crore * 100 / registrations' },
      (crore, units) => (crore * 100) / units,
    ),
  'bitcoin-10-week-average': () =>
    transformRuns(
      getSeries('bitcoin-weekly'),
      { title: '10-week average', unit: 'USD per BTC', formula: 'mean of the last 10 Friday closes' },
      (values) => movingAverage(values, 10),
    ),
  'bitcoin-40-week-average': () =>
    transformRuns(
      getSeries('bitcoin-weekly'),
      { title: '40-week average', unit: 'USD per BTC', formula: 'mean of the last 40 Friday closes' },
      (values) => movingAverage(values, 40),
    ),
  'bitcoin-rsi': () =>
    transformRuns(
      getSeries('bitcoin-weekly'),
      { title: 'RSI, 14 weeks', unit: 'index 0 to 100', formula: 'RSI(14) after Wilder, of Friday closes' },
      (values) => relativeStrengthIndex(values, 14),
    ),
  'bitcoin-band-upper': () =>
    transformRuns(
      getSeries('bitcoin-weekly'),
      { title: 'Upper band', unit: 'USD per BTC', formula: '20-week average + 2 standard deviations' },
      (values) => bollingerBand(values).map((band) => band?.upper ?? null),
    ),
  'bitcoin-band-lower': () =>
    transformRuns(
      getSeries('bitcoin-weekly'),
      { title: 'Lower band', unit: 'USD per BTC', formula: '20-week average - 2 standard deviations' },
      (values) => bollingerBand(values).map((band) => band?.lower ?? null),
    ),
  'bitcoin-drawdown': () =>
    transform(
      getSeries('bitcoin-weekly'),
      { title: 'Bitcoin below its record', unit: '%', formula: '(close / highest close so far - 1) * 100' },
      (values) => drawdowns(values).map((depth) => depth * 100),
    ),
  'nvidia-drawdown': () =>
    transform(
      getSeries('nvidia-close'),
      {
        title: 'NVIDIA below its record month-end',
        unit: '%',
        formula: '(close / highest close so far - 1) * 100',
      },
      (values) => drawdowns(values).map((depth) => depth * 100),
    ),
  'gold-drawdown': () => belowRecord('gold-usd-oz', 'Gold below its record month', 'monthly average'),
  'silver-drawdown': () => belowRecord('silver-usd-oz', 'Silver below its record month', 'monthly average'),
  'gold-ten-year-growth': () => tenYearGrowth('gold-usd-oz', 'Gold, growth a year over ten years'),
  'silver-ten-year-growth': () => tenYearGrowth('silver-usd-oz', 'Silver, growth a year over ten years'),
  'gold-lead-over-ten-years': () =>
    combine(
      [getSeries('gold-ten-year-growth'), getSeries('silver-ten-year-growth')],
      {
        title: 'Gold over silver, growth a year over ten years',
        unit: 'percentage points',
        formula: 'gold - silver, growth a year over the ten years to each month',
      },
      (gold, silver) => gold - silver,
    ),
  'gold-year-change': () => decemberToDecember('gold-usd-oz', 'Gold by calendar year'),
  'silver-year-change': () => decemberToDecember('silver-usd-oz', 'Silver by calendar year'),
  'wipro-relative': () => ({
    ...rebase(
      combine(
        [getSeries('wipro-close'), getSeries('nifty-it-close')],
        { title: '', unit: '', formula: '' },
        (share, sector) => share / sector,
      ),
    ),
    title: 'Wipro relative to Nifty IT',
    unit: 'ratio, first close = 100',
    formula: 'Wipro / Nifty IT, first close = 100',
  }),
  'wipro-drawdown': () => belowRecord('wipro-close', 'Wipro below its highest close', 'close'),
  'nifty-it-drawdown': () => belowRecord('nifty-it-close', 'Nifty IT below its highest close', 'close'),
  'wipro-revenue-four-quarters': () => fourQuarters('wipro-quarters/grossRevenueInrBn', 'Wipro revenue'),
  'wipro-profit-four-quarters': () => fourQuarters('wipro-quarters/netIncomeInrBn', 'Wipro net income'),
  'wipro-bookings-four-quarters': () => fourQuarters('wipro-quarters/totalBookingsUsdM', 'Wipro bookings'),
  'wipro-it-services-four-quarters': () =>
    fourQuarters('wipro-quarters/itServicesRevenueUsdM', 'Wipro IT services revenue'),
  'bitcoin-week-change': () =>
    transformRuns(
      getSeries('bitcoin-weekly'),
      {
        title: 'Bitcoin by week',
        unit: '%',
        formula: '(Friday close / Friday before - 1) * 100',
      },
      overPrevious((before, close) => change(before, close) * 100),
    ),
  'bitcoin-year-change': () => decemberToDecember('bitcoin-monthly', 'Bitcoin by calendar year'),
  'bitcoin-from-40-week-average': () =>
    combine(
      [getSeries('bitcoin-weekly'), getSeries('bitcoin-40-week-average')],
      {
        title: 'Bitcoin from its 40-week average',
        unit: '%',
        formula: '(close / 40-week average - 1) * 100',
      },
      (close, average) => change(average, close) * 100,
    ),
  'bitcoin-volatility': () =>
    transformRuns(
      getSeries('bitcoin-weekly'),
      {
        title: 'Bitcoin, volatility over 52 weeks',
        unit: '% a year',
        formula: 'stdev(ln(p_t / p_t-1)) * sqrt(52) * 100, last 52 weeks',
      },
      (values) => values.map((_, i) => (i < 52 ? null : volatility(values.slice(i - 52, i + 1), 52) * 100)),
    ),
  // Stays a line of decisions, so that charts draw it in steps; named by months, so that it meets the yield's.
  'rbi-repo-month-end': () => {
    const decisions = getSeries('rbi-repo');
    return {
      ...decisions,
      title: 'Repo rate in force at month-end',
      formula: 'rate of the last decision up to the end of the month',
      points: getSeries('india-10y').points.flatMap(({ period }) => {
        const inForce = decisions.points.findLast((point) => point.period.slice(0, 7) <= period);
        return inForce ? [{ ...inForce, period }] : [];
      }),
      redistribute: true,
    };
  },
  'ten-year-over-repo': () =>
    combine(
      [seriesIn('% per annum', 'india-10y'), seriesIn('% per annum', 'rbi-repo-month-end')],
      {
        title: 'India ten-year yield over the repo rate',
        unit: 'basis points',
        formula: '(yield - policy rate at the end of the month) * 100',
      },
      (tenYear, repo) => basisPoints(tenYear, repo),
    ),
  'nvidia-revenue-growth': () =>
    transformRuns(
      getSeries('nvidia-years/revenue'),
      {
        title: 'NVIDIA revenue over the year before',
        unit: '%',
        formula: '(revenue / year before - 1) * 100',
      },
      overPrevious((before, revenue) => change(before, revenue) * 100),
    ),
  'nvidia-net-margin': () =>
    combine(
      [getSeries('nvidia-years/netIncome'), getSeries('nvidia-years/revenue')],
      { title: 'NVIDIA net income of revenue', unit: '%', formula: 'net income / revenue * 100' },
      (income, revenue) => (income / revenue) * 100,
    ),
  'nvidia-quarterly-data-center-share': () =>
    combine(
      [getSeries('nvidia-quarters/dataCenterRevenue'), getSeries('nvidia-quarters/revenue')],
      {
        title: 'Data center share of quarterly revenue',
        unit: '%',
        formula: 'data center revenue / revenue * 100',
      },
      (dataCenter, revenue) => (dataCenter / revenue) * 100,
    ),
  'nvidia-quarterly-other-revenue': () =>
    combine(
      [getSeries('nvidia-quarters/revenue'), getSeries('nvidia-quarters/dataCenterRevenue')],
      {
        title: 'NVIDIA quarterly revenue outside the data center',
        unit: 'USD million',
        formula: 'revenue - data center revenue',
      },
      (revenue, dataCenter) => revenue - dataCenter,
    ),
  'nvidia-year-change': () => decemberToDecember('nvidia-close', 'NVIDIA share price by calendar year'),
  'mumbai-registrations-added': () =>
    transformRuns(
      getSeries('mumbai-registrations/registrations'),
      {
        title: 'Registrations over the year before',
        unit: 'registrations',
        formula: 'year - year before',
      },
      overPrevious((before, units) => units - before),
    ),
  'mumbai-monthly-duty-per-registration': () =>
    combine(
      [
        getSeries('mumbai-registrations-monthly/stampDutyInrCrore'),
        getSeries('mumbai-registrations-monthly/registrations'),
      ],
      {
        title: 'Stamp duty per registration, by month',
        unit: 'INR lakh',
        formula: 'crore * 100 / registrations',
      },
      (crore, units) => (crore * 100) / units,
    ),
};

/** How far each value stands below the highest so far, in per cent; zero at a record. */
function belowRecord(name: string, title: string, value: string): Series {
  return transform(
    getSeries(name),
    { title, unit: '%', formula: `(${value} / highest ${value} so far - 1) * 100` },
    (values) => drawdowns(values).map((depth) => depth * 100),
  );
}

/** Compound growth a year, in per cent, over the ten years that end with each month of a monthly line. */
function tenYearGrowth(name: string, title: string): Series {
  return transformRuns(
    getSeries(name),
    { title, unit: '% a year', formula: '((month / same month ten years before)^(1 / 10) - 1) * 100' },
    (values) =>
      values.map((value, i) => {
        const before = values[i - 120];
        return before === undefined ? null : growthPerYear(before, value, 10) * 100;
      }),
  );
}

/** The sum of each quarter and the three before it; at a fourth quarter that is the fiscal year. */
function fourQuarters(name: string, title: string): Series {
  const source = getSeries(name);
  const sums = transformRuns(
    source,
    { title: `${title}, four quarters`, unit: source.unit, formula: 'sum of the last 4 quarters' },
    (values) => movingAverage(values, 4).map((average) => average && average * 4),
  );
  const points = sums.points.map((point, i) => ({
    ...point,
    status: leastSure(source.points.slice(Math.max(0, i - 3), i + 1).map(({ status }) => status)),
  }));
  return { ...sums, points };
}

/** The change of a monthly line over each whole calendar year, in per cent; its periods are years. */
function decemberToDecember(name: string, title: string): Series {
  const source = getSeries(name);
  const byPeriod = new Map(source.points.map((point) => [point.period, point]));
  const points = source.points.flatMap((december): SeriesPoint[] => {
    const [year = '', month] = december.period.split('-');
    const before = byPeriod.get(`${Number(year) - 1}-12`);
    if (month !== '12' || !before) return [];
    const [start, end] = [before.value, december.value];
    return [
      {
        period: year,
        value: start === null || end === null ? null : change(start, end) * 100,
        status: leastSure([before.status, december.status]),
      },
    ];
  });
  return {
    ...source,
    title,
    unit: '%',
    formula: '(December / December before - 1) * 100',
    frequency: 'annual',
    asOf: points.at(-1)?.period ?? source.asOf,
    points,
    redistribute: true,
  };
}

/** What `compute` makes of each value and the one before it; nothing for the first of a run. */
function overPrevious(compute: (before: number, value: number) => number) {
  return (run: readonly number[]) =>
    run.map((value, i) => {
      const before = run[i - 1];
      return before === undefined ? null : compute(before, value);
    });
}
