import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY } from '@/lib/platform/clock';
import { deleteExpiredFiles } from './expired-files';

const dataDir = freshDataDir();
const files = (folder: string) => readdirSync(path.join(dataDir, folder)).sort();

function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
    writeFileSync(path.join(dataDir, name), '');
  }
}

const in_ = (days: number) => Date.now() + days * DAY;

beforeEach(() => {
  for (const name of existsSync(dataDir) ? readdirSync(dataDir) : [])
    rmSync(path.join(dataDir, name), { recursive: true });
});

test('an empty data directory is left alone', () => expect(deleteExpiredFiles(Date.now())).toBe(0));

test('copies that were put aside are deleted after thirty days, those made by hand never', () => {
  const BY_HAND = ['site-20261120-093005.db', 'site-20261120-093005.secret'];
  write(
    ...[
      'before-restore-20261120-093005.db',
      'before-restore-20261120-093005.secret',
      'moved-1795512345678.db',
      ...BY_HAND,
    ].map((name) => `backups/${name}`),
    'site.db',
    'secret',
    'site.db.damaged-1795512345678',
    'site.db.damaged-1795512345678-wal',
  );
  expect(deleteExpiredFiles(in_(29))).toBe(0);
  expect(deleteExpiredFiles(in_(31))).toBe(5);
  expect(files('backups')).toEqual(BY_HAND);
  expect(files('.')).toEqual(['backups', 'secret', 'site.db']);
});

test('the newest nightly backup stays, however old it is', () => {
  write('backups/nightly-20261120-210000.db', 'backups/nightly-20261120-210000.secret');
  expect(deleteExpiredFiles(in_(400))).toBe(0);
});

test('the rest of an interrupted backup is deleted after a day', () => {
  write('backups/.restore-a1b2c3/site.db', 'backups/site-1.db.part', 'backups/site-1.db.part.check-wal');
  expect(deleteExpiredFiles(Date.now())).toBe(0);
  expect(deleteExpiredFiles(in_(2))).toBe(3);
  expect(files('backups')).toEqual([]);
});

test('mail in the outbox is deleted after ninety days', () => {
  write('outbox/2026-11-20T09-30-05-900Z-1a2b3c4d.eml');
  expect(deleteExpiredFiles(in_(89))).toBe(0);
  expect(deleteExpiredFiles(in_(91))).toBe(1);
});
