import { libraryHere } from '@/lib/texts/library-here';
import { charts, figures } from '@samvit/research';
import { chartLine, chartOf } from './chart-series.fixture';
import { describeChart } from '../texts/describe-chart';
import { CHART_SIZES } from './chart-size';
import { periodTable } from '../texts/period-table';
import { scatterChartLayout } from './scatter-chart';
import { textWidth } from './text-measure';
import { MOST_COLUMNS } from './scatter-pairs';
import { valueColumns } from '../texts/value-columns';

const spec = { kind: 'scatter', format: 'points' } as const;

/** A line of months in 2026. */
const months = (label: string, values: readonly (number | null)[]) =>
  chartLine(
    values.map((value, i) => [`2026-${String(i + 1).padStart(2, '0')}`, value]),
    { label },
  );
// The means are 4 and 3, the slope 0.6, the intercept 2.2, r squared 0.6: see formulas.test.ts.
const lines = [months('Share', [2, 4, 5, 4, 5]), months('Index', [1, 2, 3, 4, 5])];

/** Those of a real report, of which there are more than can be told apart. */
const window = { from: '2026-05-21', to: '2026-08-21' };
const real = charts.chartSeries(
  libraryHere(),
  charts.chartSpecSchema.parse({
    ...spec,
    ...window,
    title: 'A finding',
    subtitle: 'A measure',
    series: [
      { series: 'wipro-close', label: 'Wipro' },
      { series: 'nifty-it-close', label: 'Nifty IT' },
    ],
  }),
);

/** The same as if their publisher had given leave to print every day. */
const free = real.map((series) => ({ ...series, redistribute: true }));

describe('scatter layout', () => {
  it('includes zero on both axes, also if no value is near it', () => {
    const { valueTicks, acrossTicks } = scatterChartLayout(chartOf(lines, spec), CHART_SIZES.wide);
    expect(valueTicks.filter(({ strong }) => strong)).toHaveLength(1);
    expect(acrossTicks.filter(({ strong }) => strong)).toHaveLength(1);
  });

  it('places greater values higher and farther right', () => {
    const { points, plot } = scatterChartLayout(chartOf(lines, spec), CHART_SIZES.wide);
    const [first, second] = points;
    expect(first?.x).toBeLessThan(second?.x ?? NaN);
    expect(first?.y).toBeGreaterThan(second?.y ?? NaN);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(plot.left);
      expect(x).toBeLessThanOrEqual(plot.right);
      expect(y).toBeGreaterThanOrEqual(plot.top);
      expect(y).toBeLessThanOrEqual(plot.bottom);
    }
  });

  it('has no more than a thousand dots, of as many days as a reader may bring', () => {
    const days = (step: number) =>
      chartLine(
        Array.from({ length: 5_000 }, (_, i) => [
          new Date(Date.UTC(2005, 0, 1 + i)).toISOString().slice(0, 10),
          ((i * step) % 4_999) / 100,
        ]),
      );
    const { points } = scatterChartLayout(chartOf([days(37), days(101)], spec), CHART_SIZES.wide);
    expect(points.length).toBeLessThanOrEqual(1_000);
    expect(points.length).toBeGreaterThan(200);
  });

  it('draws the line of fit through its values, over the first and the last point', () => {
    const { points, fit, valueTicks } = scatterChartLayout(chartOf(lines, spec), CHART_SIZES.wide);
    const [zero, top] = [valueTicks.find((tick) => tick.strong), valueTicks.at(-1)];
    const height = (y: number) =>
      ((y - (zero?.y ?? NaN)) / ((top?.y ?? NaN) - (zero?.y ?? NaN))) * (top?.value ?? NaN);
    expect(fit.map(({ x }) => x)).toEqual([points[0]?.x, points.at(-1)?.x]);
    expect(height(fit[0].y)).toBeCloseTo(2.8, 9); // 2.2 + 0.6 * 1
    expect(height(fit[1].y)).toBeCloseTo(5.2, 9); // 2.2 + 0.6 * 5
  });

  it('labels the line and the latest point', () => {
    const { notes, latest, points } = scatterChartLayout(chartOf(lines, spec), CHART_SIZES.wide);
    expect(latest).toEqual(points.at(-1));
    expect(notes.map(({ lines: text }) => text.join(' ').replaceAll('\u00a0', ' '))).toEqual([
      'Latest: May',
      'For each 1%: 0.60%',
    ]);
  });

  it('names the latest point once, also if it is far from the line', () => {
    const steps = Array.from({ length: 12 }, (_, i) => i);
    const up = months(
      'Share',
      steps.map((i) => (i === 11 ? 60 : i + (i % 2) / 10)),
    );
    const { notes, outliers } = scatterChartLayout(
      chartOf([up, months('Index', steps)], spec),
      CHART_SIZES.wide,
    );
    expect(describeChart(chartOf([up, months('Index', steps)], spec))).toContain(
      'Far from the line: Share 60.0%',
    );
    expect(outliers).toEqual([]);
    expect(notes[0]?.lines).toEqual(['Latest: Dec']);
  });

  it('names outliers by their periods, with the year if there are several', () => {
    const labelWithoutYear = ({ label }: { label: string }, years: readonly string[]) =>
      chartLine(
        years.flatMap((year, y) =>
          Array.from({ length: 12 }, (_, i): [string, number] => [
            `${year}-${String(i + 1).padStart(2, '0')}`,
            label === 'Up' && y === 0 && i === 3 ? 90 : i + (i % 2) / 10,
          ]),
        ),
        { label },
      );
    const outliers = (years: readonly string[]) =>
      scatterChartLayout(
        chartOf(
          [labelWithoutYear({ label: 'Up' }, years), labelWithoutYear({ label: 'Across' }, years)],
          spec,
        ),
        CHART_SIZES.wide,
      ).outliers.map(({ lines: text }) => text.join(' '));
    expect(outliers(['2025'])).toEqual(['Apr']);
    expect(outliers(['2025', '2026'])).toEqual(['Apr 2025']);
  });

  it.each(Object.values(CHART_SIZES))('keeps its labels inside the drawing: $name', (size) => {
    const { notes, outliers, acrossTicks, valueTicks } = scatterChartLayout(chartOf(real, spec), size);
    for (const { lines: text, x, y, anchor } of [...notes, ...outliers]) {
      const width = Math.max(...text.map((line) => textWidth(line, size.font)));
      const left = anchor === 'middle' ? x - width / 2 : anchor === 'start' ? x : x - width;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(size.width);
      expect(y).toBeLessThanOrEqual(size.height);
    }
    for (const { x, label } of acrossTicks)
      expect(x + textWidth(label, size.font) / 2).toBeLessThanOrEqual(size.width);
    expect(acrossTicks.length).toBeGreaterThan(2);
    expect(valueTicks.length).toBeGreaterThan(2);
  });

  it('has a readable point for every label', () => {
    const { readable, latest, points } = scatterChartLayout(chartOf(free, spec), CHART_SIZES.compact);
    const columns = valueColumns(chartOf(free, spec));
    expect(points).toHaveLength(64);
    expect(readable).toHaveLength(MOST_COLUMNS);
    expect(columns).toHaveLength(MOST_COLUMNS);
    expect(readable.at(-1)).toEqual(latest);
    expect(columns.at(-1)?.text).toMatch(/^21 Aug 2026: Wipro \S+%, Nifty IT \S+%$/);
    expect(columns.some(({ text }) => text.startsWith('8 Jun 2026'))).toBe(true);
  });
});

