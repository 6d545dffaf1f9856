import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { samples, unstated } from '@/lib/content/organisation';
import { readContentFrom } from '@/lib/content/content-source';
import type * as EnvModule from '@/lib/platform/env';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { examine, examineForStart } from './checks';
import { findingLine, type Finding } from './checks/check';
import { testEnvironment } from './steps/test-environment.mjs';

// Read anew each time: one process stands for many.
jest.mock('@/lib/platform/env', () => {
  const actual = jest.requireActual<typeof EnvModule>('@/lib/platform/env');
  return { ...actual, env: () => actual.parseEnv(process.env) };
});

let folder: string;
const before = process.env;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'checks-'));
});
afterEach(() => {
  process.env = before;
  rmSync(folder, { recursive: true });
});

async function setSettings(variables: Record<string, string>): Promise<void> {
  const PORT = String(await freePort());
  const place = { PORT, HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'data') };
  process.env = { ...before, ...testEnvironment(), ...place, ...variables };
}

async function examineAsDoctor(variables: Record<string, string>): Promise<Finding[]> {
  await setSettings(variables);
  return examine();
}

async function doctor(variables: Record<string, string>): Promise<Record<string, string>> {
  const findings = await examineAsDoctor(variables);
  return Object.fromEntries(findings.map(({ subject, state, words }) => [subject, `${state}: ${words}`]));
}

async function start(variables: Record<string, string>) {
  await setSettings(variables);
  const { refusal, notes } = await examineForStart();
  return { refusal, notes: notes.map(({ subject }) => subject) };
}

