import { chartLine, chartOf } from '../layout/chart-series.fixture';
import { describeChart } from './describe-chart';
import { valueNotes } from './value-notes';

describe('status notes', () => {
  it('are empty for verified values', () => {
    expect(valueNotes(chartOf([chartLine([['2026-01', 1]])]))).toEqual([]);
  });

  it('names the periods, as runs', () => {
    const line = chartLine([
      ['2022', 1, 'projection'],
      ['2023', 1],
      ['2024', 1, 'projection'],
      ['2025', 1, 'projection'],
    ]);
    expect(valueNotes(chartOf([line]))).toEqual(['Projection (hollow): 2022 and 2024 to 2025.']);
  });

  it('names the series if there are several, and all values at once', () => {
    const sure = chartLine([['2026-01', 1]], { label: 'Gold' });
    const other = chartLine([['2026-01', 1, 'single source']], { label: 'Silver' });
    expect(valueNotes(chartOf([sure, other]))).toEqual(['One source: Silver, all values.']);
  });

  it('does not count missing values', () => {
    const line = chartLine([
      ['2022', null, 'projection'],
      ['2023', 1],
    ]);
    expect(valueNotes(chartOf([line]))).toEqual(['Not in our data: 2022.']);
  });
});

describe('describeChart', () => {
  it('names start, end, highest and lowest with their periods', () => {
    const line = chartLine(
      [
        ['2026-01', 2],
        ['2026-02', 9],
        ['2026-03', null],
        ['2026-04', 1],
        ['2026-05', 3],
      ],
      { label: 'Ratio' },
    );
    expect(describeChart(chartOf([line]))).toBe(
      'Ratio: from 2 in January 2026 to 3 in May 2026; highest 9 in February 2026, lowest 1 in April 2026.',
    );
  });

  it('says that there is no value', () => {
    expect(describeChart(chartOf([chartLine([['2026-01', null]], { label: 'Empty' })]))).toBe(
      'Empty: no values.',
    );
  });
});

test('what is not held is named by series and period; what cannot be computed is not', () => {
  const all = chartLine(
    [
      ['2024', 1],
      ['2025', 2],
      ['2026', 3],
    ],
    { label: 'Revenue', frequency: 'annual' },
  );
  const late = chartLine(
    [
      ['2025', null],
      ['2026', 1],
    ],
    { label: 'Part', frequency: 'annual' },
  );
  expect(valueNotes(chartOf([all, late]))).toEqual(['Not in our data: Part, 2024 to 2025.']);
  expect(valueNotes(chartOf([late]))).toEqual(['Not in our data: 2025.']);
  expect(valueNotes(chartOf([all, { ...late, formula: 'a / b' }]))).toEqual([]);
  expect(valueNotes(chartOf([all]))).toEqual([]);
  const decided = chartLine([['2024-02-07', 6]], { frequency: 'event' });
  expect(valueNotes(chartOf([all, decided]))).toEqual([]);
});
