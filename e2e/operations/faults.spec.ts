import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/testing/processes/free-port';
import { DAY, SECOND } from '@/lib/platform/clock';
import { routes } from '@/lib/web/routes';
import { temporaryFolder } from '@/testing/processes/temporary-folder';
import { json } from '@/testing/servers/fake-upstream';
import { ask, type Answered } from '@/testing/servers/loopback';
import { referenceUpstream, type ReferenceUpstream } from '@/testing/servers/reference-upstream';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { TCP_FAULTS, tcpProxy, type TcpFault, type TcpProxy } from '@/testing/servers/tcp-proxy';
import { expect, test } from '@/testing/browser/test';

/*
 * Every fault of an upstream against every screen: what visitors get meanwhile, and that all is well afterwards. The
 * whole matrix is part of `testing/commands/test-full.ts`; without WHOLE_MATRIX three faults of it are caused.
 */

test.describe.configure({ mode: 'serial' });

const SECRET = 'a secret of thirty-two characters';
const SCREENS = [
  'send code',
  'check code',
  'landing',
  'blog list',
  'cached post',
  'new post',
  'message',
  'feed',
] as const;
type Screen = (typeof SCREENS)[number];
type Statuses = Record<Screen, number>;

/** No answer, or none that can be read. */
const AWAY: Statuses = {
  landing: 200,
  'blog list': 200,
  'cached post': 200,
  'new post': 503,
  // Stored, and delivered later.
  message: 200,
  'send code': 503,
  'check code': 503,
  feed: 503,
};
const WELL: Statuses = { ...AWAY, 'new post': 200, 'send code': 200, 'check code': 200, feed: 200 };
/** Its refusals: of calls 2 and 3 the post is gone, of the others the person is told. */
const MISSING: Statuses = { ...AWAY, 'new post': 404, message: 400, feed: 422 };
/** Of calls 4 and 5 a 429 is the answer; of the others it is one to ask again later. */
const TOO_MANY: Statuses = { ...AWAY, 'send code': 400, 'check code': 400 };

const always =
  (status: number, body: string | Buffer, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);

/** What the upstream itself may do wrong. */
const ANSWERS: Record<string, [answer: RequestListener, statuses: Statuses]> = {
  '404': [json({ status: 404, message: 'Not found' }, 404), MISSING],
  '500': [json({ status: 500, message: 'Trace: at line 3' }, 500), AWAY],
  '429': [always(429, '{"message":"Slow down"}', { 'Retry-After': '3600' }), TOO_MANY],
  'a page of HTML': [always(200, '<h1>Welcome</h1>', { 'Content-Type': 'text/html' }), AWAY],
  // Call 4 needs no particular body.
  'half of its JSON': [always(200, '{"status":200,"data":[{"id"'), { ...AWAY, 'send code': 200 }],
  '50 MB': [always(200, Buffer.alloc(50 * 1024 * 1024, ' ')), AWAY],
  'another shape': [always(200, '"what?"'), { ...AWAY, 'send code': 200 }],
  'no answer': [() => {}, AWAY],
  'half an answer': [(_, response) => void response.writeHead(200).write('{"a'), AWAY],
};

const SHORT = ['404', 'half of its JSON', 'cut'];
const NAMES = [...Object.keys(ANSWERS), 'refuse', ...TCP_FAULTS].filter(
  (name) => process.env.WHOLE_MATRIX || SHORT.includes(name),
);

const folder = mkdtempSync(path.join(tmpdir(), 'clock-'));
const CLOCK_FILE = path.join(folder, 'ahead');
let ahead = 0;
const goOn = (milliseconds: number) => writeFileSync(CLOCK_FILE, String((ahead += milliseconds)));

let upstream: ReferenceUpstream;
let proxy: TcpProxy;
let site: SecondSite;
let port: number;
/** Of a person who is signed in. */
let cookie: string;

test.beforeAll(async () => {
  writeFileSync(CLOCK_FILE, '0');
  upstream = await referenceUpstream();
  proxy = await tcpProxy(Number(new URL(upstream.url).port));
  port = await freePort();
  site = await secondSite(port, {
    settings: {
      PROVIDER_API_URL: `http://127.0.0.1:${proxy.port}`,
      REVALIDATE_SECRET: SECRET,
      DATA_DIR: temporaryFolder('samvit-data-'),
      CLOCK_FILE,
      NODE_OPTIONS: `--require ${path.resolve('testing/site/clock.cjs')}`,
    },
  });
  cookie = await signIn();
  await post('/api/revalidate', { tag: 'blogs' }, { Authorization: `Bearer ${SECRET}` });
  for (const path of [routes.posts, routes.post('upstream-post-1')])
    await expect.poll(async () => (await ask(port, path)).text).toContain('Upstream post 1');
});
test.afterAll(async () => {
  await site.stop();
  proxy.close();
  await upstream.close();
  rmSync(folder, { recursive: true });
});

