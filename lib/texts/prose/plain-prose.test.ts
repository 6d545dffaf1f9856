import fc from 'fast-check';
import { ContentProblem } from '@/lib/content/content-problem';
import type { Figure } from '@samvit/research';
import { anyText } from '@/testing/content/any-text';
import { fillFigures, namesIn } from './plain-prose';

const named = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([name, text]) => [name, { text } as Figure]));

describe('figures in a text', () => {
  test('replace their names, at every occurrence', () => {
    const figures = named({ 'gold-growth': '10.3%', high: '104' });
    expect(fillFigures('Gold grew {gold-growth}; {high}, yes {high}.', figures)).toBe(
      'Gold grew 10.3%; 104, yes 104.',
    );
  });

  test('stand without their minus sign where a word says the direction', () => {
    const figures = named({ fall: '−$1,234', rise: '10.3%' });
    expect(fillFigures('{fall.size} below, {rise.size} above, {fall}', figures)).toBe(
      '$1,234 below, 10.3% above, −$1,234',
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
