import { libraryHere } from '@/lib/texts/library-here';
import { writeContent } from '@/testing/content/content-folder';
import { note, seriesText } from '@/testing/content/series-file';
import { chartSeries, chartSpecSchema } from './chart-spec';
import { valuesOf } from '../series/series';

writeContent(
  'series/prices.json',
  seriesText({
    id: 'prices',
    points: [
      ['2023', 50],
      ['2024', 80],
      ['2025', 100],
      ['2026', 60],
    ],
  }),
);

/** A series of these years; what is null is a gap. */
const writeYears = (id: string, values: (number | null)[]) =>
  writeContent(
    `series/${id}.json`,
    seriesText({ id, points: values.map((value, i) => [String(2019 + i), value]) }),
  );
const TENTHS = [1, 2, 4, 3, 5, 4, 6];
writeYears(
  'market',
  TENTHS.map((tenths) => Math.exp(tenths / 10)),
);
writeYears(
  'share',
  TENTHS.map((tenths) => Math.exp(tenths / 5)),
);
writeYears('gap', [1, 2, null, 4, 5, 7, 8]);
writeYears('still', [1, 1, 1, 1, 1, 1, 1]);
writeYears('below', [1, 2, -1, 2, 1, 2, 1]);

const spec = {
  kind: 'line',
  title: 'Prices rose',
  subtitle: 'Dollars',
  series: [{ series: 'prices', label: 'Price' }],
  format: 'usd',
};
/** What makes it a scatter of these two. */
const scatter = (up: string, across: string) => ({
  kind: 'scatter',
  format: 'points',
  series: [
    { series: up, label: 'Up' },
    { series: across, label: 'Across' },
  ],
});
const parse = (changes: object = {}) => chartSpecSchema.parse({ ...spec, ...changes });

describe('a chart as an author writes it', () => {
  test('is not rebased and has no marks by default', () => {
    expect(parse()).toMatchObject({ rebase: false, marks: [] });
    expect(parse().from).toBeUndefined();
  });

  test('may write a year as a number, as YAML reads it', () => {
    const marks = [{ period: 2024, label: 'Turn' }];
    expect(parse({ from: 2024, to: 2026, marks })).toMatchObject({
      from: '2024',
      to: '2026',
      marks: [{ period: '2024' }],
    });
  });

  const four = [1, 2, 3, 4];
  test.each([
    ['no line', { series: [] }],
    ['more than three lines', { series: four.map(() => ({ series: 'prices', label: 'Price' })) }],
    ['a label too long to stand at a line', { series: [{ series: 'prices', label: 'x'.repeat(25) }] }],
    ['a line without a label', { series: [{ series: 'prices', label: '' }] }],
    ['more than three marks', { marks: four.map((period) => ({ period, label: 'Turn' })) }],
    ['a mark too long to read', { marks: [{ period: '2024', label: 'x'.repeat(41) }] }],
    ['no title', { title: '' }],
    ['no subtitle', { subtitle: undefined }],
    ['an unknown kind', { kind: 'pie' }],
    ['a format that writes dates', { format: 'period' }],
    ['a scatter of one line', { kind: 'scatter' }],
    ['a scatter on a base', { ...scatter('share', 'market'), rebase: true }],
    ['a scatter with marks', { ...scatter('share', 'market'), marks: [{ period: '2022', label: 'Turn' }] }],
  ])('%s is rejected', (_, changes) => {
    expect(chartSpecSchema.safeParse({ ...spec, ...changes }).success).toBe(false);
  });
});

