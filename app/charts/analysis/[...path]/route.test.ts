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

test.each(['growth/gold-usd-oz/10y.png', 'rank/metals/10y.png'])(
  '%s is a picture for link previews',
  async (path) => {
    const { status, headers, ...response } = await pictureAt(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.size).toEqual([1200, 630]);
    // WhatsApp leaves out pictures of more than 600 kB.
    expect(response.bytes).toBeLessThan(300_000);
  },
);

async function pictureAt(path: string) {
  const response = await get(path);
  const png = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  return { status, headers, bytes: png.length, size: [png.readUInt32BE(16), png.readUInt32BE(20)] };
}

test.each([
  ['growth/india-10y/10y.svg', 422],
  ['growth/no-such-series/10y.svg', 404],
  ['growth/gold-usd-oz/10y', 404],
  ['growth/india-10y/10y.png', 422],
  ['growth/no-such-series/10y.png', 404],
  ['growth/gold-usd-oz/10y.jpg', 404],
  // Its answer has a list in place of a chart.
  ['rank/metals/10y.svg', 404],
])('%s: %d', async (path, status) => expect((await get(path)).status).toBe(status));

test('has the values of the chart beside it, in the language of the page, and those of its ranges', async () => {
  const values = async (name: string) => {
    const response = await get(`growth/gold-usd-oz/10y${name}`);
    expect([name, response.status, response.headers.get('cache-control')]).toEqual([
      name,
      200,
      'public, max-age=300',
    ]);
    return response.json();
  };
  expect((await values('.json')).periods.at(-1)).toBe('Jul 2026');
  expect((await values('.hi.json')).words.none).not.toBe((await values('.json')).words.none);
  expect(Object.keys(await values('.ranges.json'))).toEqual(['1y', '3y', '5y']);
  expect((await get('growth/gold-usd-oz/10y.xx.json')).status).toBe(404);
  expect((await get('growth/no-such-series/10y.json')).status).toBe(404);
});
