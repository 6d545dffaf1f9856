import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { insights } from '@/lib/research/insights';
import { embeddedProvider } from '@/lib/provider/embedded';
import { codeFor } from '@/lib/research/reports/codes';
import { EXISTS, existingPages, missingPageFor } from './missing-pages';

const exists = existingPages(() => embeddedProvider);

it.each([
  ['/'],
  ['/blogs'],
  ['/blogs/page/1'],
  ['/blogs/page/2'],
  ['/blogs/gold-in-rupees'],
  ['/reports/gold-vs-silver'],
  ['/reports/gold-vs-silver/window'],
  ['/hi/web'],
  ['/hi/reports/gold-vs-silver/window'],
  [`/v/${codeFor('gold-vs-silver', 1).toLowerCase()}`],
])('%s has a page, or is not looked up by name', async (path) => expect(await exists(path)).toBe(true));

it.each([
  ['/blogs/no-such-post'],
  ['/blogs/page'],
  ['/blogs/page/0'],
  ['/blogs/page/3000'],
  ['/blogs/page/2x'],
  ['/blogs/-'],
  ['/blogs/no such post'],
  [`/blogs/${'a'.repeat(5000)}`],
  ['/v/AAAAAAAA'],
  ['/v/-'],
  ['/web/insights/no-such-insight'],
  ['/reports/no-such-report/window'],
  ['/reports/../window'],
  ['/en/web'],
  ['/xx/web'],
  ['/hi/reports/bitcoin-analysis/window'],
  ['/en/reports/gold-vs-silver/window'],
  ['/xx/reports/gold-vs-silver/window'],
])('%s has no page', async (path) => expect(await exists(path)).toBe(false));

it('finds the insights', async () => {
  const [first] = insights();
  expect(await exists(`/web/insights/${first?.id}`)).toBe(true);
});

it('looks a post up once, and one with an invalid slug never', async () => {
  const blog = jest.fn(async () => ({ id: '1' }) as never);
  const paths = existingPages(() => ({ ...embeddedProvider, blog }));
  for (let i = 0; i < 3; i += 1) await paths('/blogs/a-post');
  await paths('/blogs/a..b');
  expect(blog).toHaveBeenCalledTimes(1);
});

it('accepts a post if the lookup fails', async () => {
  const down = { ...embeddedProvider, blog: () => Promise.reject(new Error('down')) };
  expect(await existingPages(() => down)('/blogs/a-post')).toBe(true);
});

it.each([
  ['/blogs/no-such-post', '/blogs/-'],
  ['/blogs/page/99', '/_not-found'],
  ['/blogs/tag/gold/page/99', '/_not-found'],
  ['/blogs/author/nobody', '/_not-found'],
  ['/v/AAAAAAAA', '/v/-'],
  ['/web/insights/no-such-insight', '/no-such-insight'],
  ['/embed/no-such-report', '/embed/-'],
  ['/reports/no-such-report', '/_not-found'],
  ['/', '/_not-found'],
])('%s gets the 404 page %s', (path, page) => expect(missingPageFor(path)).toBe(page));

it('covers every page that Next would render for any name', () => {
  const onDemand = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\[\w+\].*\/page\.tsx$/.test(file) &&
      !readFileSync(path.join('app', file), 'utf8').includes('dynamicParams = false'),
  );
  const routes = onDemand.map((file) => `/${path.dirname(file)}`.replace(/\/\([^/]*\)/g, ''));
  expect(Object.keys(EXISTS).filter((route) => route.includes('['))).toEqual(expect.arrayContaining(routes));
  const source = readFileSync('server/missing-pages.ts', 'utf8');
  for (const file of onDemand) expect(source).toContain(`'@/app/${path.dirname(file)}/exists'`);
});
