import { chartLine, chartOf, monthly } from '../layout/chart-series.fixture';
import { MOST_COLUMNS } from '../layout/scatter-pairs';
import { valueColumns } from './value-columns';

const texts = (...given: Parameters<typeof chartOf>) =>
  valueColumns(chartOf(...given)).map(({ text }) => text);

describe('values to read off a chart', () => {
  it('are those of every period if there are few', () => {
    const lines = [monthly(3, (i) => i * 10, 'Gold'), monthly(3, (i) => i, 'Silver')];
    expect(texts(lines)).toEqual([
      'Jan 2001: Gold 0, Silver 0',
      'Feb 2001: Gold 10, Silver 1',
      'Mar 2001: Gold 20, Silver 2',
    ]);
  });

  it('are spread evenly over many, with both ends', () => {
    const columns = valueColumns(chartOf([monthly(241, (i) => i)]));
    expect(columns).toHaveLength(MOST_COLUMNS);
    expect(columns[0]?.text).toBe('Jan 2001: Line 0');
    expect(columns[12]?.text).toBe('Jan 2011: Line 120');
    expect(columns.at(-1)?.text).toBe('Jan 2021: Line 240');
  });

  it('name missing and uncertain ones', () => {
    const line = chartLine([
      ['2026-01', 1, 'projection'],
      ['2026-02', null],
      ['2026-03', 2],
    ]);
    expect(texts([line], { kind: 'bars' })).toEqual([
      'Jan 2026: Line 1 (projection)',
      'Feb 2026: no value',
      'Mar 2026: Line 2',
    ]);
  });

  it('name a rate by the last decision up to the end of the period', () => {
    const rate = chartLine(
      [
        ['2026-01-01', 6],
        ['2026-01-02', 5],
        ['2026-02-05', 4],
      ],
      { frequency: 'event' },
    );
    const columns = valueColumns(chartOf([monthly2(), rate]));
    expect(columns.map(({ text }) => text)).toEqual(['Jan 2026: Line 7, Line 5', 'Feb 2026: Line 8, Line 4']);
  });

  it('have wider bands if periods are far apart', () => {
    const days = chartLine(
      [
        ['2026-01-01', 1],
        ['2026-01-02', 2],
        ['2026-01-29', 3],
        ['2026-01-30', 4],
      ],
      { frequency: 'daily' },
    );
    const spans = valueColumns(chartOf([days])).map(({ span }) => span);
    expect(spans.reduce((sum, span) => sum + span, 0)).toBe(4);
  });

  it('end with the last value of the line, rounded if it may not be printed', () => {
    const closes = chartLine(
      [
        ['2026-06-29', 171.23],
        ['2026-06-30', 170.11],
        ['2026-07-01', 162.83],
      ],
      { label: 'Share', frequency: 'daily', asOf: '2026-08-21', redistribute: false },
    );
    const lines = texts([closes], { kind: 'line', format: 'inr-2' });
    expect(lines).toEqual(['30 Jun 2026: Share ₹170.11', '1 Jul 2026: Share about ₹163']);
    expect(texts([closes], { kind: 'bars', format: 'inr-2' })).toEqual(['30 Jun 2026: Share ₹170.11']);
  });

  it('do not exist without data', () => {
    const chart = chartOf([monthly2()]);
    expect(valueColumns({ ...chart, series: [] })).toEqual([]);
  });
});

function monthly2() {
  return chartLine([
    ['2026-01', 7],
    ['2026-02', 8],
  ]);
}
