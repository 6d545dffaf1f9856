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
    /In \d+ \(filled\) of the 149 periods of this length .*, the claim was true\. Only 2 stand apart: too few for a percentage/,
  );
  expect(html).toContain('June 2016 = 100');
  expect(html).not.toContain('style=');
});

test.each([
  [{ from: '2016-99', to: '2026-06' }, 'We have no figures for “2016-99”'],
  [{ from: '2020-01', to: '2010-01' }, 'A period ends after it begins'],
  [{ from: '', to: '' }, 'Choose a beginning and an end'],
  [{ from: ['<b>', 'x'] }, 'We have no figures for “&lt;b&gt;”'],
  [{ from: 'x'.repeat(5000) }, 'We have no figures for “xxxxxxxxxxxxxxxxxxxx”'],
])('%p is answered in words', async (searchParams, words) => {
  const html = await render(searchParams);
  expect(html).toContain('role="alert"');
  expect(html).toContain(words);
});
