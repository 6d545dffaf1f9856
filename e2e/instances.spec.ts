import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Kysely, sql } from 'kysely';
import { freePort } from '../bench/free-port.mjs';
import { findNginx, nginxFolder, startNginx } from '../bench/nginx.mjs';
import { postgresDialect } from '@/lib/platform/db/postgres';
import { siteOrigin } from '@/lib/platform/env';
import type { Database } from '@/lib/records/schema';
import { createSession } from '@/lib/records/sessions';
import { startPostgres, type PostgresServer } from './support/postgres/server';
import { secondSite, type SecondSite } from './support/second-site';
import { tcpProxy, type TcpProxy } from './support/tcp-proxy';

// Two instances of one build on one PostgreSQL, with nginx in front: what they share, and what visitors
// notice when a part fails. The faults are the long form: ROUNDS=20 causes each about that often.

const ROUNDS = Number(process.env.ROUNDS ?? 0);
const LONG_FORM = 'the long form: set ROUNDS';
const SECRET = 'a-secret-of-the-tests-of-32-characters';
const nginx = findNginx();

test.describe.configure({ mode: 'serial' });
test.skip(!nginx, 'nginx is not installed here');

let postgres: PostgresServer;
let database: TcpProxy;
let sites: [SecondSite, SecondSite];
let front: { origin: string; stop: () => Promise<void> };

test.beforeAll(async () => {
  try {
    postgres = await startPostgres();
  } catch (error) {
    test.skip(true, `there is no PostgreSQL here: ${(error as Error).message}`);
  }
  database = await tcpProxy(postgres.port);
  const DATABASE_URL = postgres.url().replace(`:${postgres.port}/`, `:${database.port}/`);
  const settings = {
    DATABASE_URL,
    SITE_URL: siteOrigin(),
    NEXTAUTH_SECRET: SECRET,
    REVALIDATE_SECRET: SECRET,
  };
  // Both start at the same moment, on an empty database.
  const ports = [await freePort(), await freePort()] as const;
  sites = await Promise.all([secondSite(ports[0], { settings }), secondSite(ports[1], { settings })]);
  front = await startFront(ports);
});

test.afterAll(async () => {
  await front?.stop();
  for (const site of sites ?? []) await site.stop();
  database?.close();
  await postgres?.remove();
});

/** The configuration of deploy/ with a server for each instance; here clients may set their own address. */
async function startFront(ports: readonly number[]) {
  const port = await freePort();
  const http = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^ {2}listen 80;$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ {2}listen \[::\]:80;$/m, '')
    .replace(
      'server 127.0.0.1:3000 max_fails=0;',
      ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' '),
    )
    .replace('$remote_addr;', '$http_x_forwarded_for;');
  const { stop } = await startNginx(nginx ?? '', nginxFolder(http), port);
  return { origin: `http://127.0.0.1:${port}`, stop };
}

