import { randomInt, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { NOT_ONBOARDED } from '@/lib/contract/provider';
import { SEND_PATHS, VERIFY_PATHS } from '@/lib/provider/upstream/otp';
import { fakeUpstream, json, type FakeUpstream } from './fake-upstream';
import { POSTS, TRENDING, WIDGETS, WIDGETS_REPEATING } from './reference-upstream-data';

/** What the specification leaves to a provider. */
export type Choices = {
  /** Which of the alternative paths of calls 4 and 5 it has. */
  otpPath?: number;
  /** Which of the accepted responses call 5 sends. */
  signIn?: 'user and token' | 'access token' | 'success flag';
  /** The name of the list in calls 6 and 7. */
  listName?: 'widgets' | 'data';
  /** Where a missing post is reported: by the status of the response, or in its body only. */
  missingPost?: 'response' | 'body';
  /** Whether a widget may be on two pages. */
  repeats?: boolean;
  port?: number;
  /** Hands a code to its person. */
  mail?: (email: string, code: string) => Promise<void>;
};

export type ReferenceUpstream = FakeUpstream & {
  /** The messages of call 1, one for each idempotency key. */
  messages: Map<string, Record<string, unknown>>;
  /** The current code of an address. */
  codes: Map<string, string>;
  /** Answers as a provider, for a test that has it answer something else to some requests. */
  serve: RequestListener;
  /** Answers all requests as a provider again. */
  recover: () => void;
};

/** Its messages of this address are refused. */
export const REFUSED_ADDRESS = 'refused@example.org';
export const REFUSAL = 'We cannot take messages from this address.';
/** People whose address begins so have not completed onboarding. */
export const NOT_YET_ONBOARDED = 'not-onboarded';

/**
 * A provider that speaks calls 1 to 7 as the specification describes them, quirks included: JSON under another
 * content type, refusals in the body of a 200, ids that are numbers, fields that are missing or have their
 * other name. It knows the fields of the specification only.
 */
export async function referenceUpstream(choices: Choices = {}): Promise<ReferenceUpstream> {
  const { otpPath = 1, signIn = 'access token', listName = 'data', missingPost = 'response' } = choices;
  const upstream = await fakeUpstream(choices.port);
  const messages: ReferenceUpstream['messages'] = new Map();
  const codes: ReferenceUpstream['codes'] = new Map();
  /** Address by token. Tests that create their sessions themselves give them the token `none`. */
  const tokens = new Map([['none', 'reader@example.org']]);

  const takeMessage = (request: IncomingMessage, body: Body) => {
    if (body.email === REFUSED_ADDRESS) return json({ status: 422, message: REFUSAL, data: null });
    messages.set(request.headers['idempotency-key']?.toString() ?? randomUUID(), body);
    return json({ status: 200, message: 'Waitlist entry created', data: { email: body.email } });
  };

  const listPosts = ({ headers }: IncomingMessage, query: URLSearchParams) => {
    const [page, limit] = [
      Number(headers['x-requested-page'] ?? 1),
      Number(headers['x-requested-limit'] ?? 10),
    ];
    const words = (query.get('q') ?? '').toLowerCase();
    const matching = POSTS.filter(({ title, description }) =>
      `${title}\n${description}`.toLowerCase().includes(words),
    );
    const data = matching.slice((page - 1) * limit, page * limit);
    const totalPages = Math.max(1, Math.ceil(matching.length / limit));
    return json({ status: 200, message: 'ok', data }, 200, {
      'x-total-pages': String(totalPages),
      'x-current-page': String(page),
    });
  };

  const findPost = (name: string) => {
    const post = POSTS.find(({ id, title_as_url }) => String(id) === name || title_as_url === name);
    if (post) return json({ status: 200, message: 'ok', data: post });
    return json({ status: 404, message: 'Blog not found', data: null }, missingPost === 'body' ? 200 : 404);
  };

  const sendCode = async ({ email }: Body) => {
    const code = String(randomInt(10 ** 6)).padStart(6, '0');
    codes.set(String(email), code);
    await choices.mail?.(String(email), code);
    return json({ success: true, message: 'OTP sent' }, 200, PLAIN);
  };

  const verifyCode = ({ email, otp, code }: Body) => {
    const address = String(email);
    if (!codes.has(address) || otp !== codes.get(address) || code !== otp)
      return json({ success: false, message: 'Invalid OTP. Please try again.' }, 400, PLAIN);
    codes.delete(address);
    const token = randomUUID();
    tokens.set(token, address);
    return json(
      {
        'user and token': { status: 200, data: { user: { id: 7, email: address, name: null }, token } },
        'access token': { access_token: token, user_id: 7, token: null, user: null },
        'success flag': { success: true, token },
      }[signIn],
      200,
      PLAIN,
    );
  };

  const listWidgets = ({ headers }: IncomingMessage, feed: string, query: URLSearchParams) => {
    const address = tokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
    if (address === undefined) return json({ message: 'Invalid token' }, 401);
    if (address.startsWith(NOT_YET_ONBOARDED)) return json({ message: NOT_ONBOARDED }, 403);
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const widgets = feed === 'trending' ? TRENDING : choices.repeats ? WIDGETS_REPEATING : WIDGETS;
    return json({ [listName]: widgets.slice((page - 1) * limit, page * limit) });
  };

  async function route(request: IncomingMessage): Promise<RequestListener> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream');
    const [, path = ''] = /^\/api\/v1(\/.*)$/.exec(pathname) ?? [];
    const [, folder = '', name = ''] = path.split('/').map(decodeURIComponent);
    switch (`${request.method} ${path}`) {
      case 'POST /general/waitlist':
        return takeMessage(request, await bodyOf(request));
      case 'GET /blogs':
        return listPosts(request, searchParams);
      case `POST ${SEND_PATHS[otpPath]}`:
        return sendCode(await bodyOf(request));
      case `POST ${VERIFY_PATHS[otpPath]}`:
        return verifyCode(await bodyOf(request));
    }
    if (request.method === 'GET' && folder === 'blogs') return findPost(name);
    if (request.method === 'GET' && folder === 'widgets') return listWidgets(request, name, searchParams);
    return (_, response) =>
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not Found</h1>');
  }

  const serve: RequestListener = (request, response) => {
    void route(request).then(
      (answer) => answer(request, response),
      () => json({ status: 400, message: 'Malformed request' }, 400)(request, response),
    );
  };
  const recover = () => upstream.answer(serve);
  recover();
  return { ...upstream, messages, codes, serve, recover };
}

/** JSON all the same. */
const PLAIN = { 'Content-Type': 'text/plain' };

type Body = Record<string, unknown>;

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Body;
}
