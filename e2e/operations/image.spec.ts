import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort } from '@/testing/processes/free-port';
import { siteOrigin } from '@/lib/platform/env';
import { outputOf, untilPrinted } from '@/testing/processes/run-command';

// What the Dockerfile does, without a container engine: its one script, and its commands in the folder that
// the script makes, as another user who may not write there.

const SECRET = 'a-secret-of-the-tests-of-32-characters';
const NOBODY = 65534;
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

let room: string;
let image: string;
let data: string;
let origin: string;
let variables: NodeJS.ProcessEnv;
let site: ChildProcess | undefined;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  room = mkdtempSync(path.join(tmpdir(), 'image-'));
  chmodSync(room, 0o755);
  [image, data] = [path.join(room, 'app'), path.join(room, 'data')];
  mkdirSync(data, { mode: 0o700 });
  if (user.uid) chownSync(data, user.uid, user.gid);
  const port = String(await freePort());
  origin = `http://127.0.0.1:${port}`;
  variables = {
    ...process.env,
    PORT: port,
    SITE_URL: siteOrigin(),
    DATA_DIR: data,
    REVALIDATE_SECRET: SECRET,
    TSX_DISABLE_CACHE: '1',
  };
});
test.afterAll(() => {
  if (site?.exitCode === null) site.kill('SIGKILL');
  rmSync(room, { recursive: true, force: true });
});

/** The command of an instruction of the Dockerfile, as a list. */
function instruction(name: string): string[] {
  const [, list = '[]'] =
    new RegExp(`^${name}\\b[^[]*(\\[.*\\])$`, 'm').exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  return JSON.parse(list) as string[];
}

const inImage = (args: readonly string[], settings = {}) =>
  promisify(execFile)(args[0] ?? '', args.slice(1), {
    cwd: image,
    env: { ...variables, ...settings },
    ...user,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      output: stdout + stderr,
    }),
  );

test('the script of the Dockerfile makes the folder of the image', async () => {
  expect(readFileSync('Dockerfile', 'utf8')).toContain('node scripts/with-packages.mjs make-image /app');
  await promisify(execFile)(process.execPath, ['scripts/with-packages.mjs', 'make-image', image], {
    env: variables,
  });
  expect(readdirSync(image)).toEqual(
    expect.arrayContaining(['.next', 'content', 'node_modules', 'release.json']),
  );
  for (const name of ['jest', 'playwright', 'typescript', 'eslint', '@next/swc-linux-x64-gnu'])
    expect(readdirSync(path.join(image, 'node_modules'))).not.toContain(name);
});

test('a container that is started with another origin stops, and names the setting', async () => {
  const { code, output } = await inImage(instruction('CMD'), { SITE_URL: 'https://other.example' });
  // On PostgreSQL a note on backups comes first.
  expect(output).toContain(
    `This release was built for SITE_URL ${siteOrigin()} and is started with https://other.example, ` +
      `which its pages do not contain. Set SITE_URL to ${siteOrigin()} again, or run npm run upgrade (an ` +
      'image: build another one).\n',
  );
  expect(code).toBe(1);
});

test('it serves, writes to the volume only, and is healthy', async () => {
  for (const name of ['', '1', '2', '3', '4']) {
    mkdirSync(path.join(data, 'pages', name));
    if (user.uid) chownSync(path.join(data, 'pages', name), user.uid, user.gid);
  }
  const [program = '', ...args] = instruction('CMD');
  site = spawn(program, args, { cwd: image, env: variables, stdio: ['ignore', 'pipe', 'pipe'], ...user });
  await untilPrinted(site, outputOf(site), 'The site is ready');
  expect((await fetch(origin)).status).toBe(200);
  // Its own rendered pages, and those of two images before it.
  expect(readdirSync(path.join(data, 'pages'))).toHaveLength(3);
  expect((await inImage(instruction('HEALTHCHECK[^]*?CMD'))).code).toBe(0);
  const renewed = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ tag: 'blogs' }),
  });
  expect(renewed.status).toBe(200);
  const pagesOnDisk = () =>
    readdirSync(path.join(data, 'pages'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('/blogs.html'),
    );
  await expect
    .poll(async () => {
      await (await fetch(`${origin}/blogs`)).arrayBuffer();
      return pagesOnDisk().length;
    })
    .toBe(1);
});

test('the commands of operators run in it', async () => {
  for (const [name, prints] of [
    ['doctor', /^ok {4}Database: /m],
    ['backup', /backups\/site-/],
  ] as const)
    expect(await inImage(['npm', 'run', '--silent', name])).toMatchObject({
      output: expect.stringMatching(prints),
    });
});

test('a signal ends it', async () => {
  site?.kill('SIGTERM');
  expect(await once(site as ChildProcess, 'exit')).toEqual([0, null]);
  expect((await inImage(instruction('HEALTHCHECK[^]*?CMD'))).code).toBe(1);
});
