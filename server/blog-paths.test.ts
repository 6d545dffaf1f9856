import { servedPath } from './blog-paths';

it.each([
  ['/', '/'],
  ['/blogs', '/blogs'],
  ['/blogs/page/2', '/blogs/page/2'],
  ['/blogs/search?q=gold', '/blogs/search?q=gold'],
  ['/blogs/gold-in-rupees', '/blogs/gold-in-rupees'],
  ['/blogs/gold-in-rupees?utm=x', '/blogs/gold-in-rupees?utm=x'],
  ['/blogs/no-such-post', '/blogs/-'],
  ['/blogs/no-such-post?_rsc=1', '/blogs/-?_rsc=1'],
  ['/blogs/..%2fetc', '/blogs/-'],
  ['/blogs/%E0%A4%A', '/blogs/-'],
  ['/blogs/%00', '/blogs/-'],
  ['/reports/gold-vs-silver', '/reports/gold-vs-silver'],
])('%s is asked of Next as %s', (url, served) => expect(servedPath(url)).toBe(served));

it('leads a slug of five thousand characters there too', () =>
  expect(servedPath(`/blogs/${'a'.repeat(5000)}`)).toBe('/blogs/-'));