let clients = 0;
/** From a client of its own, as our pages send it. */
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  ask(port, path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': `198.51.100.${(clients += 1)}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
const newAddress = () => `reader-${randomUUID()}@example.org`;

/** Asks for a code while the upstream is well, and returns what checks it later. */
async function codeToCheck(): Promise<() => Promise<Answered>> {
  const email = newAddress();
  const sent = await post('/api/otp', { email });
  expect(sent.status).toBe(200);
  const [challenge = ''] = (sent.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]);
  return () =>
    post('/api/auth/callback/credentials', { email, otp: upstream.codes.get(email) }, { Cookie: challenge });
}

/** The cookies of a person who is signed in and has declared to be 18. */
async function signIn(): Promise<string> {
  const signedIn = await (await codeToCheck())();
  const cookies = (signedIn.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  expect((await post('/api/declaration', { adult: true }, { Cookie: cookies })).status).toBe(200);
  return cookies;
}

/** The addresses of the messages whose senders were thanked. */
const accepted: string[] = [];
async function sendMessage(): Promise<Answered> {
  const email = newAddress();
  const answer = await post('/api/waitlist', { email, message: 'Hello' });
  if (answer.status === 200) accepted.push(email);
  return answer;
}

/** Asks for every screen, one after the other. */
async function visit(newPost: string, checkCode: () => Promise<Answered>) {
  const screens: Record<Screen, () => Promise<Answered>> = {
    landing: () => ask(port, routes.home),
    'blog list': () => ask(port, routes.posts),
    'cached post': () => ask(port, routes.post('upstream-post-1')),
    'new post': () => ask(port, routes.post(newPost)),
    message: sendMessage,
    'send code': () => post('/api/otp', { email: newAddress() }),
    'check code': checkCode,
    feed: () => ask(port, '/api/widgets/dashboard', { headers: { Cookie: cookie } }),
  };
  const answers = {} as Record<Screen, Answered>;
  for (const screen of SCREENS) answers[screen] = await screens[screen]();
  return answers;
}

const statusesOf = (answers: Record<Screen, Answered>) =>
  Object.fromEntries(SCREENS.map((screen) => [screen, answers[screen].status]));

/** Has the upstream or the network fail, or end that. */
function bring(name: string | null): void {
  const answer = name === null ? undefined : ANSWERS[name]?.[0];
  if (answer) upstream.answer(answer);
  else upstream.recover();
  proxy.refuse(name === 'refuse');
  proxy.fail(TCP_FAULTS.includes(name as TcpFault) ? (name as TcpFault) : null);
}

for (const [index, name] of NAMES.entries())
  test(`${name}: every screen, during it and afterwards`, async () => {
    const expected = ANSWERS[name]?.[1] ?? (name === 'delay' ? WELL : AWAY);
    const checkCode = await codeToCheck();
    bring(name);
    // One that no earlier fault has let through.
    const answers = await visit(name === 'delay' ? 'upstream-post-4' : 'upstream-post-5', checkCode);
    expect(statusesOf(answers)).toEqual(expected);
    for (const screen of ['blog list', 'cached post'] as const)
      expect(answers[screen].text).toContain('Upstream post 1');
    for (const screen of SCREENS) expect(answers[screen].text).not.toContain('at line 3');
    if (name !== 'delay') expect(answers['new post'].headers['cache-control']).toBe('no-store');

    bring(null);
    proxy.cut();
    // For the circuit breakers, which ask nothing for ten seconds, and for posts that were missing, which are asked for
    // again after a minute.
    goOn(75 * SECOND);
    await expect
      .poll(async () => (await ask(port, '/api/widgets/dashboard', { headers: { Cookie: cookie } })).status)
      .toBe(200);
    const after = await visit(`upstream-post-${6 + (index % 8)}`, await codeToCheck());
    expect(statusesOf(after)).toEqual(WELL);
  });

test('every message that was accepted meanwhile has arrived', async () => {
  // The time until the next attempt doubles.
  goOn(DAY);
  const arrived = () => [...upstream.messages.values()].map(({ email }) => email).sort();
  await expect.poll(arrived).toEqual([...accepted].sort());
});
