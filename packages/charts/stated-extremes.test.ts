import { answerOrRefusal } from '@/testing/content/analysis-answers';
import { drawable } from '@/testing/content/drawable';
import { CHART_SIZES } from './layout/chart-size';
import { lineChartLayout } from './layout/line-chart';
import { LEADING } from './layout/text-measure';
import { corners } from './layout/path-data.fixture';

// A sentence and the line beside it say the same, also where only ends of months may be shown.
test.each([
  'drawdown/gold-usd-oz/all',
  'drawdown/bitcoin-weekly/all',
  'drawdown/nifty-50-close/all',
  'drawdown/wipro-close~nifty-it-close/all',
  'drawdown/bitcoin-monthly~gold-usd-oz/10y',
  'drawdown/silver-inr-kg~gold-inr-10g/all',
])('the lines of %s reach the falls that are stated', (address) => {
  const answer = answerOrRefusal(address);
  if (answer.state !== 'answer' || !answer.chart) throw new Error(address);
  const chart = drawable(answer.chart);
  for (const size of Object.values(CHART_SIZES)) {
    const { scales, plot } = lineChartLayout(chart, { ...size, tolerance: 1 });
    const [scale] = scales;
    const [low, high] = [scale?.valueTicks[0], scale?.valueTicks.at(-1)];
    if (!low || !high) throw new Error(`${address} has no axis`);
    const yOf = (value: number) =>
      low.y + ((value - low.value) / (high.value - low.value)) * (high.y - low.y);
    chart.series.forEach(({ id }, i) => {
      const stated = 100 * (answer.figures.get(`${id}.deepest-drawdown`)?.value ?? NaN);
      const lowest = Math.max(...corners(scale?.series[i]?.path ?? '').map(([, y]) => y));
      expect(Math.abs(lowest - yOf(stated))).toBeLessThanOrEqual(1);
      expect(lowest).toBeLessThanOrEqual(plot.bottom + 0.5);
    });
  }
});

test('the marks of a fall are written beside the lines of the grid, not on them', () => {
  const answer = answerOrRefusal('drawdown/bitcoin-weekly/all');
  if (answer.state !== 'answer' || !answer.chart) throw new Error('No chart');
  for (const size of Object.values(CHART_SIZES)) {
    const [scale] = lineChartLayout(drawable(answer.chart), size).scales;
    const { marks = [], valueTicks = [] } = scale ?? {};
    expect(marks).toHaveLength(3);
    for (const { at, y, lines, leader } of marks) {
      const [top, bottom] = [y - size.font * 0.95, y + (lines.length * LEADING - 0.95) * size.font];
      expect(valueTicks.filter((tick) => tick.y > top && tick.y < bottom)).toEqual([]);
      expect(
        valueTicks.filter((tick) => Math.abs(tick.y - at.y) < 3 && Math.abs(tick.y - leader.y) < 3),
      ).toEqual([]);
    }
  }
});
