import { canonicalAddress } from './canonical-address';

const PAGES = [
  '/',
  '/faqs',
  '/blogs',
  '/blogs/Gold',
  '/blogs/silver',
  '/blogs/सोना',
  '/blogs/silver.md',
  '/blogs/search',
  '/v/ABCD',
];
const canonical = canonicalAddress({
  redirects: new Map([
    ['/blog', '/blogs'],
    ['/blogs/argent', '/blogs/silver'],
    ['/blogs/old', '/blogs/not-public-yet'],
  ]),
  exists: async (path) => PAGES.includes(path),
  canonical: (path) => path.replace('/b~a/', '/a~b/'),
});
const of = (path: string, search = '') => canonical({ path, search }, 'client');

test.each([
  ['/faqs/', '', '/faqs'],
  ['/faqs///', '', '/faqs'],
  ['/FAQs', '', '/faqs'],
  ['/FAQs/', '?utm_source=mail&gclid=1', '/faqs'],
  ['/', '?fbclid=1', '/'],
  ['//', '', '/'],
  ['/blog', '', '/blogs'],
  ['/Blog/', '?utm_medium=x', '/blogs'],
  ['/blogs/search', '?q=gold&utm_source=x&page=2', '/blogs/search?q=gold&page=2'],
  ['/blogs/Silver', '', '/blogs/silver'],
  ['/blogs/Argent', '', '/blogs/silver'],
  ['/blogs/argent.md', '?utm_source=x', '/blogs/silver.md'],
  ['/blogs/सोना/', '', '/blogs/%E0%A4%B8%E0%A5%8B%E0%A4%A8%E0%A4%BE'],
])('%s%s redirects to %s in one step', async (path, search, to) => {
  expect(await of(path, search)).toBe(to);
});

test.each([
  ['/faqs', ''],
  ['/', ''],
  ['/', '?'],
  ['/', '?a&&b'],
  ['/blogs/Gold', ''],
  ['/blogs/old', ''],
  ['/blogs/old.md', ''],
  ['/v/ABCD', ''],
  ['/blogs/search', '?q=a+b&q=%2F'],
  ['/no-such-page/', '?utm_source=x'],
  ['/NO-SUCH-PAGE', ''],
  ['//faqs.example/', ''],
])('%s%s is not redirected', async (path, search) => {
  expect(await of(path, search)).toBeNull();
});

test('a path of many slashes is read in one pass', async () => {
  // A search from each of them would take an hour.
  expect(await of(`${'/'.repeat(3_000_000)}a`)).toBeNull();
});
