import { libraryHere } from '@/lib/texts/library-here';
import { insight, insights } from './index';
import { eventChart } from './event-chart';

const events = insights(libraryHere()).map((each) => ({
  insight: each,
  chart: eventChart(libraryHere(), each),
}));
const periodsOf = (series: readonly { points: readonly { period: string }[] }[] | undefined) =>
  series?.[0]?.points.map(({ period }) => period) ?? [];

test('ends when the finding became true, and has all that the finding marks', () => {
  for (const { insight, chart } of events) {
    const periods = periodsOf(chart.series);
    expect([insight.id, periods.at(-1)]).toEqual([insight.id, insight.asOf]);
    for (const { period } of insight.chart.marks) expect(periods).toContain(period);
  }
});

test('has 24 periods, or as many as the finding names and a quarter before them; two lines start together', () => {
  for (const { insight, chart } of events.filter(({ chart: { spec } }) => spec.kind !== 'bars')) {
    const periods = periodsOf(chart.series);
    const all = periodsOf(chart.whole ?? chart.series);
    const first = Math.min(...insight.chart.marks.map(({ period }) => periods.indexOf(period)));
    const named = periods.length - first;
    const startsTogether = insight.chart.rebase && insight.chart.marks.length > 1;
    const wanted = startsTogether ? named : Math.max(24, Math.ceil(named * 1.25));
    // Of a series that begins later all that there is.
    const has = all.indexOf(insight.asOf) + 1 || periods.length;
    expect([insight.id, periods.length]).toEqual([insight.id, Math.min(wanted, has)]);
  }
});

test('is cut in all but bars and short series, and the whole goes on to the latest value', () => {
  const uncut = events.filter(({ chart }) => !chart.whole);
  for (const { chart } of uncut)
    if (chart.spec.kind !== 'bars') expect(periodsOf(chart.series).length).toBeLessThan(30);
  const record = insight(libraryHere(), 'record-gold-usd-oz-1972-08');
  const gold = record && eventChart(libraryHere(), record);
  expect([gold?.spec.from, gold?.spec.to]).toEqual(['1970-09', '1972-08']);
  expect(periodsOf(gold?.whole)[0]).toBe('1960-01');
  expect(Number(periodsOf(gold?.whole).at(-1)?.slice(0, 4))).toBeGreaterThan(2020);
});
