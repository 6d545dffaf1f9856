import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { chartSpecSchema, resolveChart } from './chart-spec';
import { exportCsv, exportOf } from './export';
import { getSeries, listDerivedSeries } from '../series/get-series';
import { coarse, isMonthEndsOnly, printablePoints } from '../series/printable';
import { readSeriesFile, listSeriesFiles } from '../series/series-file';

const spec = (names: string[], over: object = {}) =>
  resolveChart(
    libraryHere(),
    chartSpecSchema.parse({
      kind: 'line',
      title: 'A finding',
      subtitle: 'A measure',
      series: names.map((name) => ({ series: name, label: name.slice(0, 24) })),
      format: 'number',
      ...over,
    }),
  );

const names = [
  ...listSeriesFiles(libraryHere()).flatMap((id) => {
    const { columns } = readSeriesFile(libraryHere(), id);
    const values = columns?.filter(({ kind }) => kind === 'value');
    return values ? values.map(({ name }) => `${id}/${name}`) : [id];
  }),
  ...listDerivedSeries(),
];

describe('the downloadable series', () => {
  it('are those whose licence permits it, with their values, and no others', () => {
    for (const name of names) {
      const { columns, leftOut } = exportOf(wordsHere(), [spec([name])]);
      const whole = getSeries(libraryHere(), name);
      expect([name, columns.length, leftOut.length]).toEqual([
        name,
        ...(whole.redistribute || whole.formula ? [1, 0] : [0, 1]),
      ]);
      const points = printablePoints(whole).map((point) =>
        isMonthEndsOnly(whole) ? { ...point, value: point.value && coarse(point.value) } : point,
      );
      if (columns[0]) expect(columns[0].points).toEqual(points);
    }
    expect(names.some((name) => !getSeries(libraryHere(), name).redistribute)).toBe(true);
  });

  it('have a list of what is omitted, with source and reason', () => {
    const { columns, leftOut } = exportOf(wordsHere(), [spec(['wipro-close'])]);
    expect(columns).toEqual([]);
    expect(leftOut).toEqual([
      {
        name: 'wipro-close',
        title: getSeries(libraryHere(), 'wipro-close').title,
        why: 'The publisher does not allow downloads.',
        sources: getSeries(libraryHere(), 'wipro-close').sources,
      },
    ]);
  });

  it('have the days of decisions alone, not the months at the ends of a chart', () => {
    const [column] = exportOf(wordsHere(), [spec(['rbi-repo'], { from: '2013-02', to: '2026-05' })]).columns;
    expect(column?.points[0]).toMatchObject({ period: '2013-03-19', value: 7.5 });
    expect(column?.points.filter(({ period }) => period.length < '2013-03-19'.length)).toEqual([]);
  });

  it('do not include an index from which protected values can be computed', () => {
    expect(exportOf(wordsHere(), [spec(['wipro-close'], { rebase: true })]).columns).toEqual([]);
    const open = exportOf(wordsHere(), [
      spec(['gold-usd-oz'], { rebase: true, from: '2006-06', to: '2026-06' }),
    ]);
    expect(open.columns.map(({ name }) => name)).toEqual(['gold-usd-oz, 2006-06 = 100']);
    expect(open.columns[0]?.points[0]?.value).toBe(100);
  });

  it('do not include returns from which protected values can be computed', () => {
    const scatter = { kind: 'scatter', format: 'points' };
    expect(exportOf(wordsHere(), [spec(['wipro-close', 'nifty-it-close'], scatter)]).columns).toEqual([]);
    const open = exportOf(wordsHere(), [
      spec(['gold-usd-oz', 'silver-usd-oz'], scatter),
      spec(['gold-usd-oz']),
    ]);
    expect(open.columns.map(({ name, unit }) => [name, unit])).toEqual([
      ['gold-usd-oz, log return', '%'],
      ['silver-usd-oz, log return', '%'],
      ['gold-usd-oz', 'USD per troy ounce'],
    ]);
  });

  it('contain the union of the windows of one series', () => {
    const { columns } = exportOf(wordsHere(), [
      spec(['gold-usd-oz'], { from: '2020-01', to: '2020-03' }),
      spec(['gold-usd-oz'], { from: '2020-02', to: '2020-05' }),
    ]);
    expect(columns).toHaveLength(1);
    expect(columns[0]?.points).toEqual(
      getSeries(libraryHere(), 'gold-usd-oz').points.filter(
        ({ period }) => period >= '2020-01' && period <= '2020-05',
      ),
    );
  });
});

test('the CSV has a row per period and a column per series, with empty cells for gaps', () => {
  const { columns } = exportOf(wordsHere(), [
    spec(['usd-inr'], { from: '2026-04', to: '2026-06' }),
    spec(['gold-drawdown'], { from: '2026-05', to: '2026-06' }),
  ]);
  const at = (name: string, period: string) =>
    Number(
      getSeries(libraryHere(), name)
        .points.find((point) => point.period === period)
        ?.value?.toPrecision(12),
    );
  expect(exportCsv(columns)).toBe(
    [
      'period,usd-inr,gold-drawdown',
      `2026-04,${at('usd-inr', '2026-04')},`,
      `2026-05,${at('usd-inr', '2026-05')},${at('gold-drawdown', '2026-05')}`,
      `2026-06,${at('usd-inr', '2026-06')},${at('gold-drawdown', '2026-06')}`,
      '',
    ].join('\r\n'),
  );
});
