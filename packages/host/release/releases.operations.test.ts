import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MACHINE, takeLease } from '@/lib/platform/leases.mjs';
import { freePort } from '@/testing/processes/free-port';
import { ROOT } from '@/lib/platform/commands/root.mjs';

// The scripts of the repository in a folder of their own, with releases whose servers are a few lines each.

const SERVER = `
const { createServer } = require('node:http');
const id = require('node:path').basename(process.cwd());
const server = createServer(({ url }, response) =>
  setTimeout(() => response.end(url === '/api/health' ? JSON.stringify({ build: id }) : id), 20));
server.listen(Number(process.env.PORT), '127.0.0.1');
// As packages/host/serve/private-node.ts: Node 26 would close connections whose request is still on its way.
server.closeIdleConnections = () => {};
process.on('SIGTERM', () => server.close(() => process.exit(0)));
`;
const SICK = SERVER.replace('build: id', "build: 'another'");

let root: string;
let port: number;
let site: ChildProcess | undefined;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  // What these commands need of the repository: JavaScript, and no packages.
  for (const folder of ['scripts', 'packages/host', 'lib/platform'])
    cpSync(path.join(ROOT, folder), path.join(root, folder), {
      recursive: true,
      filter: (file) => !file.endsWith('.ts'),
    });
  for (const file of ['package.json', 'host.plain.mjs']) cpSync(path.join(ROOT, file), path.join(root, file));
  port = await freePort();
});
afterEach(async () => {
  if (site && site.exitCode === null && site.signalCode === null) {
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
  site = undefined;
  rmSync(root, { recursive: true, force: true });
});

const at = (...names: string[]) => path.join(root, '.releases', ...names);

function release(id: string, server = SERVER): void {
  for (const folder of ['.next/front', '.next/static/chunks']) mkdirSync(at(id, folder), { recursive: true });
  writeFileSync(at(id, '.next/BUILD_ID'), id);
  writeFileSync(at(id, '.next/front/main.cjs'), server);
  writeFileSync(at(id, `.next/static/chunks/${id}.js`), id);
  const described = {
    version: '1.0.0',
    fingerprint: id,
    baked: {},
    abi: process.versions.modules,
    statics: [`chunks/${id}.js`],
  };
  writeFileSync(at(id, 'release.json'), JSON.stringify(described));
}

function makeCurrent(id: string): void {
  rmSync(at('current'), { force: true });
  symlinkSync(id, at('current'));
}

const current = () => readlinkSync(at('current'));

async function start(id: string, variables: Record<string, string> = {}): Promise<void> {
  const code = `import('./packages/host/release/serve.mjs').then(({ serve }) => serve(${JSON.stringify(at(id))}))`;
  site = spawn(process.execPath, ['-e', code], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  while ((await served()) === undefined) await wait(50);
  while (!existsSync(at('running', `${site.pid}.sock`))) await wait(50);
}

const locks = () => readdirSync(at()).filter((name) => name.startsWith('lock'));

const fail = (error: unknown) => {
  throw error;
};

/** The release that answers on a new connection, or undefined if none does. */
const served = () =>
  new Promise<string | undefined>((resolve) => {
    get({ port, host: '127.0.0.1', agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
    }).on('error', () => resolve(undefined));
  });

const evaluate = (code: string) => spawnSync(process.execPath, ['-e', code], { cwd: root, encoding: 'utf8' });

async function command(name: 'rollback'): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`scripts/${name}.mjs`], { cwd: root, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('a rollback switches the running site without one failed request', async () => {
  release('1');
  release('2');
  makeCurrent('2');
  await start('2');
  const answers: (string | undefined)[] = [];
  let isAsking = true;
  const asking = Promise.all(
    [1, 2, 3, 4].map(async () => {
      while (isAsking) answers.push(await served());
    }),
  );
  const { code, output } = await command('rollback');
  await wait(100);
  isAsking = false;
  await asking;
  expect(output).toContain(`The site on port ${port} serves release 1.`);
  expect(code).toBe(0);
  expect(current()).toBe('1');
  expect(new Set(answers)).toEqual(new Set(['2', '1']));
  expect(answers.at(-1)).toBe('1');
  expect(site?.exitCode).toBeNull();
  // Pages that browsers loaded from release 2 find their scripts.
  expect(readdirSync(at('1/.next/static/chunks')).sort()).toEqual(['1.js', '2.js']);
  expect(await command('rollback')).toEqual({
    code: 1,
    output: 'There is no release to go back to: check out the version you want, and run npm run upgrade.\n',
  });
});

test('a signal replaces the server by one with the settings of .env as they are then', async () => {
  const printing = SERVER.replace(': id), 20', ': process.env.A_SETTING ?? id), 20');
  release('1', printing);
  makeCurrent('1');
  await start('1');
  writeFileSync(path.join(root, '.env'), 'A_SETTING=changed\n');
  site?.kill('SIGUSR2');
  while ((await served()) !== 'changed') await wait(50);
  rmSync(path.join(root, '.env'));
  site?.kill('SIGUSR2');
  while ((await served()) !== '1') await wait(50);
});

test('a reload with settings that cannot be read says so, and the site serves on', async () => {
  release('2');
  makeCurrent('2');
  await start('2');
  mkdirSync(path.join(root, '.env'));
  const { stdout } = evaluate(
    `import('./packages/host/release/instances.mjs').then((one) => one.tellSites('switch')).then(([site]) => console.log(site.problem))`,
  );
  expect(stdout).toContain('The file .env cannot be read');
  expect(await served()).toBe('2');
});

test('a reload with settings that the server refuses says that the site runs on with the old ones', async () => {
  release('1', `if (process.env.A_SETTING) process.exit(1);${SERVER}`);
  makeCurrent('1');
  await start('1');
  writeFileSync(path.join(root, '.env'), 'A_SETTING=wrong\n');
  site?.kill('SIGUSR2');
  const [words] = (await once(site?.stderr as Readable, 'data')) as [Buffer];
  expect(String(words)).toBe('The site runs on with the old settings.\n');
  expect(await served()).toBe('1');
});

test('an upgrade knows that a site has another database than .env', async () => {
  release('1');
  makeCurrent('1');
  await start('1', { DATABASE_URL: 'postgresql://samvit:word@db.example/samvit' });
  const portOf = (variables: object) => {
    const code = `import('./packages/host/release/instances.mjs').then(async ({ siteOnOtherDatabase, tellSites }) =>
      console.log(siteOnOtherDatabase(await tellSites('status'), ${JSON.stringify(variables)})?.port))`;
    return evaluate(code).stdout.trim();
  };
  expect(portOf({})).toBe(String(port));
  expect(portOf({ DATABASE_URL: 'postgresql://samvit:word@db.example/samvit' })).toBe('undefined');
});

test('a release that ends while it is tried is refused', () => {
  release('1', SERVER.replace('=>', '=> process.exit(0) ||'));
  const tried = JSON.stringify({ id: '1', folder: at('1'), fingerprint: '1' });
  const code = `import('./packages/host/release/switch-release.mjs')
    .then(({ tryRelease }) => tryRelease(${tried}, '', { ready: '/api/ready' }))
    .catch(({ message }) => { console.error(message); process.exitCode = 1; })`;
  const { status, stderr } = evaluate(code);
  expect([status, stderr]).toEqual([1, expect.stringContaining('Release 1 starts, but /api/ready')]);
});

test.each([
  ['does not start', 'process.exit(3)', 'did not switch: The new server ended before it listened'],
  ['has no server', undefined, 'did not switch: The new server ended before it listened'],
])('when the release before %s, the site serves on', async (_, server, problem) => {
  release('1', server ?? '');
  if (!server) rmSync(at('1/.next/front'), { recursive: true });
  release('2');
  makeCurrent('2');
  await start('2');
  const { code, output } = await command('rollback');
  expect(output).toContain(problem);
  expect(code).toBe(1);
  expect(current()).toBe('2');
  expect(await served()).toBe('2');
});

test('a release that serves but is not healthy is left again', async () => {
  release('1', SICK);
  release('2');
  makeCurrent('2');
  await start('2');
  const { code, output } = await command('rollback');
  expect(output).toContain('does not answer /api/health as release 1');
  expect(code).toBe(1);
  expect(current()).toBe('2');
  expect(await served()).toBe('2');
});

test('a site whose start process was killed leaves nothing that answers, and no socket for long', async () => {
  release('1');
  release('2');
  makeCurrent('2');
  await start('2');
  const { pid } = site ?? {};
  site?.kill('SIGKILL');
  await once(site as ChildProcess, 'exit');
  while ((await served()) !== undefined) await wait(50);
  expect(existsSync(at('running', `${pid}.sock`))).toBe(true);
  const { code, output } = await command('rollback');
  expect([code, output]).toEqual([0, expect.stringContaining('no site runs here: start the unit')]);
  expect(readdirSync(at('running'))).toEqual([]);
});

test('a deleted release, and a link that leads nowhere, are no release', async () => {
  release('1');
  release('2');
  makeCurrent('2');
  rmSync(at('2'), { recursive: true });
  expect(await command('rollback')).toMatchObject({ code: 0, output: expect.stringContaining('Release 1') });
  rmSync(at('1'), { recursive: true });
  expect((await command('rollback')).output).toContain('There is no release to go back to');
});

test('a release that was made for another version of Node is not gone back to', async () => {
  for (const id of ['1', '2', '3']) release(id);
  const described = readFileSync(at('2/release.json'), 'utf8');
  writeFileSync(at('2/release.json'), described.replace(/"abi":"\d+"/, '"abi":"1"'));
  makeCurrent('3');
  expect((await command('rollback')).output).toContain(
    'Release 1, version 1.0.0, is ready, and no site runs here',
  );
});

test('a folder that cannot be written to is named in a sentence', async () => {
  writeFileSync(at(), '');
  const { code, output } = await command('rollback');
  expect([code, output]).toEqual([1, `${at()} cannot be written: something else is there.\n`]);
});

test('two at once: the second names the first, and a lock that a killed process left is taken over', async () => {
  release('1');
  release('2');
  makeCurrent('2');
  const end = takeLease(at(), 'lock', fail);
  const { code, output } = await command('rollback');
  end();
  expect([code, current()]).toEqual([1, '2']);
  expect(output).toContain(`Another process (${process.pid}) builds or changes releases here`);
  evaluate(`import('./lib/platform/leases.mjs').then(({ takeLease }) => {
    takeLease(${JSON.stringify(at())}, 'lock');
    process.kill(process.pid, 'SIGKILL');
  })`);
  expect(locks()).toHaveLength(1);
  expect((await command('rollback')).code).toBe(0);
  expect(locks()).toEqual([]);
});

test('a lock of another container, with unseen processes, is one until a minute after its last renewal', async () => {
  release('1');
  release('2');
  makeCurrent('2');
  const ofContainer = (at: number) => JSON.stringify({ id: MACHINE, processes: 'others', pid: 1, at });
  writeFileSync(at('lock-1.json'), ofContainer(Date.now()));
  expect((await command('rollback')).output).toContain('Another process (1) builds or changes releases here');
  writeFileSync(at('lock-1.json'), ofContainer(Date.now() - 60_001));
  expect((await command('rollback')).code).toBe(0);
  expect(locks()).toEqual([]);
});

test('three good releases are kept, one that was set aside, the current one and those that run', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8']) release(id);
  writeFileSync(at('6/set-aside'), '');
  writeFileSync(at('8/set-aside'), '');
  mkdirSync(at('.draft-1'));
  makeCurrent('7');
  const code = `import('./packages/host/release/releases.mjs').then((one) => one.removeOldReleases(['2']))`;
  evaluate(code);
  expect(readdirSync(at()).filter((name) => /^\d/.test(name))).toEqual(['2', '4', '5', '7', '8']);
});
