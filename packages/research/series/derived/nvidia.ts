import { combine, mapAllValues, transformRuns, type Series } from '../series';
import { change, drawdowns } from '../statistics';
import { fiscalQuarterOf, type Made } from '../made-of';
import {
  atQuarterEnds,
  changeOfGrowth,
  fourQuarters,
  overPrevious,
  overYearBefore,
  priceInRupees,
  type DerivedSeries,
} from './derive';
import { changesBy } from '../period-changes';

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
        unit: '%',
        made: share('nvidia-years/dataCenterRevenue', 'nvidia-years/revenue'),
      },
      (dataCenter, revenue) => (dataCenter / revenue) * 100,
    ),
  'nvidia-close-inr': (get) => priceInRupees(get, 'nvidia-close', ['USD per share', 'INR per share']),
  'nvidia-drawdown': (get) =>
    mapAllValues(
      get('nvidia-close'),
      {
        unit: '%',
        made: { by: 'change', from: ['nvidia-close'], reads: 'record', times: 100 },
      },
      (values) => drawdowns(values).map((depth) => depth * 100),
    ),
  'nvidia-revenue-growth': (get) =>
    transformRuns(
      get('nvidia-years/revenue'),
      {
        unit: '%',
        made: { by: 'change', from: ['nvidia-years/revenue'], reads: 'previous', times: 100 },
      },
      overPrevious((before, revenue) => change(before, revenue) * 100),
    ),
  'nvidia-revenue-growth-change': (get) => changeOfGrowth(get('nvidia-revenue-growth')),
  'nvidia-quarterly-revenue-growth': (get) => overYearBefore(get('nvidia-quarters/revenue')),
  'nvidia-quarterly-revenue-growth-change': (get) => changeOfGrowth(get('nvidia-quarterly-revenue-growth')),
  'nvidia-revenue-added': (get) => overYear(get('nvidia-quarters/revenue', 'USD million')),
  'nvidia-data-center-revenue-added': (get) =>
    overYear(get('nvidia-quarters/dataCenterRevenue', 'USD million')),
  'nvidia-data-center-share-of-growth': (get) =>
    combine(
      [get('nvidia-data-center-revenue-added'), get('nvidia-revenue-added')],
      {
        unit: '%',
        made: share('nvidia-data-center-revenue-added', 'nvidia-revenue-added'),
      },
      (dataCenter, revenue) => (dataCenter / revenue) * 100,
    ),
  'nvidia-earnings-four-quarters': (get) => fourQuarters(get('nvidia-quarters/dilutedEpsUsd')),
  'nvidia-close-at-quarter-end': (get, library) =>
    atQuarterEnds(get('nvidia-close', 'USD per share'), (month) => fiscalQuarterOf(library, month)),
  'nvidia-price-earnings': (get) =>
    combine(
      [
        get('nvidia-close-at-quarter-end', 'USD per share'),
        get('nvidia-earnings-four-quarters', 'USD per share'),
      ],
      {
        unit: 'ratio',
        made: {
          by: 'multiple',
          from: ['nvidia-earnings-four-quarters', 'nvidia-close-at-quarter-end'],
          reads: 'same period',
        },
      },
      (price, earnings) => price / earnings,
    ),
  // Net income holds gains on the shares of other companies, which do not come from sales; most of them since Q4 FY26.
  'nvidia-gains': (get) =>
    combine(
      [get('nvidia-quarters/netIncome', 'USD million'), get('nvidia-without-gains/netIncome', 'USD million')],
      {
        unit: 'USD million',
        made: {
          by: 'difference',
          from: ['nvidia-without-gains/netIncome', 'nvidia-quarters/netIncome'],
          reads: 'same period',
        },
      },
      (reported, without) => reported - without,
    ),
  'nvidia-earnings-without-gains': (get) => fourQuarters(get('nvidia-without-gains/dilutedEpsUsd')),
  'nvidia-price-earnings-without-gains': (get) =>
    combine(
      [
        get('nvidia-close-at-quarter-end', 'USD per share'),
        get('nvidia-earnings-without-gains', 'USD per share'),
      ],
      {
        unit: 'ratio',
        made: {
          by: 'multiple',
          from: ['nvidia-earnings-without-gains', 'nvidia-close-at-quarter-end'],
          reads: 'same period',
        },
      },
      (price, earnings) => price / earnings,
    ),
  'nvidia-net-margin': (get) =>
    combine(
      [get('nvidia-years/netIncome'), get('nvidia-years/revenue')],
      {
        unit: '%',
        made: share('nvidia-years/netIncome', 'nvidia-years/revenue'),
      },
      (income, revenue) => (income / revenue) * 100,
    ),
  'nvidia-quarterly-data-center-share': (get) =>
    combine(
      [get('nvidia-quarters/dataCenterRevenue'), get('nvidia-quarters/revenue')],
      {
        unit: '%',
        made: share('nvidia-quarters/dataCenterRevenue', 'nvidia-quarters/revenue'),
      },
      (dataCenter, revenue) => (dataCenter / revenue) * 100,
    ),
  'nvidia-quarterly-other-revenue': (get) =>
    combine(
      [get('nvidia-quarters/revenue'), get('nvidia-quarters/dataCenterRevenue')],
      {
        unit: 'USD million',
        made: {
          by: 'difference',
          from: ['nvidia-quarters/dataCenterRevenue', 'nvidia-quarters/revenue'],
          reads: 'same period',
        },
      },
      (revenue, dataCenter) => revenue - dataCenter,
    ),
  'nvidia-year-change': (get) => changesBy(get('nvidia-close'), 'year'),
};

/** The increase of a quarter over the same quarter of the year before. */
function overYear(source: Series): Series {
  const { unit, id } = source;
  return transformRuns(
    source,
    {
      unit,
      made: { by: 'difference', from: [id], reads: { yearsBefore: 1 } },
    },
    overPrevious((before, value) => value - before, 4),
  );
}
