import { parseSetCookie } from 'cookie';
import { sql } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { responseToForm } from '@/testing/site/form-response';
import { sessionCookie } from '@/testing/site/session-cookie';
import { log } from '@/lib/platform/log';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { createSession, readSession } from '@/lib/records/sessions';
import { readFlash } from '@/lib/services/sign-in/flash';
import { purgeExpired } from '@/lib/services/purging';
import { POST } from './route';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
jest.spyOn(log, 'error').mockImplementation();

const signIn = () =>
  createSession(db(), {
    user: { id: 'u1', email: 'asha@example.com', name: null },
    token: 'of-the-provider',
  });

async function signOut(token: string, isForm: boolean) {
  const headers = {
    cookie: await sessionCookie(token),
    'sec-fetch-site': 'same-origin',
    'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
  };
  return responseToForm(
    POST,
    new Request('http://site/api/auth/signout', { method: 'POST', headers, body: isForm ? '' : '{}' }),
  );
}

const cleared = /^(?:__Secure-)?next-auth\.session-token=; .*Max-Age=0/;

it('ends the session and clears its cookie', async () => {
  const token = await signIn();
  const { response } = await signOut(token, false);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(cleared));
  expect(await readSession(db(), token)).toBeNull();
});

it.each([
  ['by a form', true, 200],
  ['by a script', false, 200],
])(
  'on a full disk, %s, the cookie goes, the session has ended, words say so, and the row goes later',
  async (_, isForm, status) => {
    const token = await signIn();
    // Like a full disk: reads succeed, writes fail.
    await sql`pragma query_only = on`.execute(db());
    try {
      const { response, page } = await signOut(token, isForm);
      expect(response.status).toBe(status);
      const cookies = response.headers.getSetCookie();
      expect(cookies).toContainEqual(expect.stringMatching(cleared));
      const words = /^You are logged out in this browser\./;
      if (isForm)
        expect(page).toMatchObject({ path: '/web', problem: { message: expect.stringMatching(words) } });
      else expect(readFlash(parseSetCookie(cookies.at(-1) ?? '').value)).toMatch(words);
      expect(await readSession(db(), token)).toBeNull();
    } finally {
      await sql`pragma query_only = off`.execute(db());
    }
    expect(await db().selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    await purgeExpired(db());
    expect(await db().selectFrom('sessions').selectAll().execute()).toEqual([]);
  },
);
