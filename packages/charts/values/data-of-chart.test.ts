import { printing } from '@samvit/research';
import { positionOf } from '@/components/page-script/charts/positions';
import { CHART_SIZES } from '../layout/chart-size';
import { chartLine, chartOf, monthly } from '../layout/chart-series.fixture';
import { lineChartLayout } from '../layout/line-chart';
import { dataOfChart, dataOfRanges } from './data-of-chart';

const withoutLeave = (frequency: 'daily' | 'monthly', points: Parameters<typeof chartLine>[0]) =>
  chartLine(points, { frequency, redistribute: false, asOf: points.at(-1)?.[0] ?? '' });

describe('the values of a chart for its script', () => {
  it('are as printed, where they may be passed on', () => {
    const data = dataOfChart(chartOf([monthly(3, (i) => 1234.5 * (i + 1))], { format: 'usd-2' }));
    expect([data.kind, data.periods]).toEqual(['line', ['Jan 2001', 'Feb 2001', 'Mar 2001']]);
    expect(data.texts).toEqual([['$1,234.50', '$2,469.00', '$3,703.50']]);
    expect(data.values).toEqual([[1234.5, 2469, 3703.5]]);
    expect(data.rounded).toEqual([[0, 0]]);
  });

  it('are three digits of a series of which there is no list, but for the end, at which the line states it', () => {
    const series = withoutLeave('monthly', [
      ['2026-04', 24_336.4],
      ['2026-05', 24_512.5],
      ['2026-06', 24_871.3],
    ]);
    const data = dataOfChart(chartOf([series]));
    expect(data.texts).toEqual([['about 24,300', 'about 24,500', '24,871']]);
    expect(data.values).toEqual([[24_300, 24_500, 24_871.3]]);
    expect(data.rounded).toEqual([[0, 2]]);
  });

  it('are month ends and the latest of days that may not be passed on', () => {
    const series = withoutLeave('daily', [
      ['2026-05-28', 170.11],
      ['2026-05-29', 170.39],
      ['2026-06-01', 171.22],
      ['2026-06-02', 172.47],
    ]);
    const data = dataOfChart(chartOf([series], { format: 'inr-2' }));
    expect(data.periods).toEqual(['29 May 2026', '2 Jun 2026']);
    expect(data.texts).toEqual([['₹170.39', '₹172.47']]);
    expect(JSON.stringify(data)).not.toMatch(/170\.1|171\.2/);
    // A window that ends before the latest ends with about what its line does.
    const cut = dataOfChart(chartOf([{ ...series, points: series.points.slice(0, 3) }], { format: 'inr-2' }));
    expect([cut.texts, cut.rounded]).toEqual([[['₹170.39', 'about ₹171']], [[1, 2]]]);
  });

  it('are those that the bars state', () => {
    const series = withoutLeave('monthly', [
      ['2025', 12.345],
      ['2026', -3.21],
    ]);
    const data = dataOfChart(chartOf([series], { kind: 'bars', format: 'points-2' }));
    expect([data.kind, data.texts, data.comparison]).toEqual(['bars', [['12.35%', '−3.21%']], null]);
  });

  it.each(['compact', 'wide', 'full'] as const)('stand where the %s drawing has them', (name) => {
    const chart = chartOf([monthly(241, (i) => 2 ** (i / 24))]);
    const { sizes, at, values } = dataOfChart(chart);
    const layout = lineChartLayout(chart, CHART_SIZES[name]);
    expect(sizes[name].scales.map((scale) => scale.name)).toEqual(['log', 'linear']);
    for (const [i, { up }] of sizes[name].scales.entries()) {
      const { end } = layout.scales[i]?.series[0] ?? {};
      expect(positionOf(sizes[name].across, at.at(-1) ?? 0)).toBeCloseTo(end?.x ?? 0, 0);
      expect(positionOf(up, values[0]?.at(-1) ?? 0, i === 0)).toBeCloseTo(end?.y ?? 0, 0);
      const middle = layout.scales[i]?.valueTicks[1];
      expect(Math.abs(positionOf(up, middle?.value ?? 0, i === 0) - (middle?.y ?? 0))).toBeLessThan(0.2);
    }
  });

  it('say how a change is told: rates in percentage points', () => {
    const comparison = (format: string) =>
      dataOfChart(chartOf([monthly(3, (i) => i + 1)], { format })).comparison;
    expect(comparison('points')).toEqual({
      by: 'difference',
      factor: 1,
      digits: 1,
      text: '{number} percentage points',
    });
    expect(comparison('usd')).toEqual({ by: 'share', factor: 100, digits: 1, text: '{number}%' });
    expect(comparison('basis-points')).toBeNull();
  });
});

