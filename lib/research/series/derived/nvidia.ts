import { combine, transform, transformRuns } from '../series';
import { change, drawdowns } from '../statistics';
import type { Made } from '../made-of';
import { decemberToDecember, overPrevious, type DerivedSeries } from './derive';

/** One value as a share of another, in per cent. */
const share = (part: string, whole: string): Made => ({
  by: 'multiple',
  from: [whole, part],
  reads: 'same period',
  times: 100,
});

/** NVIDIA. */
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
