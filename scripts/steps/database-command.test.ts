import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseCommand } from './database-command';
import { SQLite } from '@/testing/database/sqlite-driver';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { testEnvironment } from './test-environment.mjs';

const ROOT = path.join(__dirname, '..', '..');
const dataDir = freshDataDir();
const errorSpy = jest.spyOn(console, 'error').mockImplementation();
let folder: string;
beforeEach(() => {
  errorSpy.mockClear();
  folder = mkdtempSync(path.join(tmpdir(), 'command-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  process.exitCode = undefined;
});

/** Runs a command as npm does, with the folder as its data directory. */
function run(script: string, args: string[], DATA_DIR = folder) {
  const env = { ...process.env, ...testEnvironment(), DATA_DIR };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join('scripts', script), ...args],
    { cwd: ROOT, env, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** Runs a command in this process, because to start one takes most of a second. */
async function runHere(script: string, args: string[]) {
  const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { argv } = process;
  Object.assign(process.env, testEnvironment(), { DATA_DIR: folder });
  process.argv = [process.execPath, script, ...args];
  try {
    await jest.isolateModulesAsync(async () => {
      await import(`../${script}`);
      while (process.exitCode === undefined) await new Promise(setImmediate);
    });
    const [stdout, stderr] = [output, errorSpy].map(({ mock }) => mock.calls.map(([text]) => text));
    return { status: process.exitCode, stdout, stderr };
  } finally {
    process.env.DATA_DIR = dataDir;
    process.argv = argv;
    output.mockRestore();
  }
}

const COMMANDS: [script: string, args: string[]][] = [
  ['messages.ts', ['list']],
  ['people.ts', ['export', 'reader@example.com']],
  ['backup.ts', []],
];

describe.each(COMMANDS)('%s', (script, args) => {
  test('rejects a folder without a database, and creates none', async () => {
    expect(await runHere(script, args)).toEqual({
      status: 1,
      stdout: [],
      stderr: [
        `There is no database in DATA_DIR (${folder}): set DATA_DIR to the folder of the site, or start the site once.`,
      ],
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('prints one sentence for a damaged database', async () => {
    writeFileSync(sqliteFile(folder), 'this is no database. '.repeat(500));
    expect(await runHere(script, args)).toEqual({
      status: 1,
      stdout: [],
      stderr: [
        expect.stringMatching(/^[^\n]*site\.db is damaged \(SQLITE_NOTADB\)\. Run npm run restore [^\n]*\.$/),
      ],
    });
  });
});

test('a command rejects a folder that does not exist, and does not create it', () => {
  const missing = path.join(folder, 'missing');
  const { status, stdout, stderr } = run('backup.ts', [], missing);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^There is no database in DATA_DIR \(\S+missing\): [^\n]*\.\n$/);
  expect(existsSync(missing)).toBe(false);
});

test('provider-check.ts rejects an address without http:// and prints its usage', () => {
  const { status, stderr } = run('provider-check.ts', ['localhost:4720']);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Usage: node --import tsx \S+provider-check\.ts URL/);
});

test.each([
  ['people.ts', ['export', 'reader@example.com']],
  ['messages.ts', ['list']],
  ['messages.ts', ['export']],
])('%s %j prints what people wrote without what a terminal obeys', (script, args) => {
  writeFileSync(sqliteFile(folder), '');
  expect(run('migrate.ts', []).status).toBe(0);
  const database = new SQLite(sqliteFile(folder));
  const columns = 'id, created_at, email, message, suspect, delivery, next_attempt_at';
  database
    .prepare(`insert into waitlist (${columns}) values ('f0e1', 0, 'reader@example.com', ?, 0, 'none', 0)`)
    .run('red\u009b31m \u001b[2J\u007f \u202egnp.\r\nnext\rover');
  database.close();
  const { status, stdout } = run(script, args);
  expect([status, stdout]).toEqual([0, expect.stringContaining('31m')]);
  expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
});

test('messages are listed while nothing can be written', () => {
  writeFileSync(sqliteFile(folder), '');
  expect(run('migrate.ts', []).status).toBe(0);
  const site = new SQLite(sqliteFile(folder));
  site.exec('begin immediate');
  const { status, stdout } = run('messages.ts', ['list']);
  site.close();
  expect([status, stdout]).toEqual([0, 'No messages yet.\n']);
});

describe('an error of the command', () => {
  beforeEach(() => writeFileSync(sqliteFile(dataDir), ''));
  test.each([
    ['SQLITE_FULL', 'the disk is full'],
    ['SQLITE_READONLY', 'cannot be written'],
    ['EROFS', 'the file system is read-only'],
    ['SQLITE_CANTOPEN', 'cannot be opened'],
    ['ENOSPC', 'the disk is full'],
    ['EACCES', 'run the command as the user of the site'],
  ])('%s is printed as one sentence, with exit code 1', async (code, words) => {
    await databaseCommand(() => Promise.reject(Object.assign(new Error('raw'), { code })));
    expect(errorSpy.mock.calls).toEqual([[expect.stringContaining(words)]]);
    expect(process.exitCode).toBe(1);
  });

  test('of another kind is printed with its stack', async () => {
    const fault = new TypeError('ours');
    await databaseCommand(() => Promise.reject(fault));
    expect(errorSpy.mock.calls).toEqual([[expect.stringMatching(/^TypeError: ours\n {4}at /)]]);
  });
});
