import { renderToStaticMarkup } from 'react-dom/server';
import Page from './page';
import { ENGLISH } from '@/lib/content/locale';

const render = async (searchParams: Record<string, string | string[]>, slug = 'gold-vs-silver') =>
  renderToStaticMarkup(
    await Page({
      params: Promise.resolve({ lang: ENGLISH, slug }),
      searchParams: Promise.resolve(searchParams),
    }),
  );

test("without a query it shows the report's own window", async () => {
  const html = await render({});
  expect(html).toContain('From June 2006 to June 2026 this is <strong>true</strong>');
  expect(html).toContain('name="from"');
});

test('another window has its figures, a chart and the share of windows of its length', async () => {
  const html = await render({ from: '2016-06', to: '2026-06' });
  expect(html).toContain('From June 2016 to June 2026 this is <strong>not true</strong>');
  expect(html).toMatch(
    /Of the 149 windows of this length .*, in \d+ \(filled\) it is true; only 2 fit side by side, too few for a share/,
  );
  expect(html).toContain('June 2016 = 100');
  expect(html).not.toContain('style=');
});

test.each([
  [{ from: '2016-99', to: '2026-06' }, 'There are no figures for “2016-99”'],
  [{ from: '2020-01', to: '2010-01' }, 'A window ends after it begins'],
  [{ from: '', to: '' }, 'Choose where the window begins and where it ends'],
  [{ from: ['<b>', 'x'] }, 'There are no figures for “&lt;b&gt;”'],
  [{ from: 'x'.repeat(5000) }, 'There are no figures for “xxxxxxxxxxxxxxxxxxxx”'],
])('%p is answered in words', async (searchParams, words) => {
  const html = await render(searchParams);
  expect(html).toContain('role="alert"');
  expect(html).toContain(words);
});