let visitors = 0;
/** Sends a message, by default as a new client, and returns the status. */
async function send(
  origin: string,
  client = `198.51.${(visitors += 1) >> 8}.${visitors & 255}`,
): Promise<number> {
  const response = await fetch(`${origin}/api/waitlist`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteOrigin(), 'X-Forwarded-For': client },
    body: JSON.stringify({ email: `reader-${(visitors += 1)}@example.com`, message: 'Hello' }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Queries the database directly. */
async function ask<T>(question: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = new Kysely<Database>({ dialect: postgresDialect(postgres.url()) });
  try {
    return await question(db);
  } finally {
    await db.destroy();
  }
}

const storedMessages = () =>
  ask(async (db) => (await db.selectFrom('waitlist').select('id').execute()).length);

/** Visitors who read and write through nginx during the test. */
async function visiting(what: () => Promise<void>) {
  const statuses: Record<'read' | 'written', number[]> = { read: [], written: [] };
  let isOver = false;
  const repeat = async (kind: 'read' | 'written', attempt: () => Promise<number>) => {
    while (!isOver) statuses[kind].push(await attempt().catch(() => 0));
  };
  const read = async () => {
    const response = await fetch(`${front.origin}/about-us`, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
    await response.arrayBuffer();
    return response.status;
  };
  const before = await storedMessages();
  const all = [repeat('read', read), repeat('read', read), repeat('written', () => send(front.origin))];
  await what();
  isOver = true;
  await Promise.all(all);
  const acknowledged = statuses.written.filter((status) => status === 200).length;
  return { ...statuses, acknowledged, stored: (await storedMessages()) - before };
}

const others = (statuses: number[], expected: number[]) => statuses.filter((one) => !expected.includes(one));

test('a limit applies across instances', async () => {
  const statuses = [];
  for (let i = 0; i < 32; i += 1) statuses.push(await send(sites[i % 2 ? 1 : 0].origin, '203.0.113.9'));
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
});

test('a session that ends on one instance is invalid on the other', async () => {
  const client = '203.0.113.10';
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': client };
  const user = { id: 'u', email: 'reader@example.com', name: null };
  const token = await ask((db) => createSession(db, { user, token: 'none' }));
  const widgets = async (site: SecondSite) => {
    const response = await fetch(`${site.origin}/api/v1/widgets/trending`, {
      headers: { ...headers, Authorization: `Bearer ${token}` },
    });
    return response.status;
  };
  // Signed in, and not yet declared to be 18.
  expect(await Promise.all(sites.map(widgets))).toEqual([403, 403]);
  await fetch(`${sites[0].origin}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${token}` },
  });
  expect(await Promise.all(sites.map(widgets))).toEqual([401, 401]);
});

/** When a running instance last rendered the blog's page; Next then writes it below route-cache. */
async function madeAt(site: SecondSite): Promise<number> {
  await (await fetch(`${site.origin}/blogs`)).arrayBuffer();
  const made = path.join(site.folder, '.next/server/route-cache/APP_PAGE');
  const files = existsSync(made) ? readdirSync(made, { recursive: true, encoding: 'utf8' }) : [];
  const pages = files.filter((file) => file.endsWith('/$/blogs.html'));
  return Math.max(0, ...pages.map((file) => statSync(path.join(made, file)).mtimeMs));
}

async function publish(site: SecondSite): Promise<void> {
  const response = await fetch(`${site.origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ tag: 'blogs' }),
  });
  expect(response.status).toBe(200);
}

test('pages are revalidated on every instance, also after the connection for notifications was lost', async () => {
  test.skip(ROUNDS === 0, LONG_FORM);
  for (const cut of [false, true]) {
    if (cut) {
      database.cut();
      const listeners = () =>
        ask(async (db) => {
          const listening = sql`select 1 from pg_stat_activity where application_name = 'samvit listener'`;
          return (await listening.execute(db)).rows.length;
        });
      await expect.poll(listeners).toBe(2);
    }
    // A page older than five minutes is rendered again once in any case.
    await Promise.all(sites.map(madeAt));
    await wait(2_000);
    const before = await Promise.all(sites.map(madeAt));
    await wait(1_000);
    expect(await Promise.all(sites.map(madeAt))).toEqual(before);
    await expect
      .poll(() =>
        publish(sites[0]).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    for (const [i, site] of sites.entries())
      await expect.poll(() => madeAt(site)).toBeGreaterThan(before[i] ?? Infinity);
  }
});

test('a rolling restart fails no request and loses no message', async () => {
  test.skip(ROUNDS === 0, LONG_FORM);
  const seen = await visiting(async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const site of sites) {
        await site.end();
        await site.start();
        await wait(500);
      }
  });
  expect(others(seen.read, [200])).toEqual([]);
  expect(others(seen.written, [200])).toEqual([]);
  expect(seen.stored).toBe(seen.acknowledged);
});

test("an instance that is killed fails no reader's request, and loses no acknowledged message", async () => {
  test.skip(ROUNDS === 0, LONG_FORM);
  const seen = await visiting(async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await sites[round % 2 ? 1 : 0].end('SIGKILL');
      await wait(500);
      await sites[round % 2 ? 1 : 0].start();
    }
  });
  expect(others(seen.read, [200])).toEqual([]);
  // A message to the killed instance gets an error, and may have been stored.
  expect(others(seen.written, [200, 503]).length).toBe(0);
  expect(seen.stored).toBeGreaterThanOrEqual(seen.acknowledged);
});

test.describe('while the database fails', () => {
  test.skip(ROUNDS === 0, LONG_FORM);
  const FAULTS: Record<string, () => Promise<void>> = {
    'is stopped as in a crash': async () => {
      await postgres.stop('immediate');
      await wait(1_000);
      await postgres.start();
    },
    'loses its connections': async () => database.cut(),
    'does not answer': async () => {
      database.fail('blackhole');
      await wait(4_000);
      database.fail(null);
      database.cut();
    },
  };
  for (const [name, fault] of Object.entries(FAULTS))
    test(`and ${name}, pages stay, writers are told, and no process ends`, async () => {
      const pids = sites.map(({ pid }) => pid);
      const seen = await visiting(async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          await fault();
          await expect.poll(() => send(front.origin)).toBe(200);
        }
      });
      expect(others(seen.read, [200])).toEqual([]);
      expect(others(seen.written, [200, 503])).toEqual([]);
      // More messages may be stored than were acknowledged, because a response can be lost.
      expect(seen.stored).toBeGreaterThanOrEqual(seen.acknowledged);
      for (const pid of pids) expect(() => process.kill(pid, 0)).not.toThrow();
      expect(sites.map(({ pid }) => pid)).toEqual(pids);
    });
});
