import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encode } from 'next-auth/jwt';
import { freePort } from '@/testing/processes/free-port';
import { signIn } from '@/testing/site/writes';
import { temporaryFolder } from '@/testing/processes/temporary-folder';
import { isEmbedded } from '@/lib/provider';
import { routes } from '@/lib/web/routes';
import { ask } from '@/testing/servers/loopback';
import { secondSite } from '@/testing/site/second-site';
import { expect, test } from '@/testing/browser/test';

const SECRET = 'a-secret-of-the-tests-of-32-characters';

/** What a signed-in visitor is told, without script. */
const WORDS = 'This page cannot be shown just now';
/** What somebody is told whose session the database could not end. */
const SIGNED_OUT_HERE = 'You are logged out in this browser';

test('without a database what needs it says 503, signing out clears the cookie, and the rest is served', async () => {
  test.skip(!isEmbedded(), 'it signs in by the API of this site');
  const [port, dataDir] = [await freePort(), temporaryFolder('samvit-data-')];
  const site = await secondSite(port, { settings: { DATA_DIR: dataDir, NEXTAUTH_SECRET: SECRET } });
  try {
    const sid = await signIn(site.origin, dataDir);
    const cookie = `next-auth.session-token=${await encode({ token: { sid }, secret: SECRET })}`;
    const get = (page: string) => ask(port, page, { headers: { cookie } });
    expect((await get(routes.web)).status).toBe(200);

    rmSync(path.join(dataDir, 'site.db'));
    for (const page of [routes.web, routes.account]) {
      const { status, headers, text } = await get(page);
      expect([page, status, headers['retry-after']]).toEqual([page, 503, '60']);
      expect(text.replace(/<script[^]*?<\/script>/g, '')).toContain(WORDS);
    }
    expect((await get(`${routes.search}?q=gold`)).status).toBe(200);
    const ready = await get('/api/ready');
    expect([ready.status, JSON.parse(ready.text)]).toMatchObject([503, { checks: { database: 'failed' } }]);
    const signedOut = await ask(port, '/api/auth/signout', {
      method: 'POST',
      headers: {
        cookie,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    });
    expect(signedOut.status).toBe(200);
    expect(signedOut.text).toContain(SIGNED_OUT_HERE);
    expect(signedOut.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^next-auth\.session-token=; Max-Age=0/),
    );

    await site.end('SIGKILL');
    for (const part of ['-wal', '-shm']) rmSync(path.join(dataDir, `site.db${part}`), { force: true });
    writeFileSync(path.join(dataDir, 'site.db'), 'this is no database, however long it may be. '.repeat(200));
    await site.start();
    expect((await get(routes.home)).status).toBe(200);
    expect((await get(routes.web)).text).toContain(WORDS);

    // It is opened again, by the server or by a handler, which each have a bundle of their own.
    rmSync(path.join(dataDir, 'site.db'));
    await expect(() => storesAgain(port)).toPass();
  } finally {
    await site.stop();
  }
});

test('a start on a read-only disk serves public pages, and stores again once the disk can be written', async () => {
  test.skip(!isEmbedded(), 'it looks at the data of this site');
  const [port, disk] = [await freePort(), temporaryFolder('samvit-disk-')];
  const mount = (...options: string[]) => spawnSync('mount', [...options, disk]).status === 0;
  test.skip(!mount('-t', 'tmpfs', '-o', 'ro,size=8m', 'tests'), 'this user may not mount a disk');
  const settings = { DATA_DIR: path.join(disk, 'of', 'data'), NEXTAUTH_SECRET: '' };
  const site = await secondSite(port, { settings });
  try {
    for (const page of [routes.home, `${routes.search}?q=gold`, routes.report('gold-vs-silver')])
      expect([page, (await ask(port, page)).status]).toEqual([page, 200]);
    expect((await ask(port, '/api/ready')).status).toBe(503);
    expect(mount('-o', 'remount,rw')).toBe(true);
    await expect(() => storesAgain(port)).toPass();
  } finally {
    await site.stop();
    spawnSync('umount', ['--lazy', disk]);
  }
});

async function storesAgain(port: number): Promise<void> {
  const sent = await ask(port, '/api/waitlist', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.com', message: 'Stored again' }),
  });
  expect(sent.status).toBe(200);
}
