import { blogSchema } from '@/lib/contract/blog';
import { readOn } from './read-on';

const post = (id: string, ...tags: string[]) => blogSchema.parse({ id, tags });
const ALL = [
  post('f', 'Gold'),
  post('e', 'Silver'),
  post('d', 'Gold', 'Silver'),
  post('c', 'GOLD'),
  post('b', 'Gold', 'Silver'),
  post('a', 'Bonds'),
];
const ids = (id: string) => {
  const { newer, older, related } = readOn(ALL.find((one) => one.id === id) ?? post('x'), ALL);
  return [newer?.id, older?.id, related.map((one) => one.id)];
};

test('the neighbours in the list, and the most related of the others, the newest first', () => {
  expect(ids('d')).toEqual(['e', 'c', ['b', 'f']]);
  expect(ids('c')).toEqual(['d', 'b', ['f']]);
});

test('the first and the last have one neighbour, a post that is not listed has none', () => {
  expect(ids('f')).toEqual([undefined, 'e', ['d', 'c', 'b']]);
  expect(ids('a')).toEqual(['b', undefined, []]);
  expect(ids('x')).toEqual([undefined, undefined, []]);
});
