import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { postgresDatabase, type BenchDatabase } from '@/testing/database/databases';
import { findNginx } from '@/testing/servers/nginx';
import { reading, startVisitors } from '@/testing/site/visitors';
import { newClient, visitorWrites } from '@/testing/site/writes';
import { siteOrigin } from '@/lib/platform/env';
import { createSession } from '@/lib/records/sessions';
import { startInstances, type Instances } from '@/testing/site/instances';
import type { SecondSite } from '@/testing/site/second-site';

// Two instances of one build on one PostgreSQL, with nginx in front: what they share, and a rolling restart.
// npm run bench -- chaos makes parts of such a site fail.

const SECRET = 'a-secret-of-the-tests-of-32-characters';

test.describe.configure({ mode: 'serial' });
test.skip(!findNginx(), 'nginx is not installed here');

let database: BenchDatabase;
let instances: Instances;

test.beforeAll(async () => {
  try {
    database = await postgresDatabase();
  } catch (error) {
    test.skip(true, `there is no PostgreSQL here: ${(error as Error).message}`);
  }
  const settings = { ...database.settings, SITE_URL: siteOrigin(), REVALIDATE_SECRET: SECRET };
  // Both start at the same moment, on an empty database.
  instances = await startInstances([settings, settings]);
});

test.afterAll(async () => {
  await instances?.stop();
  await database?.remove();
});

test('a limit applies across instances', async () => {
  const client = newClient();
  const statuses = [];
  for (let i = 0; i < 32; i += 1) {
    const response = await fetch(`${instances.sites[i % 2]?.origin}/api/waitlist`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: siteOrigin(), 'X-Forwarded-For': client },
      body: JSON.stringify({ email: `limited-${i}@example.com`, message: 'Hello' }),
    });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
});

test('a session that ends on one instance is invalid on the other', async () => {
  const user = { id: 'u', email: 'reader@example.com', name: null };
  const token = await database.ask((db) => createSession(db, { user, token: 'none' }));
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': newClient(),
    Authorization: `Bearer ${token}`,
  };
  const widgets = (site: SecondSite) =>
    reading(
      () => `${site.origin}/api/v1/widgets/trending`,
      () => headers,
    )();
  // Signed in, and not yet declared to be 18.
  expect(await Promise.all(instances.sites.map(widgets))).toEqual([403, 403]);
  await fetch(`${instances.sites[0]?.origin}/api/v1/auth/logout`, { method: 'POST', headers });
  expect(await Promise.all(instances.sites.map(widgets))).toEqual([401, 401]);
});

/** When a running instance last rendered the blog's page; Next then writes it below route-cache, as `/en/blogs`. */
async function madeAt(site: SecondSite): Promise<number> {
  await reading(() => `${site.origin}/blogs`)();
  const folder = path.join(site.folder, '.next/server/route-cache/APP_PAGE');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const pages = files.filter((file) => file.endsWith('/$/en/blogs.html'));
  return Math.max(0, ...pages.map((file) => statSync(path.join(folder, file)).mtimeMs));
}

/** As {@link madeAt}, once it no longer changes: a page older than five minutes is rendered once in any case. */
async function settledAt(site: SecondSite): Promise<number> {
  for (let before = await madeAt(site); ;) {
    await wait(1_000);
    const now = await madeAt(site);
    if (now === before) return now;
    before = now;
  }
}

test('pages that one instance revalidates are rendered again on every instance', async () => {
  const before = await Promise.all(instances.sites.map(settledAt));
  const response = await fetch(`${instances.sites[0]?.origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ tag: 'blogs' }),
  });
  expect(response.status).toBe(200);
  for (const [i, site] of instances.sites.entries())
    await expect.poll(() => madeAt(site)).toBeGreaterThan(before[i] ?? Infinity);
});

test('a rolling restart fails no request, and loses and doubles no message', async () => {
  const writes = visitorWrites(instances.origin, { codeFor: () => '' }, siteOrigin());
  const read = reading(
    () => `${instances.origin}/about-us`,
    () => ({ 'X-Forwarded-For': newClient() }),
  );
  const visitors = startVisitors({ reader: read, otherReader: read, writer: writes.message });
  for (const site of instances.sites) {
    await site.end();
    await site.start();
  }
  await visitors.stop();
  expect(writes.failures).toEqual([]);
  const { reader, otherReader, writer } = visitors.seen;
  expect([reader, otherReader, writer].map(({ statuses }) => [...statuses.keys()])).toEqual(
    Array(3).fill([200]),
  );
  expect(await writes.compare(database)).toEqual({ lost: 0, doubled: 0 });
});
