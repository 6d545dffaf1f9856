import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyContentWithoutSupplies, copyRealContent } from '@/testing/content/content-folder';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { bitstampFile, coinbaseFile, type Value } from '@/testing/servers/publisher-files';
import { contentRoot, readContentFrom } from '@/lib/content/content-source';
import { closeDb } from '@/lib/records/database';
import { seriesCommand } from './series-command';
import { Stop } from '@/lib/platform/commands/stop.mjs';

jest.mock('@/lib/services/series/effects', () => jest.requireActual('@/lib/services/series/effects.fixture'));

const dataDir = freshDataDir();
beforeEach(() => {
  copyRealContent();
  rmSync(path.join(dataDir, 'figures'), { recursive: true, force: true });
});
afterAll(closeDb);

/** Where the operator's files are. */
const here = (file: string) => path.join(dataDir, file);

/** What the command prints, and the exit code it ends with; a word that names a file of the operator's is that file. */
async function series(given: string): Promise<{ code: number; output: string }> {
  const printed: string[] = [];
  const print = (...words: unknown[]) => printed.push(words.join(' '));
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const args = given.split(' ').filter(Boolean);
  process.exitCode = undefined;
  // As a process of its own, which has read nothing yet.
  readContentFrom(contentRoot());
  try {
    await seriesCommand(args.map((word) => (/\.(?:csv|json)$/.test(word) ? here(word) : word)));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    printed.push(error.message);
    process.exitCode = 1;
  } finally {
    jest.restoreAllMocks();
  }
  const code = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  return { code, output: printed.join('\n').replaceAll(`${dataDir}/`, '') };
}
const goldFile = () => readFileSync(path.join(contentRoot(), 'series/gold-usd-oz.json'), 'utf8');

/** A CSV as a person would save it from a workbook. */
function saved(rows: string): string {
  writeFileSync(here('gold.csv'), `Month,Gold\r\n${rows}\r\n`);
  return 'import gold.csv gold-usd-oz Month Gold';
}

test('an operator imports a month of gold, looks at what it changes, and writes it into content', async () => {
  const before = goldFile();
  const imported = await series(saved('2026-06,"4,228"\r\n2026-07,"4,073"\r\n2026-08,"4,105.50"'));
  expect(imported.code).toBe(0);
  expect(imported.output).toContain(
    '1 new period, 0 partial periods completed, 0 old values changed, 2 agree.',
  );
  expect(goldFile()).toBe(before);

  const reviewed = await series('review gold-usd-oz');
  expect(reviewed.output).toContain('Only new values: npm run series -- apply gold-usd-oz');
  expect(reviewed.code).toBe(0);

  expect((await series('apply gold-usd-oz')).output).toContain('There is no database in DATA_DIR');
  expect(await series('apply gold-usd-oz --into-content')).toMatchObject({ code: 0 });
  expect(goldFile()).toContain('  ["2026-08", 4105.5]\n');
  const again = await series('apply gold-usd-oz --into-content');
  expect(again).toMatchObject({ code: 1 });
  expect(again.output).toContain('Nothing waits for gold-usd-oz');
  expect((await series('')).output).toMatch(/^gold-usd-oz +2026-08 +2026-08-31 /m);
});

test('a changed old value waits for a person', async () => {
  await series(saved('2026-04,4721\r\n2026-05,4588\r\n2026-06,4228'));
  const before = goldFile();
  const applied = await series('apply gold-usd-oz --into-content');
  expect(applied.code).toBe(1);
  expect(applied.output).toContain(
    'gold-usd-oz changes more than its end: npm run series -- review gold-usd-oz',
  );
  expect(goldFile()).toBe(before);
  expect((await series('review gold-usd-oz')).code).toBe(1);
});

test('new values of bitcoin are compared with the file of a second exchange', async () => {
  const values = (september: number): Value[] => [
    ['2026-07-31', 62829.09],
    ['2026-08-31', 78562.7],
    ['2026-09-30', september],
    ['2026-10-01', september],
  ];
  writeFileSync(here('bitstamp.json'), bitstampFile('BTC/USD', values(80_000)));
  writeFileSync(here('far.json'), coinbaseFile(values(81_000)));
  writeFileSync(here('near.json'), coinbaseFile(values(80_500)));
  const imported = async (more: string) =>
    (await series(`import bitstamp.json bitcoin-monthly${more}`)).output;

  const alone = 'the new values were not compared with the second publisher';
  expect(await imported('')).toContain(alone);
  const far =
    'bitstamp.json:3: 2026-09 is 80000 here and 81000 in far.json:2, which is further apart than 1%';
  expect(await imported(' --check far.json')).toContain(far);
  const refusal = await series('apply bitcoin-monthly --into-content');
  expect([refusal.code, refusal.output.trim()]).toEqual([1, far]);
  const near = await imported(' --check near.json');
  expect(near).toContain('1 new period');
  expect(near).not.toMatch(/not compared|further apart/);
});

