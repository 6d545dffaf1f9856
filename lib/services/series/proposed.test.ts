import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { env } from '@/lib/platform/env';
import { proposedFor } from './proposed';
import { bytesOf, settle, storeReceived, wait, waitingFor } from './received-files';

freshDataDir();

const NOW = Date.parse('2026-11-24T09:00:00Z');
const COLUMNS = { date: 'month', value: 'price' };
const stored = (text: string, id = 'gold-usd-oz') =>
  storeReceived(id, { name: 'gold.csv', bytes: Buffer.from(text), now: NOW, columns: COLUMNS });
const GOOD = 'month,price\n2026-06,4228\n2026-07,4073\n2026-08,4100\n';

test('what was received is stored byte by byte, and waits until it is settled', async () => {
  const received = stored(GOOD);
  wait('gold-usd-oz', received);
  expect(waitingFor('gold-usd-oz')).toEqual(received);
  expect(bytesOf(received).toString()).toBe(GOOD);
  expect((await proposedFor('gold-usd-oz', received, NOW)).added).toEqual([
    { period: '2026-08', cells: [4100], line: 4 },
  ]);
  settle('gold-usd-oz', received);
  expect(waitingFor('gold-usd-oz')).toBeUndefined();
  expect(bytesOf(received).toString()).toBe(GOOD);
});

test('what is refused is stored, and what waited before still waits', async () => {
  const before = stored(GOOD);
  wait('gold-usd-oz', before);
  const wrong = stored('month,price\n2026-05,"4587,5"\n2026-06,4228\n');
  await expect(proposedFor('gold-usd-oz', wrong, NOW)).rejects.toThrow(
    'gold.csv:2: "4587,5" has a decimal comma',
  );
  expect(existsSync(path.join(env().DATA_DIR, 'figures', wrong.file))).toBe(true);
  expect(waitingFor('gold-usd-oz')).toEqual(before);
});

test('a file that was cut short beside it is nobody’s: the part of a write that a crash ended', () => {
  const folder = path.join(env().DATA_DIR, 'figures', 'waiting');
  mkdirSync(folder, { recursive: true });
  const received = stored(GOOD);
  wait('gold-usd-oz', received);
  writeFileSync(path.join(folder, 'gold-usd-oz.json.1.part'), '{"file":');
  expect(waitingFor('gold-usd-oz')).toEqual(received);
});

test('a folder that cannot be written changes nothing', () => {
  const received = stored(GOOD);
  wait('gold-usd-oz', received);
  const before = readFileSync(path.join(env().DATA_DIR, 'figures', 'waiting', 'gold-usd-oz.json'), 'utf8');
  // A file in the place of the folder, as a stand-in for a disk that takes nothing.
  writeFileSync(path.join(env().DATA_DIR, 'figures', 'raw', 'silver-usd-oz'), '');
  expect(() => stored(GOOD, 'silver-usd-oz')).toThrow();
  expect(readFileSync(path.join(env().DATA_DIR, 'figures', 'waiting', 'gold-usd-oz.json'), 'utf8')).toBe(
    before,
  );
  expect(
    readdirSync(path.join(env().DATA_DIR, 'figures', 'waiting')).filter((name) => name.endsWith('.json')),
  ).toEqual(['gold-usd-oz.json']);
});

test('a series without a supply needs the names of the two columns', async () => {
  const received = storeReceived('india-10y', { name: 'yield.csv', bytes: Buffer.from(GOOD), now: NOW });
  await expect(proposedFor('india-10y', received, NOW)).rejects.toThrow(
    /name the columns, npm run series -- import FILE india-10y/,
  );
});

test('one value a period is refused for a series of several columns', async () => {
  await expect(proposedFor('wipro-quarters', stored(GOOD, 'wipro-quarters'), NOW)).rejects.toThrow(
    'has several columns',
  );
});
