import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { alarm } from '@/lib/platform/alarm';
import { DAY, HOUR, MINUTE } from '@/lib/platform/clock';
import { freeBytes } from '@/lib/platform/disk';
import type * as EnvModule from '@/lib/platform/env';
import { markAnswered } from '@/lib/records/answered-messages';
import { closeDb, db } from '@/lib/records/database';
import { recordSubmission } from '@/lib/records/messages';
import { migrate } from '@/lib/records/migrate';
import { checkHourly } from './hourly-checks';
import { lateSeries } from './series/late-series';

freshDataDir();
jest.mock('@/lib/platform/env', () => {
  const actual = jest.requireActual<typeof EnvModule>('@/lib/platform/env');
  const env = () => ({ ...actual.env(), ...mockSettings });
  return { ...actual, env, siteIsPublic: () => actual.siteIsPublic(env()) };
});
jest.mock('@/lib/platform/alarm');
jest.mock('./series/late-series', () => ({ lateSeries: jest.fn() }));
jest.mock('@/lib/platform/disk', () => ({ LEAST_ROOM: 100_000_000, freeBytes: jest.fn(() => 1e9) }));
beforeAll(migrate);
beforeEach(() => {
  jest.mocked(alarm).mockClear();
  jest.mocked(lateSeries).mockReset().mockResolvedValue([]);
  mockSettings = {};
});
afterAll(closeDb);

let mockSettings: Partial<EnvModule.Env> = {};
const raised = () => jest.mocked(alarm).mock.calls.map(([name, fields]) => ({ name, ...fields }));

test('a message that waits for more than an hour is an alarm', async () => {
  await recordSubmission(db(), { email: 'reader@example.com' }, { delivery: 'none' });
  await checkHourly(Date.now() + 59 * MINUTE);
  expect(raised()).toEqual([]);
  await checkHourly(Date.now() + HOUR + MINUTE);
  expect(raised()).toEqual([{ name: 'messages-waiting', count: 1 }]);
});

test('a disk that is nearly full is an alarm', async () => {
  jest.mocked(freeBytes).mockReturnValueOnce(99_999_999);
  await checkHourly();
  expect(raised()).toEqual([{ name: 'disk-low', free: 99_999_999 }]);
});

test.each<[Partial<EnvModule.Env>]>([
  [{ SERIES_FETCH: 'daily' }],
  [{ SITE_URL: 'https://research.samvit.in' }],
])(
  'where the site is kept up to date (%j) series that are late are one alarm a day, which names them',
  async (settings) => {
    mockSettings = settings;
    jest.mocked(lateSeries).mockResolvedValueOnce(['gold-usd-oz', 'us-cpi']);
    await checkHourly();
    expect(raised()).toEqual([{ name: 'series-late', series: ['gold-usd-oz', 'us-cpi'] }]);
    expect(jest.mocked(alarm).mock.calls[0]?.[3]).toBe(DAY);
  },
);

test.each<[Partial<EnvModule.Env>]>([
  [{}],
  [{ SITE_URL: 'http://localhost:3000' }],
  [{ SITE_URL: 'https://localhost' }],
  [{ SITE_URL: 'https://192.168.1.20' }],
  [{ SITE_URL: 'https://samvit.example' }],
])('a clone that is tried out (%j) has no alarm for the age of its values', async (settings) => {
  mockSettings = settings;
  jest.mocked(lateSeries).mockResolvedValue(['gold-usd-oz']);
  await checkHourly();
  expect(raised()).toEqual([]);
});

test('a request without the promised answer is an alarm until it is answered', async () => {
  const dueAt = Date.now() + DAY;
  const { id } = await recordSubmission(
    db(),
    { email: 'asha@example.com' },
    { delivery: 'none', request: { number: 'R-2026-4F7K-92QX', kind: 'access', dueAt, locale: 'en' } },
  );
  const overdue = { name: 'requests-overdue', count: 1 };
  await checkHourly(dueAt - 1);
  expect(raised()).not.toContainEqual(overdue);
  await checkHourly(dueAt + 1);
  expect(raised()).toContainEqual(overdue);
  jest.mocked(alarm).mockClear();
  await markAnswered(db(), id);
  await checkHourly(dueAt + 1);
  expect(raised()).not.toContainEqual(overdue);
});
