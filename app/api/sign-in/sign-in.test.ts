import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { CHALLENGE_COOKIE, sessionCookieName } from '@/lib/platform/http/cookies';
import { closeDb } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { exposeToNextAuth, siteOrigin } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { outboxDir } from '@/lib/platform/mail/mail';
import { serverSecret } from '@/lib/platform/secret';
import { sessionOfCookie } from '@/lib/services/sign-in/current-session';
import { sendCode } from '@/lib/services/sign-in/sign-in';
import { GET as csrf, POST as nextAuth } from '../auth/[...nextauth]/route';
import { POST } from './route';

freshDataDir();
beforeAll(migrate);
beforeAll(() => exposeToNextAuth(serverSecret(), undefined));
afterAll(closeDb);
jest.spyOn(log, 'info').mockImplementation();
jest.spyOn(console, 'log').mockImplementation();

let people = 0;
/** A code, and the cookies of a browser that requested it. */
async function code(cookie: string) {
  const email = `reader-${(people += 1)}@example.com`;
  rmSync(outboxDir(), { recursive: true, force: true });
  const challenge = await sendCode({ email, client: 'browser', channel: 'browser' });
  const [mail = ''] = readdirSync(outboxDir()).filter((name) => name.endsWith('.eml'));
  const [, otp = ''] = /^ {4}(\d{6})$/m.exec(readFileSync(path.join(outboxDir(), mail), 'utf8')) ?? [];
  return { fields: { email, otp }, cookie: `${CHALLENGE_COOKIE}=${challenge}; ${cookie}` };
}

function request(address: string, cookie: string, body?: object): Request {
  return new Request(`${siteOrigin()}${address}`, {
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
}

const firstOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes(name))
    ?.split(';')[0] ?? '';
const ofNextAuth = (...nextauth: string[]) => ({ params: Promise.resolve({ nextauth }) });

/** The two ways to sign in by browser: our own handler, and next-auth's. */
const WAYS = {
  'our handler': async (cookie: string) => {
    const asked = await code(cookie);
    return POST(request('/api/sign-in', asked.cookie, asked.fields), undefined);
  },
  'next-auth': async (cookie: string) => {
    const asked = await code(cookie);
    const token = await csrf(request('/api/auth/csrf', ''), ofNextAuth('csrf'));
    const { csrfToken } = (await token.clone().json()) as { csrfToken: string };
    const body = { ...asked.fields, csrfToken, json: 'true' };
    const cookies = `${asked.cookie}; ${firstOf(token, 'csrf-token')}`;
    return nextAuth(
      request('/api/auth/callback/credentials', cookies, body),
      ofNextAuth('callback', 'credentials'),
    );
  },
};

test.each(Object.entries(WAYS))(
  'signing in again by %s ends the session of the older cookie',
  async (_, way) => {
    const session = async (cookie: string) => firstOf(await way(cookie), sessionCookieName());
    const valid = (cookie: string) => sessionOfCookie(cookie.split('=')[1]);
    const [first, elsewhere] = [await session(''), await session('')];
    expect(await valid(first)).not.toBeNull();
    const second = await session(first);
    expect(await valid(second)).not.toBeNull();
    expect(await valid(first)).toBeNull();
    // Another browser stays signed in.
    expect(await valid(elsewhere)).not.toBeNull();
  },
);
