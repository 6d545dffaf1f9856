import { writeContent } from '@/lib/content/content-folder.fixture';
import { seriesText } from './series.fixture';
import { chartLines, chartSpecSchema } from './chart-spec';
import { valuesOf } from './line';

writeContent(
  'figures/prices.json',
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

const spec = {
  kind: 'line',
  title: 'Prices rose',
  subtitle: 'Dollars',
  lines: [{ line: 'prices', label: 'Price' }],
  format: 'usd',
};
const parse = (changes: object = {}) => chartSpecSchema.parse({ ...spec, ...changes });

describe('a chart as an author writes it', () => {
  test('is not rebased and has no marks unless it says so', () => {
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
    ['no line', { lines: [] }],
    ['more than three lines', { lines: four.map(() => ({ line: 'prices', label: 'Price' })) }],
    ['a label too long to stand at a line', { lines: [{ line: 'prices', label: 'x'.repeat(25) }] }],
    ['a line without a label', { lines: [{ line: 'prices', label: '' }] }],
    ['more than three marks', { marks: four.map((period) => ({ period, label: 'Turn' })) }],
    ['a mark too long to read', { marks: [{ period: '2024', label: 'x'.repeat(41) }] }],
    ['no title', { title: '' }],
    ['no subtitle', { subtitle: undefined }],
    ['an unknown kind', { kind: 'pie' }],
    ['a format that writes dates', { format: 'period' }],
  ])('%s is refused', (_, changes) => {
    expect(chartSpecSchema.safeParse({ ...spec, ...changes }).success).toBe(false);
  });
});

describe('the lines of a chart', () => {
  test('are whole where it names no window', () => {
    const [line] = chartLines(parse());
    expect(line).toMatchObject({ id: 'prices', label: 'Price' });
    expect(line && valuesOf(line)).toEqual([50, 80, 100, 60]);
  });

  test.each([
    [{ from: '2024', to: '2025' }, [80, 100]],
    [{ from: '2025' }, [100, 60]],
    [{ to: '2024' }, [50, 80]],
  ])('are cut to %j', (window, values) => {
    expect(chartLines(parse(window)).map(valuesOf)).toEqual([values]);
  });

  test('start at 100 where they are rebased, at the start of the window', () => {
    expect(chartLines(parse({ from: '2024', rebase: true })).map(valuesOf)).toEqual([[100, 125, 75]]);
  });

  test('keep the order and the labels of the author', () => {
    const lines = [
      { line: 'prices', label: 'First' },
      { line: 'prices', label: 'Second' },
    ];
    expect(chartLines(parse({ lines })).map(({ label }) => label)).toEqual(['First', 'Second']);
  });

  test.each([
    ['a window the line does not have', { from: '2022' }, 'prices has no window from 2022 to 2026'],
    [
      'a line that does not exist',
      { lines: [{ line: 'copper', label: 'Copper' }] },
      'copper.json:1: The file is missing',
    ],
  ])('%s is refused', (_, changes, message) => {
    expect(() => chartLines(parse(changes))).toThrow(message);
  });
});
