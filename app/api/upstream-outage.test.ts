import type { RequestListener } from 'node:http';
import { fakeUpstream, json, type FakeUpstream } from '@/testing/servers/fake-upstream';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { sessionCookie } from '@/testing/site/session-cookie';
import { openChallenge } from '@/lib/records/challenges';
import { CHALLENGE_COOKIE } from '@/lib/platform/http/cookies';
import { declareAdult } from '@/lib/records/declarations';
import { createSession } from '@/lib/records/sessions';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import type { Provider } from '@/lib/contract/provider';
import { upstreamProvider } from '@/lib/provider/upstream';
import { POST as sendCode } from './otp/route';
import { POST as signIn } from './auth/callback/credentials/route';
import { GET as widgets } from './widgets/[feed]/route';

// What the browser's handlers send while the provider is down.
let upstream: FakeUpstream;
let provider: Provider;
jest.mock('@/lib/provider', () => ({ provider: () => provider, isEmbedded: () => false }));

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
beforeEach(async () => {
  upstream = await fakeUpstream();
  // A new circuit breaker for each test: an open one would respond in place of the provider.
  provider = upstreamProvider(upstream.url, [upstream.url]);
});
afterEach(() => upstream.close());

// A provider that hangs is waited for a moment, because only the response matters here; one that answers for
// as long as it takes, because a deadline would measure the machine.
const timeout = AbortSignal.timeout.bind(AbortSignal);
const waitFor = (time: number) =>
  void jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(time));
beforeEach(() => waitFor(60_000));
afterEach(() => jest.restoreAllMocks());

let people = 0;
const someone = () => `reader-${(people += 1)}@example.com`;

const post = (path: string, body: unknown, cookie = '') =>
  new Request(`http://site${path}`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const calls: Record<string, () => Promise<Response>> = {
  'sending a code': () => sendCode(post('/api/otp', { email: someone() }), undefined),
  'checking a code': async () => {
    const email = someone();
    const { token } = await openChallenge(db(), { email, channel: 'browser' }, '000000');
    return signIn(
      post('/api/auth/callback/credentials', { email, otp: '123456' }, `${CHALLENGE_COOKIE}=${token}`),
      undefined,
    );
  },
  'the feed': () => feed(),
};

async function feed(query = ''): Promise<Response> {
  const user = { id: 'u1', email: someone(), name: null };
  await declareAdult(db(), user.email, '2.0');
  const token = await createSession(db(), { user, token: 'bearer' });
  const cookie = await sessionCookie(token);
  return widgets(new Request(`http://site/api/widgets/dashboard${query}`, { headers: { cookie } }), {
    params: Promise.resolve({ feed: 'dashboard' }),
  });
}

const CONNECT = 'Failed to connect to Samvit API. Please check your internet connection and try again.';
const html: RequestListener = (_request, response) => response.writeHead(200).end('<h1>Welcome</h1>');

/** A loopback port on which nothing listens. */
const NOBODY = 'http://127.0.0.1:9';

function hang(answer: RequestListener): void {
  waitFor(50);
  upstream.answer(answer);
}

const faults: [name: string, bring: () => void][] = [
  ['refuses', () => void (provider = upstreamProvider(NOBODY, [NOBODY]))],
  ['hangs', () => hang(() => undefined)],
  ['hangs in the middle', () => hang((_, response) => void response.writeHead(200).write('{"a'))],
  ['hangs up', () => upstream.answer((request) => void request.socket.destroy())],
  ['answers 500', () => upstream.answer(json({ status: 500, message: 'Trace: at line 3' }, 500))],
  ['answers 503 in HTML', () => upstream.answer((_, response) => void response.writeHead(503).end('<h1>No'))],
];

describe.each(Object.entries(calls))('%s', (name, call) => {
  it.each(faults)('names the connection if the provider %s', async (_fault, bring) => {
    bring();
    const response = await call();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ message: CONNECT });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('treats an HTML page as a failure, whatever its status', async () => {
    upstream.answer(html);
    const response = await call();
    const words: Record<string, string> = {
      'sending a code': 'Failed to send OTP',
      'checking a code': 'OTP verification failed',
      'the feed': 'Failed to load widgets',
    };
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ message: words[name] });
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('the feed of an upstream', () => {
  it('tells a person without onboarding what is missing, and does not sign them out', async () => {
    upstream.answer(json({ message: 'User has not completed onboarding' }, 401));
    const response = await feed();
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message: 'Welcome! Complete your onboarding to access personalized widgets',
    });
  });

  it('redirects to sign-in on any other 401', async () => {
    upstream.answer(json({ message: 'Token expired' }, 401));
    expect((await feed()).status).toBe(401);
  });

  it('requests its pages without parameters that the upstream does not know', async () => {
    upstream.answer(json({ widgets: [] }));
    expect((await feed('?page=2&q=gold&order=newest')).status).toBe(200);
    expect(upstream.requests.map(({ url }) => url)).toEqual(['/api/v1/widgets/dashboard?page=2&limit=9']);
  });
});
