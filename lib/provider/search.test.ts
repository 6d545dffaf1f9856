import { MINUTE } from '@/lib/platform/clock';
import type { SearchEntry } from '@/lib/web/search/search-index';
import { publishedSearch } from './search';

const entry = (title: string): SearchEntry => ({
  kind: 'post',
  path: `/${title}`,
  title,
  description: '',
  text: '',
});

test('what is published later is found, and what is withdrawn no longer, without a restart', async () => {
  let now = 0;
  let published = [entry('gold')];
  const search = publishedSearch(
    async () => published,
    () => now,
  );
  const total = async (query: string) => (await search())(query).total;
  expect([await total('gold'), await total('silver')]).toEqual([1, 0]);
  published = [entry('silver')];
  now += MINUTE;
  expect([await total('gold'), await total('silver')]).toEqual([0, 1]);
});

test('the index is built once for all who search, and again only when something has changed', async () => {
  let now = 0;
  const read = jest.fn(async () => [entry('gold')]);
  const search = publishedSearch(read, () => now);
  const [first, second] = await Promise.all([search(), search()]);
  expect(first).toBe(second);
  expect(read).toHaveBeenCalledTimes(1);
  now += MINUTE;
  expect(await search()).toBe(first);
  expect(read).toHaveBeenCalledTimes(2);
});

test('the last index stays while nothing can be read; without one the failure is told', async () => {
  let now = 0;
  const read = jest.fn(async () => [entry('gold')]);
  const search = publishedSearch(read, () => now);
  read.mockRejectedValueOnce(new Error('away'));
  await expect(search()).rejects.toThrow('away');
  expect((await search())('gold').total).toBe(1);
  now += MINUTE;
  read.mockRejectedValueOnce(new Error('away'));
  expect((await search())('gold').total).toBe(1);
});
