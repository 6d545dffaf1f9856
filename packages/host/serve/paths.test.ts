import { firstFor, oneOf } from './paths';

test.each([
  ['/about', ['/about'], ['/about/', '/about/us', '/abouts', '/hi/about', '/']],
  ['/news/', ['/news/', '/news/a', '/news/a/b', '/news/a\u2028b'], ['/news', '/newsletter', '/hi/news/a']],
  ['/news/*', ['/news/a', '/news/a.md'], ['/news/', '/news/a/b', '/news']],
  ['/[lang]/me', ['/me', '/hi/me'], ['/me/', '/hin/me', '/hi/hi/me', '/HI/me']],
  ['/[lang]/me/', ['/me/', '/hi/me/a'], ['/me', '/hi/me']],
  ['/feed.json', ['/feed.json'], ['/feedxjson']],
  [/^\/a+$/, ['/a', '/aa'], ['/b']],
])('%s', (path, inside, outside) => {
  const fits = oneOf([path]);
  expect(inside.filter((each) => !fits(each))).toEqual([]);
  expect(outside.filter(fits)).toEqual([]);
});

test('the first entry that fits counts', () => {
  const first = firstFor([
    { paths: ['/news/page/'], name: 'list' },
    { paths: [/^\/news/, '/feed'], name: 'news' },
  ]);
  expect(['/news/page/2', '/news/a', '/feed', '/other'].map((path) => first(path)?.name)).toEqual([
    'list',
    'news',
    'news',
    undefined,
  ]);
});
