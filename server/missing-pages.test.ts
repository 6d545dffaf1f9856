import { embeddedProvider } from '@/lib/provider/embedded';
import { codeFor } from '@/lib/reports/codes';
import { missingPages } from './missing-pages';

const served = missingPages(() => embeddedProvider);

it.each([
  ['/'],
  ['/blogs'],
  ['/blogs/page/2'],
  ['/blogs/search?q=gold'],
  ['/blogs/gold-in-rupees'],
  ['/blogs/gold-in-rupees?utm=x'],
  ['/reports/gold-vs-silver'],
])('leaves %s as it is', async (url) => expect(await served(url)).toEqual({ url, missing: false }));

it.each([
  ['/blogs/no-such-post', '/blogs/-'],
  ['/blogs/no-such-post?_rsc=1', '/blogs/-?_rsc=1'],
  ['/blogs/no-such-post.rsc', '/blogs/-.rsc'],
  ['/blogs/..%2fetc', '/blogs/-'],
  ['/blogs/%E0%A4%A', '/blogs/-'],
  ['/blogs/%00', '/blogs/-'],
  ['/blogs/-', '/blogs/-'],
  ['/v/AAAAAAAA', '/v/-'],
  ['/v/%00', '/v/-'],
])('leads %s to the page for what is missing', async (url, to) =>
  expect(await served(url)).toEqual({ url: to, missing: true }),
);

it('leaves a code of ours as it is', async () => {
  const url = `/v/${codeFor('gold-vs-silver', 1).toLowerCase()}`;
  expect(await served(url)).toEqual({ url, missing: false });
});

it('leads a slug of five thousand characters there too', async () =>
  expect(await served(`/blogs/${'a'.repeat(5000)}`)).toEqual({ url: '/blogs/-', missing: true }));

it('asks for a post once, and for one of bad syntax never', async () => {
  const blog = jest.fn(async () => ({ id: '1' }) as never);
  const paths = missingPages(() => ({ blog }));
  for (let i = 0; i < 3; i += 1) await paths('/blogs/a-post');
  await paths('/blogs/a..b');
  expect(blog).toHaveBeenCalledTimes(1);
});

it('passes a post on when nobody can say whether it is there', async () => {
  const paths = missingPages(() => ({ blog: () => Promise.reject(new Error('down')) }));
  expect(await paths('/blogs/a-post')).toEqual({ url: '/blogs/a-post', missing: false });
});
