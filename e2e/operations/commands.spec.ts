import { existsSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { devNull } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { siteOrigin } from '@/lib/platform/env';
import { copyRepository } from '@/testing/processes/repository-copy';
import { documentedCommands, scriptOf } from '@/testing/content/documented-commands';
import {
  outputOf,
  processesOfGroup,
  runCommand,
  startCommand,
  untilPrinted,
} from '@/testing/processes/run-command';

/** Scripts of the commands in docs/commands.md that are not tested here, with the reason. */
const NOT_STARTED: Record<string, string> = {
  test: 'takes as long as this one',
  'test:changed': 'is made of steps of npm test',
  'test:operations': 'is what runs this test',
  dev: 'compiles a site of its own: scripts/dev.test.ts starts what comes before it',
  build: 'is a step of npm test',
  'test:e2e': 'is a step of npm test',
  'testing/commands/test-full.ts': 'starts these tests in other modes',
  'testing/commands/test-flaky.ts': 'starts these tests many times',
  'scripts/test-node.ts': 'takes as long as npm test',
  format: 'is a step of npm test, with --check',
  types: 'is a step of npm test',
  'check:pages': 'is a step of npm test',
  'answers:dump': 'takes minutes',
  bench: 'takes minutes',
  series: 'with arguments is started by scripts/series.test.ts',
  'bench/compare.ts': 'needs two builds',
  'scripts/answers-dump.ts': 'takes minutes',
};

const ADDRESS = 'operator@example.com';

const BAKED_ORIGIN = siteOrigin();

/** Lines of the smallest terminal. */
const SCREEN = 24;

const PORT = '3297';
const ORIGIN = `http://127.0.0.1:${PORT}`;

let copy: ReturnType<typeof copyRepository>;
let settings: Record<string, string>;

/** The id of the message that was sent. */
async function idOfMessage(): Promise<string> {
  const { output } = await run('npm run --silent messages -- export');
  const [, id = ''] =
    new RegExp(`${ADDRESS}.*?([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})`).exec(output) ?? [];
  return id;
}

type Start = { typed?: string | (() => string | Promise<string>); prints: RegExp };

/**
 * Every other command of that document, in this order: the arguments for its placeholders, and what it prints.
 */
const STARTED: Record<string, Start> = {
  'npm run doctor': { prints: /^ok {4}Database: whole$/m },
  'npm run backup': { prints: /backups\/site-\d{8}-\d{6}\.db/ },
  'npm run upgrade': { prints: /^It starts, and is ready\.$[\s\S]*^Release \S+, version \S+, is served\./m },
  'npm run rollback': {
    typed: () => {
      // The same release under an older name: there is one build here.
      const current = readlinkSync(path.join(copy.root, '.releases/current'));
      symlinkSync(current, path.join(copy.root, '.releases/00000000-000000-before'));
      return 'npm run rollback';
    },
    prints: /^The site on port 3297 serves release 00000000-000000-before\.$/m,
  },
  'npm run restore -- FILE': {
    typed: async () => {
      const { output } = await run('npm run --silent backup');
      return `npm run restore -- ${/\S+backups\/site-\S+\.db/.exec(output)?.[0]}`;
    },
    prints: /^waitlist +1 [\s\S]*counts and checksums are those of the backup/m,
  },
  'npm run series': { prints: /^gold-usd-oz +2026-07 /m },
  'npm run messages -- list': { prints: new RegExp(ADDRESS) },
  'npm run messages -- export': { prints: new RegExp(`,${ADDRESS},`) },
  'npm run messages -- answered ID': {
    typed: async () => `npm run messages -- answered ${await idOfMessage()}`,
    prints: /Marked as answered/,
  },
  'npm run people -- export ADDRESS': {
    typed: `npm run people -- export ${ADDRESS}`,
    prints: new RegExp(`"${ADDRESS}"`),
  },
  'npm run people -- delete ADDRESS': { typed: `npm run people -- delete ${ADDRESS}`, prints: /Deleted: / },
  'node --import tsx scripts/provider-check.ts URL [ADDRESS]': {
    // The first response of a new server, as after a rollback, waits until code and content are loaded; a
    // provider has three seconds.
    typed: async () => {
      await fetch(`${ORIGIN}/api/v1/blogs`);
      return `node --import tsx scripts/provider-check.ts ${ORIGIN}`;
    },
    prints: /^8 passed, 0 failed$/m,
  },
  'node --import tsx scripts/hardening-status.ts': { prints: /docs\/hardening-status\.md/ },
  'npm run new -- post TITLE': {
    typed: 'npm run new -- post "A post’s title: why?"',
    prints: /content\/blogs\/a-posts-title-why\.md is a draft/,
  },
  'npm run new -- report SLUG': {
    typed: 'npm run new -- report a-report',
    prints: /content\/reports\/a-report\.md is a draft/,
  },
  'npm run new -- series FILE.csv ID': {
    typed: () => {
      writeFileSync(path.join(copy.root, 'sales.csv'), 'month,index points\n2026-05,101.5\n2026-06,102\n');
      return 'npm run new -- series sales.csv sales-of-lamps';
    },
    prints: /content\/series\/sales-of-lamps\.json and content\/subjects\/sales-of-lamps\.yaml are written/,
  },
  'npm run preview -- SLUG': {
    typed: 'npm run preview -- gold-in-rupees',
    prints: /\/blogs\/preview\/gold-in-rupees\.\d+\.[\da-f]{64}$/m,
  },
  // After the commands that write content, which it must pass.
  'npm run check:content': { prints: /All content is as it must be\.\s*$/ },
  // Without fontTools it says that it leaves the typefaces of pages as they are.
  'node --import tsx scripts/subset-fonts.ts': {
    prints:
      /app\/fonts\/inter\.woff2: (?:[\d.]+ kB|as it was\.)[\s\S]*app\/fonts\/noto-sans-devanagari\.woff2: (?:[\d.]+ kB|as it was\.)/,
  },
  'npm run report:supersede -- SLUG': {
    typed: 'npm run report:supersede -- gold-vs-silver',
    prints: /Stored in content\/reports\/gold-vs-silver/,
  },
};

const run = (command: string) => runCommand(command, copy.root, settings);

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(() => {
  copy = copyRepository();
  // A database of its own: some of the commands replace its contents.
  const own = { DATABASE_URL: '', NEXTAUTH_SECRET: '' };
  settings = { PORT, SITE_URL: BAKED_ORIGIN, DATA_DIR: path.join(copy.root, '.data'), ...own };
});
test.afterAll(() => copy.remove());

test('every command of docs/commands.md is a script, and is tested here or listed with a reason', () => {
  const commands = documentedCommands();
  expect(commands.length).toBeGreaterThan(20);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const files = commands.map(scriptOf).filter((name) => name.includes('/'));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(commands.filter((command) => command.startsWith('npm ') && !(scriptOf(command) in scripts))).toEqual(
    [],
  );
  const tested = ['npm start', ...Object.keys(STARTED)];
  const untested = commands.filter((command) => !tested.includes(command));
  expect(untested.filter((command) => !(scriptOf(command) in NOT_STARTED))).toEqual([]);
});

// The commands below change the copy of the repository, so that a start would build again: these tests come
// first.
test('a start warns of nothing; a signal to its whole process group ends the site once and cleanly', async () => {
  // Without what npm says of the settings of the person who runs this.
  const site = startCommand('npm start', copy.root, { ...settings, npm_config_userconfig: devNull });
  const output = outputOf(site);
  await untilPrinted(site, output, 'The site is ready');
  expect(output.text).not.toMatch(/warn|deprecat|experiment|next\.config|"level":50/i);
  expect(output.text.split('\n').length, output.text).toBeLessThanOrEqual(SCREEN);
  const ended = once(site, 'exit');
  process.kill(-(site.pid ?? 0), 'SIGINT');
  expect(await ended).not.toContain('SIGKILL');
  // npm may exit before the site has.
  await expect.poll(() => processesOfGroup(site.pid ?? 0)).toEqual([]);
});

test('an upgrade where no site runs says that the release is ready, and what to start', async () => {
  const { code, output } = await run('npm run --silent upgrade');
  expect(output).toMatch(/^Release \S+, version \S+, is ready, .* start the unit /m);
  expect(code, output).toBe(0);
});

test('a refused start prints one sentence, and exits with 1', async () => {
  const { code, output } = await runCommand('npm start --silent', copy.root, { ...settings, PORT: '0' });
  expect(output).toMatch(/^The setting PORT must be between 1 and 65535\.$/m);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test.describe('while the site runs', () => {
  let site: ReturnType<typeof startCommand>;

  test.beforeAll(async () => {
    site = startCommand('npm start', copy.root, settings);
    await untilPrinted(site, outputOf(site), 'The site is ready');
    const response = await fetch(`${ORIGIN}/api/waitlist`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: BAKED_ORIGIN },
      body: JSON.stringify({ email: ADDRESS, message: 'To whom it concerns' }),
    });
    expect(response.status).toBe(200);
  });
  test.afterAll(() => {
    if (site.exitCode === null) process.kill(-pid(), 'SIGKILL');
  });
  const pid = () => site.pid ?? 0;

  test('npm start has two processes of ours besides npm’s: one that starts servers, and the server', () => {
    expect(processesOfGroup(pid())).toHaveLength(3);
  });

  const commands = documentedCommands();
  for (const [command, { typed = command, prints }] of Object.entries(STARTED))
    if (commands.includes(command))
      test(command, async () => {
        const ended = await run(typeof typed === 'string' ? typed : await typed());
        expect(ended.output).toMatch(prints);
        expect(ended.code, ended.output).toBe(0);
      });

  test('a signal to npm alone ends all processes', async () => {
    const ended = once(site, 'exit');
    process.kill(pid(), 'SIGTERM');
    await ended;
    await expect.poll(() => processesOfGroup(pid())).toEqual([]);
    await expect(fetch(ORIGIN)).rejects.toThrow();
  });
});

test('the doctor reports a wrong setting of .env in one sentence', async () => {
  writeFileSync(path.join(copy.root, '.env'), 'PORT=http\nSMPT_URL=smtp://mail.example\n');
  const blank = { ...settings, PORT: undefined };
  const { code, output } = await runCommand('npm run --silent doctor', copy.root, blank);
  expect(output).toContain('bad   Settings: The setting PORT must be a port number.\n');
  expect(output).toContain('note  Spelling: SMPT_URL is read by nothing: if it is to be SMTP_URL');
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});
