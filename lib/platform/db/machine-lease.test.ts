import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { leaseDataDir, otherMachine } from './machine-lease';

const dir = mkdtempSync(path.join(tmpdir(), 'lease-'));
const files = () => readdirSync(dir).map((name) => path.join(dir, name));
afterAll(() => rmSync(dir, { recursive: true }));

test('a lease of this machine does not prevent a start; that of another does, until it is a minute old', () => {
  expect(otherMachine(dir)).toBeUndefined();
  const release = leaseDataDir(dir);
  expect(otherMachine(dir)).toBeUndefined();
  const [file = ''] = files();
  const lease = JSON.parse(readFileSync(file, 'utf8')) as { at: number };
  writeFileSync(file, JSON.stringify({ ...lease, id: 'of another', name: 'web-2' }));
  expect(otherMachine(dir)).toBe('web-2');
  expect(otherMachine(dir, lease.at + 60_001)).toBeUndefined();
  release();
  expect(otherMachine(dir)).toBeUndefined();
  expect(files()).toEqual([]);
});

test('a server that stops ends its own lease only', () => {
  const [first, second] = [leaseDataDir(dir), leaseDataDir(dir)];
  first();
  expect(files()).toHaveLength(1);
  second();
  expect(files()).toEqual([]);
});

test('the leases that killed servers left are deleted once they have expired', () => {
  writeFileSync(path.join(dir, 'machine.json'), JSON.stringify({ at: Date.now() - 60_001 }));
  leaseDataDir(dir)();
  expect(files()).toEqual([]);
});

test('an unreadable lease is ignored', () => {
  writeFileSync(path.join(dir, 'machine.json'), '{');
  expect(otherMachine(dir)).toBeUndefined();
});
