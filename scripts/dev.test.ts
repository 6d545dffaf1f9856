import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { SQLite } from '@/testing/database/sqlite-driver';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { testEnvironment } from './steps/test-environment.mjs';

const COMMAND = pathToFileURL(path.join(__dirname, 'steps/command.mjs')).href;
const DATA_DIR = path.join(freshDataDir(), 'data');

test('npm run dev makes the database with the newest schema, and has Next send no telemetry', () => {
  // In place of the server it says what that is started with.
  const spy = path.join(path.dirname(DATA_DIR), 'spy.cjs');
  writeFileSync(
    spy,
    `if (/dev-server\\.ts$/.test(process.argv[1])) {
      console.log('telemetry off:', process.env.NEXT_TELEMETRY_DISABLED, process.env.NODE_ENV);
      process.exit();
    }`,
  );
  const env = {
    ...process.env,
    ...testEnvironment(),
    DATA_DIR,
    NEXT_TELEMETRY_DISABLED: '',
    NODE_OPTIONS: `--require ${spy}`,
  };
  const dev = () => spawnSync('node', ['scripts/dev.mjs'], { encoding: 'utf8', env });

  expect(existsSync(DATA_DIR)).toBe(false);
  const first = dev();
  expect([first.stderr, first.status]).toEqual(['', 0]);
  expect(first.stdout).toMatch(/^The database is up to date: ran 0001-.*\n/);
  expect(first.stdout).toContain('telemetry off: 1 development');
  const database = new SQLite(sqliteFile(DATA_DIR), { readonly: true });
  expect(database.prepare('select count(*) from waitlist').pluck().get()).toBe(0);
  database.close();
  expect(dev().stdout).not.toContain('The database');
});

test('a port that another program has is named before Next is started', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { stderr, status } = spawnSync('node', ['--import', COMMAND, path.join(__dirname, 'dev-server.ts')], {
    encoding: 'utf8',
    env: { ...process.env, ...testEnvironment(), NODE_ENV: 'development', DATA_DIR, PORT: String(port) },
  });
  other.close();
  expect([stderr, status]).toEqual([
    `PORT ${port} is in use by another program: stop it, or set PORT to a free one.\n`,
    1,
  ]);
});