test.each([
  ['import gold.csv gold-usd-oz Month Gold --check gold.csv', 'names no second publisher'],
  ['import gold.csv bitcoin-monthly --check no-such.json', 'There is no file no-such.json'],
  ['import no-such.csv gold-usd-oz Month Gold', 'There is no file no-such.csv (looked for in '],
  ['import content gold-usd-oz', 'content is a folder: name the file in it.'],
  ['import gold.csv gold-usd-ozz', '"gold-usd-ozz"; the nearest is "gold-usd-oz"'],
  ['fetch nifty-50-close', 'has no url: download the file from https://'],
  ['daily now', 'Usage: npm run series'],
  ['import gold.csv ../gold Month Gold', 'No series is called "../gold"'],
  ['import gold.csv gold-usd-oz Month Price', 'gold.csv:1: There is no column "Price"'],
  ['import gold.csv gold-usd-oz', 'gold.csv: This is no workbook'],
  ['fetch brent-usd-bbl', 'Nobody has read the terms of the publisher'],
  ['fetch us-cpi', 'The publisher wants to be told whom it can reach: set TEAM_MAIL'],
  ['undo gold-usd-oz', 'There is no database in DATA_DIR'],
  ['undo gold-usd-oz --revise', 'Usage: npm run series'],
  ['apply gold-usd-oz --all', 'Usage: npm run series'],
  ['drop gold-usd-oz', 'Nothing waits for gold-usd-oz'],
])('%s is refused with one sentence', async (given, sentence) => {
  saved('2026-06,4228');
  const { code, output } = await series(given);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output.trim().split('\n')).toHaveLength(1);
});

test('the daily command asks nobody while nobody has read the terms', async () => {
  copyContentWithoutSupplies();
  expect(await series('daily')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^No series may be fetched/),
  });
});

test('what is refused is kept', async () => {
  await series(saved('2026-06,"4.228,00"'));
  const { output } = await series('import gold.csv gold-usd-oz Month Gold');
  expect(output).toContain('gold.csv:2: "4.228,00" has a decimal comma');
  expect(existsSync(here('figures/raw/gold-usd-oz'))).toBe(true);
});

test('what waits is declined, and the file itself stays', async () => {
  await series(saved('2026-06,4229\r\n2026-07,4073\r\n2026-08,4105'));
  const { code, output } = await series('drop gold-usd-oz');
  expect([code, output.split('\n')]).toEqual([
    0,
    [
      'gold.csv no longer waits for gold-usd-oz; the file itself stays in DATA_DIR/figures/raw/gold-usd-oz.',
      'To keep the next fetch from bringing it again: "paused" in content/supply/gold-usd-oz.yaml.',
    ],
  ]);
  expect((await series('review gold-usd-oz')).output).toContain('Nothing waits for gold-usd-oz');
  expect(existsSync(here('figures/raw/gold-usd-oz'))).toBe(true);
});

test('what waits is declined even if nobody can read it', async () => {
  await series(saved('2026-06,4229\r\n2026-07,4073\r\n2026-08,4105'));
  writeFileSync(here('figures/waiting/gold-usd-oz.json'), '{"file": ');
  expect((await series('review gold-usd-oz')).output).toContain('This is not as the command wrote it');
  expect((await series('drop gold-usd-oz')).code).toBe(0);
  expect((await series('review gold-usd-oz')).output).toContain('Nothing waits for gold-usd-oz');
});

test('what a person decides about is the file that the person has looked at', async () => {
  const brent = (september: number) => {
    writeFileSync(here('oil.csv'), `Month,Brent\n2026-07,83.76\n2026-08,91.08\n2026-09,${september}\n`);
    return series('import oil.csv brent-usd-bbl Month Brent');
  };
  await brent(0);
  const first = await series('apply brent-usd-bbl --into-content');
  expect([first.code, first.output]).toEqual([
    1,
    '2026-09 of oil.csv is for a person to judge, and nobody has looked at this file: npm run series ' +
      '-- review brent-usd-bbl first.',
  ]);
  expect((await series('review brent-usd-bbl')).output).toContain('2026-09: further from the value before');
  await brent(9.2);
  expect((await series('apply brent-usd-bbl --into-content --revise')).output).toMatch(
    /^All of it of oil\.csv/,
  );
});

test('the command itself prints, and ends with the code', () => {
  const script = path.resolve(__dirname, '../series.ts');
  const start = (...args: string[]) =>
    execFileSync(process.execPath, ['--import', './scripts/steps/command.mjs', script, ...args], {
      cwd: path.resolve(__dirname, '../..'),
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(() => start('apply', 'gold-usd-ozz')).toThrow(
    expect.objectContaining({
      status: 1,
      stderr: expect.stringMatching(/^No series is called "gold-usd-ozz"/),
    }),
  );
});
