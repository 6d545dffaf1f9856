import { combine, transform, transformRuns, type Series } from '../series';
import { change, drawdowns } from '../statistics';
import { fiscalQuarterOf, type Made } from '../made-of';
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
  'nvidia-revenue-added': (get) =>
    overYear(get('nvidia-quarters/revenue', 'USD million'), 'NVIDIA revenue added over a year'),
  'nvidia-data-center-revenue-added': (get) =>
    overYear(
      get('nvidia-quarters/dataCenterRevenue', 'USD million'),
      'NVIDIA data center revenue added over a year',
    ),
  'nvidia-data-center-share-of-growth': (get) =>
    combine(
      [get('nvidia-data-center-revenue-added'), get('nvidia-revenue-added')],
      {
        title: 'Data center share of the revenue added over a year',
        unit: '%',
        formula: 'data center revenue added / revenue added * 100',
        made: share('nvidia-data-center-revenue-added', 'nvidia-revenue-added'),
      },
      (dataCenter, revenue) => (dataCenter / revenue) * 100,
    ),
  'nvidia-earnings-four-quarters': (get) =>
    fourQuarters(get('nvidia-quarters/dilutedEpsUsd'), 'NVIDIA diluted earnings per share'),
  'nvidia-close-at-quarter-end': (get) => atQuarterEnds(get('nvidia-close', 'USD per share')),
  'nvidia-price-earnings': (get) =>
    combine(
      [
        get('nvidia-close-at-quarter-end', 'USD per share'),
        get('nvidia-earnings-four-quarters', 'USD per share'),
      ],
      {
        title: 'NVIDIA price to earnings of four quarters',
        unit: 'ratio',
        formula: 'month-end close of the last month of the quarter / diluted earnings of 4 quarters',
        made: {
          by: 'multiple',
          from: ['nvidia-earnings-four-quarters', 'nvidia-close-at-quarter-end'],
          reads: 'same period',
        },
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

/** The increase of a quarter over the same quarter of the year before. */
function overYear(source: Series, title: string): Series {
  const { unit, id } = source;
  return transformRuns(
    source,
    {
      title,
      unit,
      formula: 'quarter - same quarter of the year before',
      made: { by: 'difference', from: [id], reads: { yearsBefore: 1 } },
    },
    overPrevious((before, value) => value - before, 4),
  );
}

/**
 * The values of a monthly series in the last months of NVIDIA's fiscal quarters, with quarters as periods.
 */
function atQuarterEnds(source: Series): Series {
  const points = source.points.flatMap((point) => {
    const period = fiscalQuarterOf(point.period);
    return period === null ? [] : [{ ...point, period }];
  });
  return {
    ...source,
    title: 'NVIDIA month-end close at the end of the fiscal quarter',
    formula: 'month-end close of the last month of the quarter',
    made: { by: 'value', from: [source.id], reads: 'last month' },
    frequency: 'quarterly',
    asOf: points.at(-1)?.period ?? source.asOf,
    points,
    // The publisher's own values, so `redistribute` remains as it is: they are no file to download.
  };
}
