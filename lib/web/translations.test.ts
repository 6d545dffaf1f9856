import { writeContent } from '@/testing/content/content-folder';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { alternatesOf, linkHere, localesOf, pathIn, translatedPages } from './translations';

beforeAll(() => {
  writeContent('faq.yaml', '[]');
  writeContent('landing.yaml', '{}');
  writeContent('legal/disclaimers.md', '');
  writeContent('reports/gold.md', '');
  writeContent('blogs/gold.md', '');
  writeContent('hi/locale.yaml', 'name: हिन्दी\nlang: hi-IN\n');
  writeContent('hi/faq.yaml', '[]');
  writeContent('hi/landing.yaml', '{}');
  writeContent('hi/reports/gold.md', '');
  writeContent('hi/blogs/gold.md', '');
});

const OTHER = { name: 'English', lang: 'en-IN' };

test.each([
  ['/', { href: '/hi' }],
  ['/#vision', { href: '/hi#vision' }],
  ['/faqs', { href: '/hi/faqs' }],
  ['/faqs#email-control', { href: '/hi/faqs#email-control' }],
  ['/reports/gold', { href: '/hi/reports/gold' }],
  ['/reports/gold/evidence#figure-a', { href: '/hi/reports/gold/evidence#figure-a' }],
  ['/blogs/gold', { href: '/hi/blogs/gold' }],
  ['/blogs/gold/figures.json', { href: '/blogs/gold/figures.json', other: OTHER }],
  ['/blogs', { href: '/blogs', other: OTHER }],
  ['/disclaimers', { href: '/disclaimers', other: OTHER }],
  ['/reports/silver', { href: '/reports/silver', other: OTHER }],
  ['/reports/gold/v/1', { href: '/reports/gold/v/1', other: OTHER }],
  ['/search?q=a', { href: '/search?q=a', other: OTHER }],
  ['/hi', { href: '/hi' }],
  ['/hi/reports/gold/evidence#charts', { href: '/hi/reports/gold/evidence#charts' }],
  ['/hindi', { href: '/hindi', other: OTHER }],
  ['#main', { href: '#main' }],
  ['https://a.example/faqs', { href: 'https://a.example/faqs' }],
  ['//a.example/faqs', { href: '//a.example/faqs' }],
  ['mailto:a@b.example', { href: 'mailto:a@b.example' }],
  ['', { href: '' }],
])('on a Hindi page, %j leads to %j', (address, link) => {
  const { href, other } = inLocale('hi', () => linkHere(address));
  expect({ href, ...(other && { other: { name: other.name, lang: other.lang } }) }).toEqual(link);
});

test.each(['/', '/faqs', '/disclaimers', 'https://a.example'])(
  'on an English page, %s is as it is written',
  (address) => expect(linkHere(address)).toEqual({ href: address }),
);

test('a page exists where its file is translated', () => {
  expect(localesOf('/faqs')).toEqual([ENGLISH, 'hi']);
  expect(localesOf('/disclaimers')).toEqual([ENGLISH]);
  expect(localesOf('/glossary')).toEqual([ENGLISH]);
  expect(localesOf('/constructor')).toEqual([ENGLISH]);
  expect(pathIn('hi', '/')).toBe('/hi');
  expect(pathIn(ENGLISH, '/faqs')).toBe('/faqs');
});

test('the alternates of a page name each language, or nothing', () => {
  expect(alternatesOf('/faqs').map(({ lang, path }) => [lang, path])).toEqual([
    ['en-IN', '/faqs'],
    ['hi-IN', '/hi/faqs'],
  ]);
  expect(alternatesOf('/disclaimers')).toEqual([]);
});

test('the pages with translations, for the switch between languages', () => {
  const paths = [
    ...['/', '/faqs', '/reports/gold', '/reports/gold/evidence'],
    ...['/blogs/gold', '/blogs/gold/evidence'],
  ];
  expect(translatedPages().map(({ prefix, paths }) => ({ prefix, paths }))).toEqual([
    { prefix: '', paths },
    { prefix: '/hi', paths },
  ]);
});