describe('the parts of a chart', () => {
  it('have their own axes, ends and values', async () => {
    const whole = chartOf([monthly(241, (i) => 100 + i)], { rebase: true, format: 'number-1' });
    const ranges = await dataOfRanges(whole);
    expect(Object.keys(ranges)).toEqual(['1y', '3y', '5y', '10y']);
    const { '1y': year, '10y': decade } = ranges;
    expect(year?.periods.at(0)).toBe('Jan 2020');
    expect(year?.texts[0]?.[0]).toBe('100.0');
    expect(year?.texts[0]?.at(-1)).toBe('103.7');
    expect(year?.drawings.wide).toMatch(/^<svg class="chart chart-wide" viewBox="0 0 640 324" [^>]*>/);
    expect(year?.drawings.wide).toContain('>Mar<');
    expect(decade?.drawings.wide).toContain('>2014<');
    expect(decade?.drawings.wide).not.toContain('>2005<');
    // The value at the end of the line.
    expect(decade?.drawings.full).toContain('>154.5<');
    expect(year?.words.span).toBe('{from} to {to}, {from} = 100: {changes}');
    expect(JSON.stringify(ranges)).not.toMatch(/ style=|NaN|undefined/);
  });

  it('of a chart that shows a part are those of the whole, and the whole', async () => {
    const whole = chartOf([monthly(241, (i) => 100 + i)]);
    const part = { ...whole, series: [monthly(24, (i) => 100 + i)], whole: whole.series };
    expect(Object.keys(await dataOfRanges(whole))).toEqual(['1y', '3y', '5y', '10y']);
    const { '1y': year, max, ...others } = await dataOfRanges(part);
    expect(Object.keys(others)).toEqual(['3y', '5y', '10y']);
    expect([year?.periods.at(0), year?.periods.at(-1)]).toEqual(['Jan 2020', 'Jan 2021']);
    expect([max?.periods.at(0), max?.periods.at(-1)]).toEqual(['Jan 2001', 'Jan 2021']);
    expect(max?.drawings.wide).not.toContain('chart-strip');
    expect(dataOfChart(part).periods).toHaveLength(24);
    expect(dataOfChart(part).sizes.wide.height).toBe(dataOfChart(whole).sizes.wide.height + 32);
  });

  it('of a plan have no changes, which are no gains, and say when it began', async () => {
    const plan = chartOf([{ ...monthly(241, (i) => 1000 * i), isOfPlan: true }], { format: 'inr' });
    expect(dataOfChart(plan).comparison).toBeNull();
    const { '5y': part } = await dataOfRanges(plan);
    expect([part?.comparison, part?.periods.at(0)]).toEqual([null, 'Jan 2016']);
    expect(part?.words.span).toBe('{from} to {to} of the plan that began in Jan 2001: {changes}');
    expect(part?.words.ends).toBe('{name} from {start} to {end}');
  });

  it('of plans of the same payment a month say what was paid in', async () => {
    const planOf = (amount: number) => ({
      ...monthly(241, (i) => 1000 * i),
      isOfPlan: true,
      made: { by: 'end-value', from: ['gold'], reads: 'all' as const, amount },
    });
    const spanOf = async (...amounts: number[]) =>
      (await dataOfRanges(chartOf(amounts.map(planOf), { format: 'inr-in-lakh' })))['10y']?.words.span;
    expect(await spanOf(5000, 5000)).toBe(
      '{from} to {to} of the plan that began in Jan 2001. Paid in over this time: ₹6 lakh. {changes}',
    );
    expect(await spanOf(5000, 1000)).not.toContain('Paid in');
  });

  it('are drawn of values that may be drawn, and tell no others', async () => {
    const days = Array.from({ length: 800 }, (_, i) => {
      const period = new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10);
      return [period, 100 + (i % 97) + i / 1000] as const;
    });
    const series = withoutLeave('daily', days);
    const printable = new Set(printing.printablePoints(series).map(({ value }) => String(value)));
    const { '1y': year } = await dataOfRanges(chartOf([series], { format: 'inr-2' }));
    for (const value of year?.values[0] ?? []) expect(printable).toContain(String(value));
    expect(year?.periods.length).toBeLessThan(15);
  });
});