describe('the series of a chart', () => {
  test('are complete without a window', () => {
    const [line] = chartSeries(libraryHere(), parse());
    expect(line).toMatchObject({ id: 'prices', label: 'Price' });
    expect(line && valuesOf(line)).toEqual([50, 80, 100, 60]);
  });

  test.each([
    [{ from: '2024', to: '2025' }, [80, 100]],
    [{ from: '2025' }, [100, 60]],
    [{ to: '2024' }, [50, 80]],
  ])('are cut to %j', (window, values) => {
    expect(chartSeries(libraryHere(), parse(window)).map(valuesOf)).toEqual([values]);
  });

  test('start at 100 if rebased, at the start of the window', () => {
    expect(
      chartSeries(libraryHere(), parse({ from: '2024', rebase: true, format: 'number' })).map(valuesOf),
    ).toEqual([[100, 125, 75]]);
  });

  test('have the order and the labels that the author gave', () => {
    const lines = [
      { series: 'prices', label: 'First' },
      { series: 'prices', label: 'Second' },
    ];
    expect(chartSeries(libraryHere(), parse({ series: lines })).map(({ label }) => label)).toEqual([
      'First',
      'Second',
    ]);
  });

  test.each([
    ['a window the line does not have', { from: '2022' }, 'prices has no window from 2022 to 2026'],
    [
      'a line that does not exist',
      { series: [{ series: 'copper', label: 'Copper' }] },
      'series.0.series: No series is called "copper"',
    ],
  ])('%s is rejected', (_, changes, message) => {
    expect(() => chartSeries(libraryHere(), parse(changes))).toThrow(message);
  });
});

describe('the series of a scatter', () => {
  const rounded = (...args: [string, string]) =>
    chartSeries(libraryHere(), parse(scatter(...args))).map((line) =>
      line.points.map(({ value }) => value && Math.round(value * 1e6) / 1e6),
    );

  test('are log returns in per cent, from the second period on', () => {
    // Tenths 1, 2, 4, 3, 5, 4, 6 step by 1, 2, -1, 2, -1, 2; the share by twice as much.
    expect(rounded('share', 'market')).toEqual([
      [20, 40, -20, 40, -20, 40],
      [10, 20, -10, 20, -10, 20],
    ]);
    const [up] = chartSeries(libraryHere(), parse(scatter('share', 'market')));
    expect(up).toMatchObject({ unit: '%', formula: 'ln(p_t / p_t-1) * 100', label: 'Up' });
    expect(up?.points.map(({ period }) => period)).toEqual(['2020', '2021', '2022', '2023', '2024', '2025']);
  });

  test('end with the series they are computed from', () => {
    // Whoever knows one value has all of them from the returns.
    expect(
      chartSeries(libraryHere(), parse(scatter('share', 'market'))).map(({ redistribute }) => redistribute),
    ).toEqual([false, false]);
  });

  test('have no value at a gap of either series, nor after it', () => {
    const [up, across] = rounded('share', 'gap');
    expect(up?.map((value) => value === null)).toEqual([false, true, true, false, false, false]);
    expect(across?.map((value) => value === null)).toEqual([false, true, true, false, false, false]);
  });

  test('have a status of their own', () => {
    writeContent(
      'series/doubted.json',
      seriesText({
        id: 'doubted',
        notes: [note('disputed', '2021')],
        points: TENTHS.map((value, i) => [String(2019 + i), value]),
      }),
    );
    const statuses = chartSeries(libraryHere(), parse(scatter('doubted', 'market'))).map((line) =>
      line.points.map(({ status }) => status),
    );
    // The step to the disputed value and the step from it.
    expect(statuses).toEqual([
      ['official', 'disputed', 'disputed', 'official', 'official', 'official'],
      Array(6).fill('official'),
    ]);
  });

  test.each([
    ['too few returns', { ...scatter('share', 'gap'), to: '2022' }, 'needs three points'],
    ['a market that does not move', scatter('share', 'still'), 'needs values that differ'],
    ['a value without a logarithm', scatter('below', 'market'), 'below has values of zero or less'],
    [
      'another unit',
      { ...scatter('share', 'market'), format: 'usd' },
      'which the format "usd" does not write',
    ],
  ])('%s is rejected', (_, changes, message) => {
    expect(() => chartSeries(libraryHere(), parse(changes))).toThrow(message);
  });
});
