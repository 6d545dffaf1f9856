import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { alarm } from './alarm';
import { HOUR } from './clock';
import { counted } from './counters';
import { log } from './log';

const logged = jest.spyOn(log, 'error').mockImplementation();
beforeEach(() => logged.mockClear());
afterEach(() => jest.useRealTimers());

test('an alarm is logged once an hour, and counted each time', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
  for (let i = 0; i < 3; i += 1) alarm('disk-low', { i }, 'Something failed');
  alarm('mail-failed', {}, 'Something else failed');
  expect(logged.mock.calls).toEqual([
    [{ alarm: 'disk-low', i: 0 }, 'Something failed'],
    [{ alarm: 'mail-failed' }, 'Something else failed'],
  ]);
  jest.advanceTimersByTime(HOUR);
  alarm('disk-low', { i: 3 }, 'Something failed');
  expect(logged).toHaveBeenCalledTimes(3);
  expect(counted('alarms', 'disk-low')).toBe(4);
});

test('an alarm is logged again after the clock was ahead', () => {
  jest.useFakeTimers({ now: Date.parse('2036-11-22T10:00:00Z') });
  alarm('codes-flood', {}, 'Something failed');
  jest.setSystemTime(Date.parse('2026-11-22T10:00:00Z'));
  alarm('codes-flood', {}, 'Something failed');
  expect(logged).toHaveBeenCalledTimes(2);
});

test('every alarm in the code has its section in docs/runbook.md, and every section its alarm', () => {
  const root = path.resolve(__dirname, '../..');
  const files = ['lib', 'packages', 'app'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.fixture)\.tsx?$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  const raised = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\balarm\(\s*'([^']+)'/g)].map(([, name]) => name),
  );
  const runbook = readFileSync(path.join(root, 'docs/runbook.md'), 'utf8');
  const sections = [...runbook.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  expect([...new Set(raised)].sort()).toEqual([...sections].sort());
  // Names are written out at each call: one that is computed would be missed here.
  const calls = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?<!function )\balarm\(/g)]);
  expect(calls.length).toBe(raised.length);
});
