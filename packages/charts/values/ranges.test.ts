import { chartLine, chartOf, monthly } from '../layout/chart-series.fixture';
import { inRange, rangesOf } from './ranges';

const names = (...given: Parameters<typeof chartOf>) => rangesOf(chartOf(...given)).map(({ name }) => name);

describe('the parts of a chart that a reader may choose', () => {
  it('are those that are shorter than it is', () => {
    expect(names([monthly(241, (i) => i + 1)])).toEqual(['1y', '3y', '5y', '10y']);
    expect(names([monthly(61, (i) => i + 1)])).toEqual(['1y', '3y']);
    expect(names([monthly(13, (i) => i + 1)])).toEqual([]);
  });

  it('have four values of a series and two of each', () => {
    const years = chartLine([2015, 2016, 2017, 2018, 2019, 2020].map((year) => [String(year), 1]));
    expect(names([years])).toEqual(['3y']);
    expect(
      names([
        monthly(241, (i) => i + 1),
        chartLine([
          ['2001-01', 1],
          ['2020-06', 2],
        ]),
      ]),
    ).toEqual([]);
  });

  it('are none of bars, scatters and what is no time', () => {
    expect(names([monthly(241, (i) => i + 1)], { kind: 'bars' })).toEqual([]);
    expect(
      names([
        chartLine([
          ['1Y', 1],
          ['5Y', 2],
          ['10Y', 3],
          ['30Y', 4],
        ]),
      ]),
    ).toEqual([]);
    expect(
      names([
        chartLine([
          ['FY2001', 1],
          ['FY2005', 2],
          ['FY2010', 3],
          ['FY2020', 4],
        ]),
      ]),
    ).toEqual([]);
  });
});

describe('a part of a chart', () => {
  const whole = chartOf([monthly(241, (i) => i + 1)], {
    marks: [
      { period: '2002-01', label: 'Before' },
      { period: '2020-06', label: 'Within' },
    ],
  });

  it('ends where the whole does and begins so many years before, with the marks in it', () => {
    const part = inRange(whole, 5);
    expect(
      part.series[0]?.points
        .map(({ period }) => period)
        .filter((_, i, all) => i === 0 || i === all.length - 1),
    ).toEqual(['2016-01', '2021-01']);
    expect(part.spec.marks.map(({ label }) => label)).toEqual(['Within']);
    expect(part.spec.title).toBe(whole.spec.title);
  });

  it('has the values of the whole, or a base of 100 at its own start where that has one', () => {
    const first = (chart: ReturnType<typeof chartOf>) => inRange(chart, 1).series[0]?.points[0]?.value;
    expect(first(whole)).toBe(229);
    const rebased = inRange(chartOf([monthly(241, (i) => i + 1)], { rebase: true }), 1).series[0]?.points;
    expect([rebased?.[0]?.value, rebased?.at(-1)?.value]).toEqual([100, (100 * 241) / 229]);
  });

  it('begins with the rate that is in force there', () => {
    const rate = chartLine(
      [
        ['2001-01-01', 8],
        ['2015-03-01', 6],
        ['2018-06-01', 5],
        ['2020-05-22', 4],
        ['2021-01-01', 4],
      ],
      { frequency: 'event' },
    );
    const points = inRange(chartOf([rate], { kind: 'steps' }), 5).series[0]?.points;
    expect(points?.map(({ period, value }) => [period, value])).toEqual([
      ['2016-01-01', 6],
      ['2018-06-01', 5],
      ['2020-05-22', 4],
      ['2021-01-01', 4],
    ]);
  });
});
