import { GET } from './route';

const get = (kind: string, address: string) =>
  GET(new Request('http://localhost/'), { params: Promise.resolve({ kind, path: address.split('/') }) });

const OPEN = 'growth/gold-usd-oz/2006-06..2026-06';

test.each([
  ['json', OPEN, 200, 'application/json'],
  ['csv', OPEN, 200, 'text/csv; charset=utf-8; header=present'],
  ['json', 'growth/nvidia-close/5y', 200, 'application/json'],
  ['csv', 'growth/nvidia-close/5y', 422, 'text/plain; charset=utf-8'],
  ['json', 'growth/india-10y/10y', 422, 'application/json'],
  ['csv', 'growth/india-10y/10y', 422, 'text/plain; charset=utf-8'],
  ['json', 'growth/no-such-series/10y', 404, 'text/plain;charset=UTF-8'],
  ['csv', 'growth', 404, 'text/plain;charset=UTF-8'],
  ['json', 'growth/%E0%A4%A/10y', 404, 'text/plain;charset=UTF-8'],
])('%s of %s: %d', async (kind, address, status, type) => {
  const response = await get(kind, address);
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
  if (status === 404) return;
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe(status === 200 ? 'public, max-age=300' : 'no-store');
  const words = await response.text();
  expect(type === 'application/json' ? JSON.parse(words) : words).toBeTruthy();
});

test('a table is saved under a name of its own', async () => {
  const { headers } = await get('csv', 'growth/gold-usd-oz~silver-usd-oz/2006-06..2026-06');
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="growth-gold-usd-oz-silver-usd-oz-2006-06-2026-06.csv"',
  );
});
