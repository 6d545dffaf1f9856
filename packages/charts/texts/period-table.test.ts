import { chartLine, chartOf, monthly } from '../layout/chart-series.fixture';
import { periodTable } from './period-table';

describe('period table', () => {
  it('shows all periods when they are few', () => {
    const table = periodTable(chartOf([monthly(12, (i) => i)]));
    expect(table.rows).toHaveLength(12);
    expect(table.note).toBeNull();
  });

  it('shows period ends of a long series and says so', () => {
    const table = periodTable(chartOf([monthly(240, (i) => i)]));
    expect(table.rows).toHaveLength(21);
    expect(table.rows[1]).toEqual({ period: 'Dec 2001', cells: [{ text: '11', remark: null }] });
    expect(table.rows.at(-1)?.period).toBe('Dec 2020');
    expect(table.note).toBe('The first value, then the last of every year: 21 of 240.');
  });

  it('leaves none of the latest years of results out', () => {
    const years = Array.from({ length: 11 }, (_, i): [string, number] => [`FY${2016 + i}`, i]);
    const table = periodTable(chartOf([chartLine(years)]), 7);
    expect(table.rows.map(({ period }) => period)).toEqual([
      ...['FY2016', 'FY2021', 'FY2022', 'FY2023', 'FY2024', 'FY2025', 'FY2026'],
    ]);
    expect(table.note).toBe('7 of 11 periods: the first and the latest.');
  });

  it('never shows more than sixty rows', () => {
    for (const count of [61, 300, 1200])
      expect(periodTable(chartOf([monthly(count, (i) => i)]), 999).rows.length).toBeLessThanOrEqual(60);
  });

  it('shows gaps and uncertain values, and repeats a decision until the next', () => {
    const a = chartLine(
      [
        ['2026-01', null],
        ['2026-02', 5, 'disputed'],
      ],
      { label: 'A' },
    );
    const rate = chartLine([['2025-12-05', 6]], { label: 'Rate', frequency: 'event' });
    expect(periodTable(chartOf([a, rate])).rows.map(({ cells }) => cells)).toEqual([
      [
        { text: '–', remark: null },
        { text: '6', remark: null },
      ],
      [
        { text: '5', remark: 'disputed' },
        { text: '6', remark: null },
      ],
    ]);
  });
});
