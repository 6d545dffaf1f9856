import { existsSync } from 'node:fs';
import { sides } from '@/lib/platform/sides';
import { revalidateHere, TAGS } from './revalidation';

const revalidate = jest.fn<void, Parameters<NonNullable<ReturnType<typeof sides>['revalidate']>>>();
beforeAll(() => void (sides().revalidate = revalidate));
afterAll(() => void delete sides().revalidate);
beforeEach(() => revalidate.mockClear());

function of(tag: (typeof TAGS)[number]) {
  revalidateHere({ tag });
  const [places = [], memory] = revalidate.mock.calls[0] ?? [];
  return { memory, names: places.map(({ path, below }) => (below ? `${below} ${path}` : path)) };
}

test('of posts: the list, its other pages, each post, feeds and sitemap', () => {
  const folder = '/[lang]/(reading)/blogs';
  expect(of('blogs')).toEqual({
    memory: 'all',
    names: [
      `page ${folder}/page/[page]`,
      `page ${folder}/[slug]`,
      `page ${folder}/tag/[tag]/[[...page]]`,
      `page ${folder}/author/[author]/[[...page]]`,
      'layout /feeds/tag/[name]',
      'layout /markdown/[...path]',
      'page /[lang]/(reading)/reports/[slug]',
      `page ${folder}`,
      '/feeds/posts.rss',
      '/feeds/posts.atom',
      '/feeds/posts.json',
      '/sitemap.xml',
      '/sitemaps/pages.xml',
      '/sitemaps/posts.xml',
      '/sitemaps/images.xml',
      '/llms.txt',
      '/search.json',
      '/charts/page/blogs.png',
    ],
  });
});

test('of a day: all pages in each language, and no file', () =>
  expect(of('day')).toEqual({ memory: 'pages', names: ['layout /[lang]'] }));

test('of views: the reports in each language, and nothing else', () =>
  expect(of('views')).toEqual({
    memory: 'reports',
    names: ['page /[lang]/(reading)/reports/[slug]'],
  }));

test.each([
  ['/faqs', ['/faqs', '/en/faqs']],
  ['/', ['/', '/en']],
])('of the path %s: what Next has there, and the English page', (path, names) => {
  revalidateHere({ path });
  expect(revalidate.mock.calls[0]).toEqual([names.map((name) => ({ path: name })), 'all']);
});

test('of figures: everything', () => expect(of('figures')).toEqual({ memory: 'all', names: ['layout /'] }));

test.each(TAGS)('every folder that %s names is there: Next ignores a name it does not know', (tag) => {
  for (const name of of(tag).names.filter((each) => each.includes(' '))) {
    const [below = '', path = ''] = name.split(' ');
    const files = below === 'page' ? ['page.tsx'] : ['layout.tsx', 'route.ts'];
    expect([path, files.some((file) => existsSync(`app${path}/${file}`))]).toEqual([path, true]);
  }
});
