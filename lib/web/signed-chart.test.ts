import fc from 'fast-check';
import { DAY, SECOND } from '@/lib/platform/clock';
import { isSignedChart, signChart } from '@/lib/web/signed-chart';

jest.mock('@/lib/platform/env', () => ({ env: () => ({ NEXTAUTH_SECRET: 'x'.repeat(32) }) }));

const PATH = '/charts/insight/record-gold-2026-06-card.svg';
const NOW = Date.parse('2026-06-01T09:00:00Z');
const signed = new URL(
  signChart(PATH, () => NOW),
  'http://localhost',
);
const holds = (query: URLSearchParams, { path = PATH, now = NOW } = {}) =>
  isSignedChart(path, query, () => now);

test('a signed address is valid for 24 hours and no longer', () => {
  expect(signed.pathname).toBe(PATH);
  expect(holds(signed.searchParams)).toBe(true);
  expect(holds(signed.searchParams, { now: NOW + DAY })).toBe(true);
  expect(holds(signed.searchParams, { now: NOW + DAY + SECOND })).toBe(false);
});

test('a signature has the bytes that it had in every release: addresses that were sent stay valid', () => {
  expect(signed.searchParams.get('signature')).toBe(
    '67c35c8801f255d7fcbbf51a0aec66c7870496655c7f65653b874a15ad64c82e',
  );
});

test('a signature is valid for its own path only', () => {
  expect(holds(signed.searchParams, { path: PATH.replace('-card', '') })).toBe(false);
});

test.each([
  ['without it', ''],
  ['with half of it', 'expires=99999999999'],
  ['with a later time', `expires=99999999999&signature=${signed.searchParams.get('signature')}`],
  ['with another time first', `expires=99999999999&${signed.searchParams}`],
  ['with a time that is none', `expires=Infinity&signature=${signed.searchParams.get('signature')}`],
])('%s is not a valid signature', (_what, query) => expect(holds(new URLSearchParams(query))).toBe(false));

test('a guessed signature is rejected', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (expires, signature) => {
      expect(holds(new URLSearchParams({ expires, signature }))).toBe(false);
    }),
  );
});
