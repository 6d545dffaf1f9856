import { writeContent } from '@/testing/content/content-folder';
import { seriesText } from '@/testing/content/series-file';
import { ContentProblem } from '@/lib/content/content-problem';
import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import type { Figure } from './figure';
import { fillEach } from '@/lib/platform/fill';
import { computeFigures, fillFigures, namesIn } from './template';

const named = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([name, text]) => [name, { text } as Figure]));

describe('figures in a text', () => {
  test('replace their names, at every occurrence', () => {
    const figures = named({ 'gold-growth': '10.3%', high: '104' });
    expect(fillFigures('Gold grew {gold-growth}; {high}, yes {high}.', figures)).toBe(
      'Gold grew 10.3%; 104, yes 104.',
    );
  });

  test('are inserted literally, also with dollar signs and braces', () => {
    expect(fillFigures('{a}', named({ a: '$&$1 {b}', b: 'wrong' }))).toBe('$&$1 {b}');
  });

  test('a name without a figure is rejected, and the error contains it', () => {
    expect(() => fillFigures('Up {gone}', named({ a: '1' }))).toThrow(
      new ContentProblem('{gone} stands in the text, but no such figure is defined'),
    );
    expect(() => fillFigures('Up {constructor}', named({}))).toThrow(ContentProblem);
  });

  test('a text without names does not change', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const plain = text.replaceAll('{', '(');
        expect(fillFigures(plain, named({}))).toBe(plain);
        expect(namesIn(plain)).toEqual([]);
      }),
    );
  });

  test.each([
    ['{gold-growth} and {a1}', ['gold-growth', 'a1']],
    ['{a} and again {a}', ['a', 'a']],
    ['{}, { a }, {A}, {1a}, {-a}', []],
  ])('%s asks for %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

test('every text of a structure is filled, and nothing else of it changes', () => {
  const value = {
    a: 'x',
    list: ['x', { '{x}': 'x', deep: 'x' }],
    number: 1,
    flag: true,
    none: null,
    gone: undefined,
  };
  expect(fillEach(value, (text) => `${text}!`)).toEqual({
    a: 'x!',
    list: ['x!', { '{x}': 'x!', deep: 'x!' }],
    number: 1,
    flag: true,
    none: null,
    gone: undefined,
  });
  expect(fillEach('x', () => 'y')).toBe('y');
});

describe('the figures that an author defined', () => {
  writeContent(
    'series/prices.json',
    seriesText({
      id: 'prices',
      points: [
        ['2025', 80],
        ['2026', 100],
      ],
    }),
  );

  test('are computed by name', () => {
    const figures = computeFigures({
      up: { formula: 'change', series: 'prices', from: '2025', to: '2026', format: 'percent-0' },
      last: { formula: 'value', series: 'prices', at: '2026', format: 'usd' },
    });
    expect([...figures].map(([name, { text }]) => [name, text])).toEqual([
      ['up', '25%'], // 100 / 80 - 1
      ['last', '$100'],
    ]);
  });

  test('that cannot be computed are named in the error', () => {
    const reading = () =>
      computeFigures({ late: { formula: 'value', series: 'prices', at: '2027', format: 'usd' } });
    expect(reading).toThrow(ContentProblem);
    expect(reading).toThrow('figures.late: prices has no window from 2027 to 2027');
  });
});