describe('a scatter in words', () => {
  it('names the number of points and the line', () => {
    expect(describeChart(chartOf(lines, spec))).toBe(
      'Share against Index, 5 points from January 2026 to May 2026. ' +
        'The line of fit goes up 0.60% for each 1% across (beta), from 2.2%. ' +
        'It explains 0.60 of the ups and downs, where 1 is all (r²). ' +
        'Latest: Share 5.0% and Index 5.0% in May 2026.',
    );
  });

  it('leaves out a period in which one of the two has no value', () => {
    const [share = months('', [])] = lines;
    const gap = months('Index', [1, 2, null, 4, 5]);
    expect(describeChart(chartOf([share, gap], spec))).toContain('4 points');
    expect(periodTable(chartOf([share, gap], spec)).rows.map(({ period }) => period)).toEqual([
      'Jan 2026',
      'Feb 2026',
      'Apr 2026',
      'May 2026',
    ]);
    expect(valueColumns(chartOf([share, gap], spec)).map(({ text }) => text)).toEqual([
      'Jan 2026: Share 2.0%, Index 1.0%',
      'Feb 2026: Share 4.0%, Index 2.0%',
      'Apr 2026: Share 4.0%, Index 4.0%',
      'May 2026: Share 5.0%, Index 5.0%',
    ]);
  });

  it('describes its line as the figures of a report do', () => {
    const text = (formula: 'beta' | 'intercept' | 'r-squared', format: 'number-2' | 'percent') =>
      figures.computeFigure(libraryHere(), {
        formula,
        series: 'wipro-close',
        with: 'nifty-it-close',
        ...window,
        format,
      }).text;
    expect(describeChart(chartOf(real, spec))).toContain(
      `goes up ${text('beta', 'number-2')}% for each 1% across (beta), from ${text('intercept', 'percent')}. ` +
        `It explains ${text('r-squared', 'number-2')} of the ups and downs, where 1 is all (r²).`,
    );
    expect(describeChart(chartOf(free, spec))).toMatch(
      /Far from the line: Wipro \S+ and Nifty IT \S+ on 8 June 2026\.$/,
    );
  });

  it('has the readable points in its table if there are too many for all', () => {
    const { rows, note, columns } = periodTable(chartOf(free, spec));
    expect(columns).toEqual(['Wipro', 'Nifty IT']);
    expect(rows).toHaveLength(MOST_COLUMNS);
    expect(rows.at(-1)?.period).toBe('21 Aug 2026');
    expect(note).toBe('Points that stand apart in the chart: 25 of 64.');
    expect(periodTable(chartOf(free, spec), 8).rows).toHaveLength(8);
  });
});

describe('a scatter of days that may not be passed on', () => {
  it('draws all of them, to whole units, and prints month ends', () => {
    const { points, readable, latest } = scatterChartLayout(chartOf(real, spec), CHART_SIZES.compact);
    expect(points).toHaveLength(64);
    for (const { x, y } of points) expect([x, y].every(Number.isInteger)).toBe(true);
    const days = ['29 May 2026', '30 Jun 2026', '31 Jul 2026', '21 Aug 2026'];
    expect(periodTable(chartOf(real, spec)).rows.map(({ period }) => period)).toEqual(days);
    expect(valueColumns(chartOf(real, spec)).map(({ text }) => text.split(':')[0])).toEqual(days);
    expect(readable).toHaveLength(days.length);
    expect(readable.at(-1)).toEqual(latest);
    expect(describeChart(chartOf(real, spec))).not.toContain('8 June');
  });
});
