import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describedExchanges } from '@/testing/pages/described';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { fakeUpstream, type FakeUpstream } from '@/testing/servers/fake-upstream';
import { routeListener } from '@/testing/servers/route-server';
import { DAY } from '@/lib/platform/clock';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { outboxDir } from '@/lib/platform/mail/outbox';
import { triggerDelivery } from '@/lib/services/messages/delivery';
import { contractChecks, messageChecks, newAddress, signInChecks } from '@/lib/provider/contract-checks';
import { embeddedProvider } from '@/lib/provider/embedded';
import { upstreamProvider } from '@/lib/provider/upstream';
import { OPERATIONS } from '@/lib/services/api/openapi';
import { POST as declare } from './account/declaration/route';
import { POST as logout } from './auth/logout/route';
import { POST as sendOtp } from './auth/otp/send/route';
import { POST as verifyOtp } from './auth/otp/verify/route';
import { GET as getBlogs } from './blogs/route';
import { GET as getBlog } from './blogs/[id]/route';
import { POST as postWaitlist } from './general/waitlist/route';
import { GET as getWidgets } from './widgets/[feed]/route';

freshDataDir();

/** The code of the newest mail to this address. */
async function lastMailedCode(email: string): Promise<string> {
  const mails = readdirSync(outboxDir())
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(path.join(outboxDir(), name), 'utf8'))
    .filter((eml) => eml.includes(`To: ${email}`));
  return /^ {4}(\d{6})$/m.exec(mails.at(-1) ?? '')?.[1] ?? '';
}

let site: FakeUpstream;
const exchanges = describedExchanges();

beforeAll(async () => {
  const plainFetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await plainFetch(input, init);
    await exchanges.note(String(input), init, response.clone());
    return response;
  });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await migrate();
  site = await fakeUpstream();
  site.answer(
    routeListener([
      { method: 'POST', path: /^\/api\/v1\/general\/waitlist$/, handler: postWaitlist },
      { method: 'GET', path: /^\/api\/v1\/blogs$/, handler: getBlogs },
      { method: 'GET', path: /^\/api\/v1\/blogs\/(?<id>[^/]+)$/, handler: getBlog },
      { method: 'POST', path: /^\/api\/v1\/auth\/otp\/send$/, handler: sendOtp },
      { method: 'POST', path: /^\/api\/v1\/auth\/otp\/verify$/, handler: verifyOtp },
      { method: 'POST', path: /^\/api\/v1\/auth\/logout$/, handler: logout },
      { method: 'POST', path: /^\/api\/v1\/account\/declaration$/, handler: declare },
      { method: 'GET', path: /^\/api\/v1\/widgets\/(?<feed>[^/]+)$/, handler: getWidgets },
    ]),
  );
});

// Every call is as its OpenAPI description says, in every test.
afterEach(() => expect(exchanges.problems.splice(0)).toEqual([]));

afterAll(async () => {
  await triggerDelivery();
  await site.close();
  await closeDb();
});

