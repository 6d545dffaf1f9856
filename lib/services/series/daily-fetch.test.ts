import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { alarm } from '@/lib/platform/alarm';
import { DAY, MINUTE } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { sendMail } from '@/lib/platform/mail/mail';
import { closeDb } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { fetchDaily, runDaily } from './daily-fetch';

const dataDir = freshDataDir();
jest.mock('@/lib/platform/alarm');
jest.mock('@/lib/platform/mail/mail');
jest.spyOn(log, 'info').mockImplementation();
jest.spyOn(log, 'warn').mockImplementation();
beforeAll(migrate);
beforeEach(() => jest.clearAllMocks());
afterAll(closeDb);

const START = Date.parse('2026-11-24T00:31:00Z');
const clean = { applied: ['us-10y'], waiting: [], unanswered: [], report: '' };

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
  await fetchDaily(START + 4 * DAY, async () => ({
    applied: [],
    waiting: ['us-10y'],
    unanswered: [],
    report,
  }));
  expect(alarm).toHaveBeenCalledWith('series-waiting', { series: ['us-10y'] }, expect.any(String));
  const [mail] = jest.mocked(sendMail).mock.calls[0] ?? [];
  expect(mail?.subject).toBe('New values: 1 series needs a person');
  expect(mail?.text).toContain(report);
});

test('a report that the mail server does not take is mailed later, and publishers are not asked again', async () => {
  const at = START + 6 * DAY;
  const run = jest.fn(async () => ({
    applied: ['us-cpi'],
    waiting: ['us-10y'],
    unanswered: [],
    report: 'Applied: us-cpi',
  }));
  jest.mocked(sendMail).mockRejectedValueOnce(new Error('connection refused'));
  await fetchDaily(at, run);
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('again in half an hour'));
  await fetchDaily(at + 30 * MINUTE, run);
  await fetchDaily(at + 60 * MINUTE, run);
  const texts = jest.mocked(sendMail).mock.calls.map(([mail]) => mail.text);
  expect(texts).toEqual(Array(2).fill(expect.stringContaining('Applied: us-cpi')));
  expect([run, alarm].map((each) => jest.mocked(each).mock.calls.length)).toEqual([1, 1]);
});

const program = (text: string) => {
  const file = path.join(dataDir, 'daily.cjs');
  writeFileSync(file, text);
  return file;
};
const never = new AbortController().signal;

test('the thread of a run sends its report, or the error that ended it', async () => {
  const sends =
    `require('node:worker_threads').parentPort.postMessage(${JSON.stringify(clean)}); setInterval(() => ` +
    '{}, 1000);';
  expect(await runDaily(never, program(sends))).toEqual(clean);
  await expect(runDaily(never, program('Promise.reject(new Error("no table"));'))).rejects.toThrow(
    'no table',
  );
});

test('a site that stops ends a run', async () => {
  const stopped = new AbortController();
  const run = runDaily(stopped.signal, program('for (;;);'));
  setTimeout(() => stopped.abort(), 50);
  await expect(run).rejects.toMatchObject({ name: 'AbortError' });
});

test('a run that was stopped before it began is none', async () => {
  await expect(runDaily(AbortSignal.abort(), program('for (;;);'))).rejects.toMatchObject({
    name: 'AbortError',
  });
});
