import { GET } from './route';

const get = (name: string) =>
  GET(new Request('http://localhost/'), { params: Promise.resolve({ name: name.split('/') }) });

test.each([
  ['gold-usd-oz.svg', 'image/svg+xml; charset=utf-8'],
  ['nvidia-years/revenue.svg', 'image/svg+xml; charset=utf-8'],
  ['gold-inr-10g.png', 'image/png'],
  ['gold-usd-oz.json', 'application/json; charset=utf-8'],
  ['gold-usd-oz.ranges.json', 'application/json; charset=utf-8'],
])('%s is a file that any site may show', async (name, type) => {
  const { status, headers } = await get(name);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test.each([
  'no-such-series.svg',
  'no-such-series.json',
  'gold-usd-oz.jpg',
  'bitcoin-rsi.svg',
  '__proto__.png',
])('%s is missing', async (name) => expect((await get(name)).status).toBe(404));

test('of a series that may not be passed on only the last value is exact', async () => {
  const { texts } = (await (await get('reliance-close.json')).json()) as { texts: string[][] };
  expect(texts.flat().length).toBeGreaterThan(200);
  expect(texts.flat().filter((text) => !text.startsWith('about '))).toHaveLength(1);
});