/** A call as a client makes it, without our own upstream code. */
const post = (call: string, body: Record<string, unknown>, token?: string) =>
  fetch(`${site.url}/api/v1/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const feed = (token: string) =>
  fetch(`${site.url}/api/v1/widgets/dashboard`, { headers: { Authorization: `Bearer ${token}` } });

describe('the embedded provider', () => {
  it.each(contractChecks)('$name', ({ run }) => run(embeddedProvider));

  it.each(signInChecks)('$name', ({ run }) =>
    run(embeddedProvider, { address: newAddress, readCode: lastMailedCode }),
  );
});

describe('an upstream that is this site’s own /api/v1', () => {
  it.each([...messageChecks, ...contractChecks])('$name', ({ run }) => run(upstreamProvider(site.url)));

  let newest = '';
  const inbox = {
    address: newAddress,
    readCode: lastMailedCode,
    onboard: async (token: string) => {
      newest = token;
      expect((await post('account/declaration', { adult: true }, token)).status).toBe(200);
    },
  };
  it.each(signInChecks)('$name', ({ run }) => run(upstreamProvider(site.url), inbox));

  it('has every call of the OpenAPI description: these checks and signing out use all of them', async () => {
    exchanges.succeeded.clear();
    for (const { run } of [...messageChecks, ...contractChecks]) await run(upstreamProvider(site.url));
    for (const { run } of signInChecks) await run(upstreamProvider(site.url), inbox);
    expect((await post('auth/logout', {}, newest)).status).toBe(200);
    expect([...exchanges.succeeded].sort()).toEqual(Object.keys(OPERATIONS).sort());
  });

  it('rejects an invalid token', async () => {
    const asked = upstreamProvider(site.url).widgets({ feed: 'dashboard', page: 1, token: 'made-up' });
    await expect(asked).rejects.toMatchObject({ kind: 'unauthorized' });
  });
});

describe('a client of /api/v1', () => {
  type Envelope = { status: number; message: string; data: Record<string, unknown> | null };
  const said = async (response: Response) => (await response.json()) as Envelope;

  async function tokenOf(email: string): Promise<string> {
    const { data } = await said(
      await post('auth/otp/verify', { identifier: email, otp: await lastMailedCode(email) }),
    );
    return String(data?.token);
  }

  it('gets a token for a bound challenge, and only with it the code is accepted', async () => {
    const email = newAddress();
    const { data } = await said(await post('auth/otp/send', { email, bind: true }));
    expect(data).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/) });
    const otp = await lastMailedCode(email);
    expect((await post('auth/otp/verify', { email, otp })).status).toBe(400);
    const bound = await said(await post('auth/otp/verify', { email, otp, challenge: data?.challenge }));
    expect(bound).toMatchObject({ status: 200, data: { user: { email } } });
  });

  it('gets no token with the specification’s fields alone, with which the code is accepted', async () => {
    const email = newAddress();
    expect(await said(await post('auth/otp/send', { identifier: email, email }))).toEqual({
      status: 200,
      message: 'success',
      data: {},
    });
    expect(await tokenOf(email)).toMatch(/^[\w-]{43}$/);
  });

  it('gets no insights before the 18+ declaration, nor after signing out', async () => {
    const email = newAddress();
    await post('auth/otp/send', { email });
    const token = await tokenOf(email);
    const early = await feed(token);
    expect([early.status, await said(early)]).toEqual([
      403,
      { status: 403, message: 'User has not completed onboarding', data: null },
    ]);

    expect((await post('account/declaration', { adult: true })).status).toBe(401);
    expect((await post('account/declaration', {}, token)).status).toBe(400);
    const declared = await said(await post('account/declaration', { adult: true }, token));
    expect(declared).toMatchObject({ status: 200, data: { terms_version: expect.any(String) } });
    expect((await feed(token)).status).toBe(200);

    expect((await post('auth/logout', {})).status).toBe(401);
    for (let i = 0; i < 2; i += 1) expect((await post('auth/logout', {}, token)).status).toBe(200);
    expect((await feed(token)).status).toBe(401);
  });

  it.each([
    ['left alone for seven days', 7],
    ['thirty days old', 30],
  ])('has a token that is no longer good when it is %s', async (_name, age) => {
    const email = newAddress();
    await post('auth/otp/send', { email });
    const token = await tokenOf(email);
    await post('account/declaration', { adult: true }, token);
    expect((await feed(token)).status).toBe(200);
    const then = Date.now() - age * DAY;
    await db()
      .updateTable('sessions')
      .set(age === 30 ? { created_at: then, expires_at: then + 30 * DAY } : { seen_at: then })
      .where('email', '=', email)
      .execute();
    expect((await feed(token)).status).toBe(401);
  });

  it('uses no attempt with fewer than six characters', async () => {
    const email = newAddress();
    await post('auth/otp/send', { email });
    for (let i = 0; i < 10; i += 1) {
      const short = await said(await post('auth/otp/verify', { email, otp: '12345' }));
      expect(short).toEqual({ status: 400, message: 'A code has six characters', data: null });
    }
    expect(await tokenOf(email)).toMatch(/^[\w-]{43}$/);
  });

  it('gets a storage error with a full disk, and its token still reads', async () => {
    const email = newAddress();
    await post('auth/otp/send', { email });
    const token = await tokenOf(email);
    await post('account/declaration', { adult: true }, token);
    // Like a full disk: reads succeed, writes fail.
    await sql`pragma query_only = on`.execute(db());
    try {
      const refused = await post('auth/otp/send', { email: newAddress() });
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '60']);
      expect(await said(refused)).toMatchObject({ status: 503, data: null });
      expect((await post('auth/logout', {}, token)).status).toBe(503);
      expect((await feed(token)).status).toBe(200);
    } finally {
      await sql`pragma query_only = off`.execute(db());
    }
    expect((await post('auth/otp/send', { email: newAddress() })).status).toBe(200);
  });
});
