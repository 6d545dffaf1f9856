/** @jest-environment node */
import { insights } from '@/lib/research/insights';
import { chartName } from '@/lib/research/insights/chart-path';
import { generateStaticParams, GET } from './route';

const ask = (id: string) =>
  GET(new Request(`http://localhost/charts/insight/${id}`), { params: Promise.resolve({ id }) });

/** Text that is safe in XML, as React writes it. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

test('serves the chart of an insight with its words', async () => {
  const [newest] = insights();
  const response = await ask(chartName(newest?.id ?? '', 'wide'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const svg = await response.text();
  expect(svg).toMatch(/^<svg xmlns/);
  expect(svg).toContain(`<title id="title">${escaped(newest?.title ?? '')}</title>`);
});

test('draws every chart, in both sizes', async () => {
  const names = generateStaticParams().map(({ id }) => id);
  expect(names).toHaveLength(insights().length * 2);
  for (const name of names) {
    const response = await ask(name);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test.each(['no-such-insight.svg', 'no-such-insight-card.svg', 'x.png', '..svg', ''])(
  '%p is no chart',
  async (name) => {
    expect((await ask(name)).status).toBe(404);
  },
);
