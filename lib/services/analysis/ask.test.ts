import { counted } from '@/lib/platform/counters';
import { sides } from '@/lib/platform/sides';
import { answerForm } from './ask';

const ask = jest.fn(async (_asked: { url: string; headers?: Record<string, string> }) => ({
  status: 200,
  text: '<h1>why</h1>',
}));
beforeEach(() => void (sides().ask = ask as never));
afterEach(() => {
  jest.clearAllMocks();
  delete sides().ask;
});

test.each([
  [{ measure: 'growth', a: 'gold-inr-10g', window: '20y' }, '/analysis/growth/gold-inr-10g/20y'],
  [
    { measure: 'volatility', a: 'silver-usd-oz', b: 'gold-usd-oz', window: 'all' },
    '/analysis/volatility/gold-usd-oz~silver-usd-oz/all',
  ],
  [{}, '/analysis'],
])('%j leads to %s', async (fields, path) => {
  const response = await answerForm(fields, null);
  expect([response.status, response.headers.get('location')]).toEqual([303, path]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(ask).not.toHaveBeenCalled();
});

test('what names no analysis is answered with the page that says why, and what was typed is in no address', async () => {
  const response = await answerForm({ measure: 'growth', a: 'nothing' }, 'script-src a');
  expect([response.status, await response.text()]).toEqual([200, '<h1>why</h1>']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(counted('analyses', 'not-understood')).toBe(1);
  const [asked] = ask.mock.calls[0] ?? [];
  expect(asked?.url).toBe('/analysis/asked');
  expect(asked?.headers).toMatchObject({
    'content-security-policy': 'script-src a',
    cookie: expect.stringContaining('nothing'),
  });
});

test('without the server in front the browser gets that page by a cookie', async () => {
  delete sides().ask;
  const response = await answerForm({ measure: 'growth', a: 'nothing' }, null);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/analysis/asked']);
  expect(response.headers.get('set-cookie')).toContain('nothing');
});
