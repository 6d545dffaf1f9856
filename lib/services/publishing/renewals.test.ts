import { MINUTE, SECOND } from '@/lib/platform/clock';
import { Renewals } from './renewals';

const NOW = Date.parse('2026-08-01T09:00:00Z');
let now = NOW;
let moments: number[] = [];
const renew = jest.fn(async () => {});
const since = (moment: number) =>
  new Renewals({ moments: () => moments, renew, since: moment, clock: () => now });

beforeEach(() => {
  now = NOW;
  moments = [];
  renew.mockClear();
});

/** Checks at this moment, and says how often pages were renewed until then. */
const at = async (renewals: Renewals, moment: number) => {
  now = moment;
  await renewals.check();
  return renew.mock.calls.length;
};

test('pages are renewed at the moment of a post, and once more a minute later, but not before', async () => {
  const renewals = since(NOW);
  moments = [NOW + MINUTE];
  expect(await at(renewals, NOW + MINUTE - 1)).toBe(0);
  expect(await at(renewals, NOW + MINUTE)).toBe(1);
  expect(await at(renewals, NOW + 2 * MINUTE - 1)).toBe(1);
  expect(await at(renewals, NOW + 2 * MINUTE + SECOND)).toBe(2);
  expect(await at(renewals, NOW + 9 * MINUTE)).toBe(2);
});

test('what became public between build and start is shown at the start', async () => {
  moments = [NOW - MINUTE];
  expect(await at(since(NOW - 2 * MINUTE), NOW)).toBe(1);
  expect(await at(since(NOW), NOW - SECOND)).toBe(1);
});

test('a renewal that failed, as one that asks the database may, is tried again at the next look', async () => {
  const renewals = since(NOW);
  moments = [NOW + 1];
  renew.mockRejectedValueOnce(new Error('away'));
  await expect(at(renewals, NOW + SECOND)).rejects.toThrow('away');
  expect(await at(renewals, NOW + 2 * SECOND)).toBe(2);
  expect(await at(renewals, NOW + 3 * SECOND)).toBe(2);
});

test('a moment that becomes known later counts too', async () => {
  const renewals = since(NOW);
  expect(await at(renewals, NOW + SECOND)).toBe(0);
  moments = [NOW + 2 * SECOND];
  expect(await at(renewals, NOW + 3 * SECOND)).toBe(1);
});
