import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import { parseSetCookie } from 'cookie';
import { HttpError } from '@/lib/platform/http/http-error';
import { cookiesOf, sessionCookieName } from '@/lib/platform/http/cookies';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { authOptions } from './next-auth';

type Fields = Record<string, unknown>;
type Action = { method: 'GET' | 'POST'; action: string };

/** What next-auth answered. */
type Answer = { body: unknown; redirect: string | undefined; cookies: string[] };

/** The cookies that next-auth has a use for, on http and on https. */
const CSRF_COOKIE = /^(?:__Host-)?next-auth\.csrf-token$/;

/**
 * Has next-auth handle a GET.
 * @throws errors of our own callbacks
 */
export function getFromNextAuth(request: Request, action: string): Promise<Answer> {
  return ask(request, { method: 'GET', action }, {}, cookiesOf(request));
}

/**
 * Has next-auth handle a POST, and returns the Set-Cookie values of the session. A script that has asked
 * next-auth for its token sends it; a form in a page that is the same for everyone cannot contain one, so there
 * the request must come from our own pages, and a new token is sent for it.
 * @throws HttpError 403 for a post from elsewhere; errors of our own callbacks
 */
export async function postToNextAuth(request: Request, action: string, fields: Fields): Promise<string[]> {
  const proof = fields.csrfToken === undefined ? await newToken(request) : { fields, cookies: {} };
  const answer = await ask(
    request,
    { method: 'POST', action },
    { ...fields, ...proof.fields },
    { ...cookiesOf(request), ...proof.cookies },
  );
  if (answer.redirect?.endsWith('?csrf=true')) throw new HttpError(403, 'errors.other-site');
  return answer.cookies.filter((cookie) => cookie.startsWith(sessionCookieName()));
}

/** A token of next-auth and its cookie, for a post from one of our own pages. */
async function newToken(request: Request): Promise<{ fields: Fields; cookies: Record<string, string> }> {
  requireSameOrigin(request);
  const { body, cookies } = await ask(request, { method: 'GET', action: 'csrf' }, {}, {});
  const pairs = cookies.map((cookie) => parseSetCookie(cookie)).map(({ name, value = '' }) => [name, value]);
  return { fields: body as { csrfToken: string }, cookies: Object.fromEntries(pairs) };
}

/** Calls next-auth with what it needs and nothing else: no header, no query, no callbackUrl, no other cookie. */
async function ask(
  request: Request,
  { method, action }: Action,
  { email, identifier, otp, code, csrfToken }: Fields,
  cookies: Record<string, string | undefined>,
): Promise<Answer> {
  const failures: unknown[] = [];
  const { response, answer } = collector();
  const nextRequest = {
    method,
    headers: {},
    query: { nextauth: action.split('/') },
    cookies: Object.fromEntries(
      Object.entries(cookies).filter(([name]) => name === sessionCookieName() || CSRF_COOKIE.test(name)),
    ),
    body: { email, identifier, otp, code, csrfToken },
  };
  await NextAuth(
    nextRequest as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
    authOptions(request, (error) => failures.push(error)),
  );
  if (failures.length > 0) throw failures[0];
  return answer();
}

/** The parts of Next's response that next-auth writes to, and what was written. */
function collector() {
  const headers = new Map<string, string | string[]>();
  let body: unknown;
  const send = (sent: unknown) => void (body = sent);
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name),
    setHeader(name: string, value: string | string[]) {
      headers.set(name, value);
      return response;
    },
    send,
    json: send,
    end: () => undefined,
  };
  const answer = (): Answer => ({
    body,
    redirect: headers.get('Location')?.toString(),
    cookies: [headers.get('Set-Cookie') ?? []].flat(),
  });
  return { response, answer };
}
