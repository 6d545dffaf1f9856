import { markdownPages } from './canonical-address';

const markdownFor = markdownPages(
  { below: '/markdown/', onDemand: ['/blogs/*'] },
  (path) => ['/markdown/reports/gold', '/markdown/terms'].includes(path),
  async (path) => path === '/blogs/of-an-upstream',
);

test.each([
  ['/reports/gold.md', '/markdown/reports/gold'],
  ['/terms.md', '/markdown/terms'],
  ['/blogs/of-an-upstream.md', '/markdown/blogs/of-an-upstream'],
])('%s is rendered at %s', async (path, made) => {
  expect(await markdownFor(path, 'client')).toBe(made);
});

test.each([
  '/reports/gold',
  '/reports/silver.md',
  '/blogs/none.md',
  '/.md',
  '.md',
  '/faqs.md',
  '/blogs/a/b.md',
])('%s has no Markdown text', async (path) => {
  expect(await markdownFor(path, 'client')).toBeNull();
});
