import { GET } from './route';

const get = (address: string) =>
  GET(new Request('http://localhost/'), { params: Promise.resolve({ path: address.split('/') }) });

test('draws the chart of an answer, with the typeface that all such charts share', async () => {
  const [one, other] = await Promise.all(
    ['growth/gold-usd-oz/10y.svg', 'drawdown/silver-usd-oz/10y.svg'].map(async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
      ]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
      return (await response.text()).match(/base64,[^)]*/g)?.[0];
    }),
  );
  expect(one).toBe(other);
});

test.each([
  ['growth/india-10y/10y.svg', 422],
  ['growth/no-such-series/10y.svg', 404],
  ['growth/gold-usd-oz/10y', 404],
  ['growth/gold-usd-oz/10y.png', 404],
])('%s: %d', async (path, status) => expect((await get(path)).status).toBe(status));
