import { libraryHere } from '@/lib/texts/library-here';
import { chartSeries, chartSpecSchema } from '../charts/chart-spec';
import { inForceBetween } from './decision-window';
import type { Series } from './series';
import { getSeries } from './get-series';

const decisions: Series = {
  ...getSeries(libraryHere(), 'rbi-repo'),
  id: 'rate',
  asOf: '2026-08-05',
  points: [
    { period: '2014-03-04', value: 8, status: 'single source' },
    { period: '2015-01-15', value: 7.75, status: 'verified' },
    { period: '2025-12-05', value: 5.25, status: 'verified' },
  ],
};
const cut = (from: string, to: string) =>
  inForceBetween(decisions, from, to).points.map(({ period, value }) => [period, value]);

describe('a window on a series of decisions', () => {
  it('begins with the value in force at its start, and repeats the last one at its end', () => {
    expect(cut('2015-01', '2026-06')).toEqual([
      ['2015-01', 8],
      ['2015-01-15', 7.75],
      ['2025-12-05', 5.25],
      ['2026-06', 5.25],
    ]);
  });

  it('contains decisions of its first and last day', () => {
    expect(cut('2015-01-15', '2025-12-05')).toEqual([
      ['2015-01-15', 7.75],
      ['2025-12-05', 5.25],
    ]);
  });

  it('contains a decision within its last month', () => {
    expect(cut('2020-01', '2025-12')).toEqual([
      ['2020-01', 7.75],
      ['2025-12-05', 5.25],
    ]);
  });

  it('ends with the last day that its source covers', () => {
    expect(cut('2026-01', '2027-03').at(-1)).toEqual(['2026-08-05', 5.25]);
  });

  it('repeats the status with the value', () => {
    expect(inForceBetween(decisions, '2014-06', '2014-12').points).toEqual([
      { period: '2014-06', value: 8, status: 'single source' },
      { period: '2014-12', value: 8, status: 'single source' },
    ]);
  });

  it('begins with the first decision if none was in force before', () => {
    expect(cut('2010-01', '2014-12')[0]).toEqual(['2014-03-04', 8]);
  });

  it('is rejected if no decision was in force in it', () => {
    expect(() => cut('2010-01', '2012-01')).toThrow('rate has no decision in force from 2010-01 to 2012-01');
    expect(() => cut('2020-01', '2015-01')).toThrow('no decision in force');
  });

  it('allows the repo rate and the ten-year yield in one chart', () => {
    const [yields, repo] = chartSeries(
      libraryHere(),
      chartSpecSchema.parse({
        kind: 'line',
        title: 'Both',
        subtitle: 'Per cent a year',
        series: [
          { series: 'india-10y', label: 'Ten-year' },
          { series: 'rbi-repo', label: 'Repo' },
        ],
        from: '2016-01',
        to: '2026-05',
        format: 'points-2',
      }),
    );
    const inForce = getSeries(libraryHere(), 'rbi-repo').points.findLast(
      ({ period }) => period <= '2016-01-01',
    );
    expect(yields?.points[0]?.period).toBe('2016-01');
    expect(repo?.points[0]).toEqual({ ...inForce, period: '2016-01' });
    expect(repo?.points.at(-1)?.period).toBe('2026-05');
  });
});
