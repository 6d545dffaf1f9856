import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { alarm } from '@/lib/platform/alarm';
import { DAY, MINUTE } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { sendMail } from '@/lib/platform/mail/mail';
import { closeDb } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { fetchDaily } from './daily-fetch';

freshDataDir();
jest.mock('@/lib/platform/alarm');
jest.mock('@/lib/platform/mail/mail');
jest.spyOn(log, 'info').mockImplementation();
jest.spyOn(log, 'warn').mockImplementation();
beforeAll(migrate);
beforeEach(() => jest.clearAllMocks());
afterAll(closeDb);

const START = Date.parse('2026-11-24T00:31:00Z');
const clean = { applied: ['us-10y'], waiting: [], report: '' };

test('one of several instances asks publishers, once a day', async () => {
  const run = jest.fn(async () => clean);
  await Promise.all([1, 2, 3].map(() => fetchDaily(START, run)));
  await fetchDaily(START + 23 * 60 * MINUTE, run);
  expect(run).toHaveBeenCalledTimes(1);
  await fetchDaily(START + DAY, run);
  expect(run).toHaveBeenCalledTimes(2);
  expect([alarm, sendMail].map((each) => jest.mocked(each).mock.calls.length)).toEqual([0, 0]);
});

test('a run that failed, or whose instance was killed, is tried again in half an hour', async () => {
  const at = START + 2 * DAY;
  await expect(fetchDaily(at, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  const run = jest.fn(async () => clean);
  await fetchDaily(at + 20 * MINUTE, run);
  expect(run).not.toHaveBeenCalled();
  await fetchDaily(at + 30 * MINUTE, run);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what needs a person is an alarm, and a mail to the team', async () => {
  const report = 'For a person:\n  us-10y: {1} old value changed <b>';
  await fetchDaily(START + 4 * DAY, async () => ({ applied: [], waiting: ['us-10y'], report }));
  expect(alarm).toHaveBeenCalledWith('series-waiting', { series: ['us-10y'] }, expect.any(String));
  const [mail] = jest.mocked(sendMail).mock.calls[0] ?? [];
  expect(mail?.subject).toBe('New values: 1 series needs a person');
  expect(mail?.text).toContain(report);
});

test('a report that the mail server does not take is mailed in a later round, and publishers are not asked again', async () => {
  const at = START + 6 * DAY;
  const run = jest.fn(async () => ({ applied: ['us-cpi'], waiting: ['us-10y'], report: 'Applied: us-cpi' }));
  jest.mocked(sendMail).mockRejectedValueOnce(new Error('connection refused'));
  await fetchDaily(at, run);
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('again in half an hour'));
  await fetchDaily(at + 30 * MINUTE, run);
  await fetchDaily(at + 60 * MINUTE, run);
  const texts = jest.mocked(sendMail).mock.calls.map(([mail]) => mail.text);
  expect(texts).toEqual(Array(2).fill(expect.stringContaining('Applied: us-cpi')));
  expect([run, alarm].map((each) => jest.mocked(each).mock.calls.length)).toEqual([1, 1]);
});
