import { combine, transform, transformRuns, type Series } from '../series';
import { change, drawdowns } from '../statistics';
import type { Made } from '../made-of';
import {
  changeOfGrowth,
  decemberToDecember,
  fourQuarters,
  overPrevious,
  overYearBefore,
  type DerivedSeries,
} from './derive';

/** One value as a share of another, in per cent. */
const share = (part: string, whole: string): Made => ({
  by: 'multiple',
  from: [whole, part],
  reads: 'same period',
  times: 100,
});

export const nvidia: DerivedSeries = {
  'nvidia-data-center-share': (get) =>
    combine(
      [get('nvidia-years/dataCenterRevenue'), get('nvidia-years/revenue')],
      {
        title: 'Data center share of revenue',
        unit: '%',
        formula: 'data center revenue / revenue * 100',
        made: share('nvidia-years/dataCenterRevenue', 'nvidia-years/revenue'),
      },
      (dataCenter, revenue) => (dataCenter / revenue) * 100,
    ),
  'nvidia-drawdown': (get) =>
    transform(
      get('nvidia-close'),
      {
        title: 'NVIDIA below its record month-end',
        unit: '%',
        formula: '(close / highest close so far - 1) * 100',
        made: { by: 'change', from: ['nvidia-close'], reads: 'record', times: 100 },
      },
      (values) => drawdowns(values).map((depth) => depth * 100),
    ),
  'nvidia-revenue-growth': (get) =>
    transformRuns(
      get('nvidia-years/revenue'),
      {
        title: 'NVIDIA revenue over the year before',
        unit: '%',
        formula: '(revenue / year before - 1) * 100',
        made: { by: 'change', from: ['nvidia-years/revenue'], reads: 'previous', times: 100 },
      },
      overPrevious((before, revenue) => change(before, revenue) * 100),
    ),
  'nvidia-revenue-growth-change': (get) =>
    changeOfGrowth(get('nvidia-revenue-growth'), 'NVIDIA, yearly growth against that of the year before'),
  'nvidia-quarterly-revenue-growth': (get) =>
    overYearBefore(get('nvidia-quarters/revenue'), 'NVIDIA quarterly revenue over the year before'),
  'nvidia-quarterly-revenue-growth-change': (get) =>
    changeOfGrowth(
      get('nvidia-quarterly-revenue-growth'),
      'NVIDIA, growth over a year against that of the quarter before',
    ),
  'nvidia-data-center-share-of-growth': (get) =>
    combine(
      [
        overYear(get('nvidia-quarters/dataCenterRevenue')),
        overYear(get('nvidia-quarters/revenue', 'USD million')),
      ],
      {
        title: 'Data center share of the revenue added over a year',
        unit: '%',
        formula: 'data center revenue added / revenue added * 100',
      },
      (dataCenter, revenue) => (dataCenter / revenue) * 100,
    ),
  'nvidia-earnings-four-quarters': (get) =>
    fourQuarters(get('nvidia-quarters/dilutedEpsUsd'), 'NVIDIA diluted earnings per share'),
  'nvidia-price-earnings': (get) =>
    combine(
      [
        atQuarterEnds(get('nvidia-close', 'USD per share')),
        get('nvidia-earnings-four-quarters', 'USD per share'),
      ],
      {
        title: 'NVIDIA price to earnings of four quarters',
        unit: 'ratio',
        formula: 'month-end close of the last month of the quarter / diluted earnings of 4 quarters',
      },
      (price, earnings) => price / earnings,
    ),
  'nvidia-net-margin': (get) =>
    combine(
      [get('nvidia-years/netIncome'), get('nvidia-years/revenue')],
      {
        title: 'NVIDIA net income of revenue',
        unit: '%',
        formula: 'net income / revenue * 100',
        made: share('nvidia-years/netIncome', 'nvidia-years/revenue'),
      },
      (income, revenue) => (income / revenue) * 100,
    ),
  'nvidia-quarterly-data-center-share': (get) =>
    combine(
      [get('nvidia-quarters/dataCenterRevenue'), get('nvidia-quarters/revenue')],
      {
        title: 'Data center share of quarterly revenue',
        unit: '%',
        formula: 'data center revenue / revenue * 100',
        made: share('nvidia-quarters/dataCenterRevenue', 'nvidia-quarters/revenue'),
      },
      (dataCenter, revenue) => (dataCenter / revenue) * 100,
    ),
  'nvidia-quarterly-other-revenue': (get) =>
    combine(
      [get('nvidia-quarters/revenue'), get('nvidia-quarters/dataCenterRevenue')],
      {
        title: 'NVIDIA quarterly revenue outside the data center',
        unit: 'USD million',
        formula: 'revenue - data center revenue',
        made: {
          by: 'difference',
          from: ['nvidia-quarters/dataCenterRevenue', 'nvidia-quarters/revenue'],
          reads: 'same period',
        },
      },
      (revenue, dataCenter) => revenue - dataCenter,
    ),
  'nvidia-year-change': (get) =>
    decemberToDecember(get('nvidia-close'), 'NVIDIA share price by calendar year'),
};

function overYear(source: Series): Series {
  const description = {
    title: source.title,
    unit: source.unit,
    formula: 'quarter - same quarter of the year before',
  };
  return transformRuns(
    source,
    description,
    overPrevious((before, value) => value - before, 4),
  );
}

/**
 * The calendar months in which NVIDIA's fiscal quarters end. The fourth ends in the calendar year that
 * names the fiscal year.
 */
const LAST_MONTHS = { '04': 'Q1', '07': 'Q2', '10': 'Q3', '01': 'Q4' } as const;

/**
 * The values of a monthly series in the last months of NVIDIA's fiscal quarters, with quarters as periods.
 */
function atQuarterEnds(source: Series): Series {
  const points = source.points.flatMap((point) => {
    const [year = '', month = ''] = point.period.split('-');
    const quarter = Object.entries(LAST_MONTHS).find(([last]) => last === month)?.[1];
    const fiscalYear = Number(year) + (month === '01' ? 0 : 1);
    return quarter ? [{ ...point, period: `${quarter} FY${String(fiscalYear % 100).padStart(2, '0')}` }] : [];
  });
  return { ...source, frequency: 'quarterly', asOf: points.at(-1)?.period ?? source.asOf, points };
}