/** A port where nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('before a first start all checks pass', async () => {
  expect(await start({})).toEqual({ refusal: undefined, notes: [] });
  const findings = await doctor({});
  expect(Object.values(findings).filter((words) => words.startsWith('bad'))).toEqual([]);
  expect(findings['Data directory']).toMatch(/is not there yet; the first start makes it$/);
});

test.each([
  ['PORT', 'http', 'The setting PORT must be a port number.'],
  [
    'SENTRY_DSN',
    'https://sentry.example/2',
    'The setting SENTRY_DSN must be the DSN that Sentry shows, as https://key@host/1.',
  ],
  [
    'SITE_URL',
    'https://x.example/path',
    'The setting SITE_URL must be an origin alone, as https://samvit.example: no path, query or password.',
  ],
])('%s=%s is rejected with one sentence, by start and doctor', async (name, value, sentence) => {
  expect(await start({ [name]: value })).toEqual({ refusal: sentence, notes: [] });
  expect(await doctor({ [name]: value })).toMatchObject({ Settings: `bad: ${sentence}` });
});

test('a site says which series it fetches, under which licences, and for which it lacks TEAM_MAIL', async () => {
  const daily = { SERIES_FETCH: 'daily' };
  const ours = 'gold-usd-oz, silver-usd-oz (CC BY 4.0); us-10y, usd-inr (public domain)';
  const lacking = 'nvidia-quarters, us-cpi wait until TEAM_MAIL says whom their publishers can reach';
  expect((await doctor({})).Fetching).toBe(`ok: off; SERIES_FETCH=daily would ask for ${ours}`);
  expect((await start({})).notes).toEqual([]);
  expect((await start(daily)).notes).toEqual(['Fetching']);
  expect((await doctor(daily)).Fetching).toBe(
    `note: publishers are asked once a day for ${ours}; ${lacking}`,
  );
  const state = await doctor({ ...daily, TEAM_MAIL: 'team@samvit.test' });
  expect(state.Fetching).toMatch(
    /^ok: publishers are asked once a day for gold-usd-oz.*nvidia-quarters \(public information\)/,
  );
});

test('a site that is to fetch values says that it may fetch none until somebody has read terms', async () => {
  const content = path.join(folder, 'content');
  cpSync('content', content, { recursive: true });
  rmSync(path.join(content, 'supply'), { recursive: true });
  mkdirSync(path.join(content, 'supply'));
  const back = readContentFrom(content);
  expect(await doctor({})).not.toHaveProperty('Fetching');
  expect((await doctor({ SERIES_FETCH: 'daily' })).Fetching).toMatch(
    /^note: SERIES_FETCH=daily fetches nothing until somebody has read/,
  );
  back();
});

test('what is to be set before a site is public has a line each in the doctor, as many as a start counts', async () => {
  const findings = await examineAsDoctor({});
  const lines = findings
    .filter(({ subject }) => ['Samples', 'Statements'].includes(subject))
    .flatMap((finding) => findingLine(finding).split('\n'));
  expect(lines).toHaveLength(samples().length + unstated().length);
  expect(lines).toContain('note  Samples: content/site.yaml: company is still a sample: write your own');
  expect(lines).toContain(
    'note  Statements: content/site.yaml: conduct.interests is not stated, so pages leave it out',
  );
});

test('a data directory that a start rejects fails in the doctor too', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const DATA_DIR = path.join(folder, 'file', 'data');
  const sentence =
    `DATA_DIR (${DATA_DIR}) cannot be written: a part of the path is a file; mend that, or set DATA_DIR ` +
    'to another folder.';
  expect(await start({ DATA_DIR })).toEqual({ refusal: sentence, notes: [] });
  const findings = await doctor({ DATA_DIR });
  expect(findings['Data directory']).toBe(`bad: ${sentence}`);
  expect(findings).not.toHaveProperty('Database');
});

test('a port in use stops a start, and fails in the doctor unless it is the site itself that uses it', async () => {
  let body = '{}';
  const server = createHttpServer((_, response) => response.end(body)).listen(0);
  await once(server, 'listening');
  const PORT = String((server.address() as AddressInfo).port);
  const sentence = `PORT ${PORT} is in use by another program: stop it, or set PORT to a free one.`;
  expect((await start({ PORT })).refusal).toBe(sentence);
  expect((await doctor({ PORT })).Port).toBe(`bad: ${sentence}`);
  body = JSON.stringify({ status: 'alive', version: '0.1.0', build: '0123' });
  expect((await doctor({ PORT })).Port).toBe(`ok: ${PORT} is that of the running site, version 0.1.0`);
  expect((await start({ PORT })).refusal).toBe(sentence);
  server.close();
});

test('a setting that looks misspelt is reported, also if another setting is wrong', async () => {
  const sentence =
    'SMPT_URL is read by nothing: if it is to be SMTP_URL, rename it in .env or the environment';
  expect((await start({ SMPT_URL: 'smtp://mail.example' })).notes).toEqual(['Spelling']);
  expect(await doctor({ SMPT_URL: 'smtp://mail.example', PORT: '0' })).toMatchObject({
    Spelling: `note: ${sentence}`,
  });
});

test('a name in .env that looks misspelt stops a start with its line; of an empty variable too', async () => {
  await setSettings({});
  writeFileSync(path.join(folder, '.env'), '# Ours\nPORT=4310\nDATABSE_URL=\nTZ=Asia/Kolkata\n');
  const sentence = '.env:3: DATABSE_URL is no setting: rename it to DATABASE_URL, or remove the line.';
  expect((await examineForStart(folder)).refusal).toBe(sentence);
  expect(await examine(folder)).toContainEqual({
    subject: 'Spelling in .env',
    state: 'bad',
    words: sentence,
  });
  writeFileSync(path.join(folder, '.env'), '# DATABSE_URL=\nexport PORT=4310\n');
  expect((await examineForStart(folder)).refusal).toBeUndefined();
});

test('a mail server and a provider that do not respond are reported with their settings', async () => {
  const nobody = `127.0.0.1:${await freePort()}`;
  const settings = { SMTP_URL: `smtp://user:word@${nobody}`, PROVIDER_API_URL: `http://${nobody}` };
  expect(await start(settings)).toEqual({ refusal: undefined, notes: ['Mail server', 'Provider'] });
  const findings = await doctor(settings);
  expect(findings['Mail server']).toContain(
    `bad: ${nobody} in SMTP_URL does not take our mail (connect ECONNREFUSED)`,
  );
  expect(findings['Provider']).toContain(
    `bad: ${nobody} in PROVIDER_API_URL does not list its posts (unreachable)`,
  );
  expect(JSON.stringify(findings)).not.toContain('word@');
});

test('a provider that is too slow is reported with the setting that gives it more time', async () => {
  const silent = createServer((socket) => socket.resume()).listen(0);
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const settings = { PROVIDER_API_URL: `http://127.0.0.1:${port}`, PROVIDER_READ_SECONDS: '1' };
  expect((await doctor(settings)).Provider).toMatch(
    /^bad: 127\.0\.0\.1:\d+ in PROVIDER_API_URL does not list its posts within 1 s: .* raise PROVIDER_READ_SECONDS/,
  );
  silent.close();
});

test('a mail server that does not respond does not delay a start for longer than its timeout', async () => {
  const silent = createServer((socket) => socket.resume()).listen(0);
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  expect((await start({ SMTP_URL: `smtp://127.0.0.1:${port}` })).notes).toEqual(['Mail server']);
  silent.close();
});

test('a proxy that anybody can go round is reported, and one that is alone is not', async () => {
  const behind = { SITE_URL: 'https://x.example', TRUSTED_PROXY_HOPS: '1', HOST: '' };
  expect((await doctor(behind)).Proxy).toMatch(
    /^note: 1 in front, but HOST is not set.*set HOST=127\.0\.0\.1/,
  );
  expect((await start(behind)).notes).toEqual(['Proxy']);
  expect((await doctor({ ...behind, HOST: '127.0.0.1' })).Proxy).toBe('ok: 1 in front');
  expect((await doctor({ TRUSTED_PROXY_HOPS: '1', HOST: '' })).Proxy).toMatch(/HOST is not set/);
});

test('the doctor says who answers where no provider is set, and a start does not', async () => {
  expect((await doctor({})).Provider).toBe('ok: the site itself, because PROVIDER_API_URL is not set');
  expect((await start({})).notes).toEqual([]);
});

test('the doctor says what is no address for a public site', async () => {
  expect((await doctor({ SITE_URL: '' })).Address).toMatch(
    /^note: SITE_URL is not set, .* http:\/\/localhost:\d+: .*set SITE_URL/,
  );
  expect((await doctor({ SITE_URL: 'http://samvit.in' })).Address).toMatch(
    /^note: http:\/\/samvit\.in is http, .*set SITE_URL to the https/,
  );
  expect((await doctor({ SITE_URL: 'https://samvit.in' })).Address).toBe('ok: https://samvit.in');
});

test('a line of .env that does not do what it seems to is told at a start and by the doctor', async () => {
  await setSettings({});
  writeFileSync(path.join(folder, '.env'), 'SMTP_PASSWORD=x\n');
  const finding = {
    subject: 'Lines of .env',
    state: 'note',
    words: '.env:1: SMTP_PASSWORD is no setting of the site (docs/settings.md lists them)',
  };
  expect((await examineForStart(folder)).notes).toContainEqual(finding);
  expect(await examine(folder)).toContainEqual(finding);
});

test('https without a proxy is reported', async () => {
  const findings = await doctor({ SITE_URL: 'https://x.example', TRUSTED_PROXY_HOPS: '0' });
  expect(findings.Proxy).toMatch(/^note: SITE_URL is https.*TRUSTED_PROXY_HOPS is 0/);
});

test('that nobody can ask for analyses is said where it is so', async () => {
  expect((await doctor({ ASKING: 'false' })).Asking).toMatch(/^note: is off.*ASKING=false/);
  expect((await start({ ASKING: 'false' })).notes).toEqual(['Asking']);
  expect(await doctor({})).not.toHaveProperty('Asking');
});

describe('with a database', () => {
  const DATA_DIR = () => path.join(folder, 'data');

  /** Makes it as a start does, with messages that wait since these times. */
  async function withMessages(...times: number[]) {
    await setSettings({});
    mkdirSync(DATA_DIR());
    await migrate();
    for (const [i, created_at] of times.entries())
      await db()
        .insertInto('waitlist')
        .values({
          id: String(i),
          created_at,
          email: 'reader@example.com',
          phone_number: null,
          user_type: null,
          message: null,
          suspect: 0,
          notified_at: null,
          delivery: 'none',
          next_attempt_at: created_at,
        })
        .execute();
    await closeDb();
  }

  test('all checks pass but the one for backups, of which there is none', async () => {
    await withMessages();
    expect(await start({})).toEqual({ refusal: undefined, notes: ['Backup'] });
    expect(await doctor({})).toMatchObject({
      Database: 'ok: whole',
      Migrations: 'ok: all have run',
      Messages: 'ok: none waits',
      Backup: expect.stringMatching(/^note: there is none yet: the site makes one every night/),
    });
  });

  test('waiting messages are counted; more than an hour is too long', async () => {
    await withMessages(Date.now() - 60_000);
    expect((await doctor({})).Messages).toMatch(/^note: 1 waits to be mailed .* for 1 minutes$/);
    rmSync(DATA_DIR(), { recursive: true });
    await withMessages(Date.now(), Date.now() - 3 * 3_600_000);
    expect((await doctor({})).Messages).toMatch(/^bad: 2 wait .* for 3 hours: see that SMTP_URL/);
    expect((await start({})).notes).toContain('Messages');
  });

  test('messages that were tried for three days in vain are told until they are answered', async () => {
    await withMessages(Date.now() - 4 * 86_400_000);
    await setSettings({});
    await db().updateTable('waitlist').set({ delivery: 'undelivered' }).execute();
    await closeDb();
    expect((await doctor({})).Messages).toMatch(/^bad: 1 was tried for three days .*-- answered ID$/);
  });

  test('an old backup is reported with its age', async () => {
    await withMessages();
    mkdirSync(path.join(DATA_DIR(), 'backups'));
    const file = path.join(DATA_DIR(), 'backups', 'site-20261101-000000.db');
    writeFileSync(file, '');
    expect((await doctor({})).Backup).toBe('ok: the last is 0 minutes old');
    const tenDaysAgo = Date.now() / 1000 - 10 * 86_400;
    utimesSync(file, tenDaysAgo, tenDaysAgo);
    expect((await doctor({})).Backup).toBe('note: the last is 10 days old: run npm run backup');
  });

  test('a damaged one is reported, and nothing crashes', async () => {
    mkdirSync(DATA_DIR());
    writeFileSync(path.join(DATA_DIR(), 'site.db'), 'this is no database. '.repeat(500));
    const findings = await doctor({});
    expect(findings.Database).toMatch(/^bad: .*site\.db is damaged .*backups/);
    for (const subject of ['Migrations', 'Messages']) expect(findings[subject]).toBe(findings.Database);
    expect((await start({})).refusal).toBeUndefined();
  });
});
