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
  [{ q: 'How much did gold grow in the last 20 years?' }, '/analysis/growth/gold-inr-10g/20y'],
  [{ q: 'india 10 year bond yield since 2020' }, '/analysis/level/india-10y/2020-01..'],
  [{}, '/analysis'],
])('%j leads to %s', async (fields, path) => {
  const response = await answerForm(fields, null);
  expect([response.status, response.headers.get('location')]).toEqual([303, path]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(ask).not.toHaveBeenCalled();
});

test('what names no analysis leads to the page that says why, and what was typed is in no address', async () => {
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

test.each([
  ['NVIDIA growth 5 saal', 'chosen'],
  ['Should I buy gold now?', 'refused-advice'],
  ['Nifty agle saal kahan jayega?', 'refused-forecast'],
  ['gold vs Zomato 3 years', 'refused-no-series'],
  ['My PAN is ABCDE1234F, how much gold', 'refused-personal-data'],
  ['xyzzy plugh', 'not-understood'],
] as const)('%s is counted as %s', async (q, result) => {
  const before = counted('analyses', result);
  const { status } = await answerForm({ q }, null);
  expect([status, counted('analyses', result) - before]).toEqual([200, 1]);
});

test.each(['gold growth 10 years physical', 'growth of sliver', 'gold growth 10 years and 5 years'])(
  '%s leads to no page that could not say what was left out or corrected',
  async (q) => {
    const { status, headers } = await answerForm({ q }, null);
    expect([status, headers.get('location')]).toEqual([200, null]);
    expect(ask).toHaveBeenCalledTimes(1);
  },
);

test('without the server in front the browser gets that page by a cookie', async () => {
  delete sides().ask;
  const response = await answerForm({ measure: 'growth', a: 'nothing' }, null);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/analysis/asked']);
  expect(response.headers.get('set-cookie')).toContain('nothing');
});
