import { feedHref, readFeedQuery } from './feed-query';

test.each([
  ['', { filter: 'all', q: '', page: 1, cursor: null }],
  ['filter=trending&q=gold', { filter: 'trending', q: 'gold', page: 1, cursor: null }],
  ['page=3&cursor=abc', { filter: 'all', q: '', page: 3, cursor: 'abc' }],
  ['filter=newest&page=0', { filter: 'all', q: '', page: 1, cursor: null }],
  ['page=-4', { filter: 'all', q: '', page: 1, cursor: null }],
  ['page=2.5', { filter: 'all', q: '', page: 1, cursor: null }],
  ['page=99999999999999999999', { filter: 'all', q: '', page: 1, cursor: null }],
])('%j is read', (search, query) => {
  expect(readFeedQuery(new URLSearchParams(search))).toEqual(query);
});

test.each([
  [{}, '/web'],
  [{ filter: 'all', q: ' ', page: 1, cursor: 'abc' } as const, '/web'],
  [{ filter: 'trending', q: 'gold & silver' } as const, '/web?filter=trending&q=gold+%26+silver'],
  [{ page: 2, cursor: 'abc' }, '/web?page=2&cursor=abc'],
])('the address of %j is %s', (query, href) => {
  expect(feedHref(query)).toBe(href);
});

test('a view is read back from its address', () => {
  const view = { filter: 'recent', q: 'स्वर्ण +1%', page: 4, cursor: 'mwp' } as const;
  expect(readFeedQuery(new URL(feedHref(view), 'http://site.test').searchParams)).toEqual(view);
});
