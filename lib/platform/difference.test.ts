import fc from 'fast-check';
import { listDifference } from './difference';

const ofLetters = (before: string, after: string) =>
  listDifference([...before], [...after])
    .map(({ kind, items }) => `${{ same: '', removed: '-', added: '+' }[kind]}${items.join('')}`)
    .join(' ');

test.each([
  ['', '', ''],
  ['abc', 'abc', 'abc'],
  ['abc', '', '-abc'],
  ['', 'abc', '+abc'],
  ['abc', 'axc', 'a -b +x c'],
  ['abcd', 'acd', 'a -b cd'],
  ['acd', 'abcd', 'a +b cd'],
])('from %j to %j', (before, after, expected) => expect(ofLetters(before, after)).toBe(expected));

test('what is the same and removed is the one list, what is the same and added the other', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const runs = listDifference(before, after);
      const without = (kind: string) => runs.filter((run) => run.kind !== kind).flatMap(({ items }) => items);
      expect(without('added')).toEqual(before);
      expect(without('removed')).toEqual(after);
    }),
  );
});
