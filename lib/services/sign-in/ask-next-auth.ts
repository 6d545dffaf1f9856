import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import { siteOrigin } from '@/lib/platform/env';
import { cookiesOf } from '@/lib/platform/http/cookies';
import { routes } from '@/lib/web/routes';
import { safeCallback } from './callback-url';
import { authOptions } from './next-auth';

/** Redirect targets of next-auth's own error pages, which this site does not have. */
const OWN_PAGES = '/api/auth/';
const REFUSED = `${routes.web}?error=CredentialsSignin`;

type Fields = Record<string, unknown>;

/**
 * Calls next-auth with checked and limited input only: no query, no header but the cookies, and a
 * callbackUrl that is a path of this site, because next-auth answers 500 to a URL it cannot parse.
 * @throws errors of our own callbacks, which next-auth would turn into a signed-out session or a technical
 * message
 */
export async function askNextAuth(
  request: Request,
  { method, action, fields = {} }: { method: 'GET' | 'POST'; action: string; fields?: Fields },
): Promise<Response> {
  const callbackUrl = fields.callbackUrl ?? new URL(request.url).searchParams.get('callbackUrl') ?? undefined;
  const answer = new Answer();
  const failures: unknown[] = [];
  await NextAuth(
    {
      method,
      headers: { cookie: request.headers.get('cookie') ?? '' },
      query: { nextauth: action.split('/') },
      cookies: cookiesOfNextAuth(request),
      body: { ...textsOf(fields), ...(callbackUrl !== undefined && { callbackUrl: ownPath(callbackUrl) }) },
    } as unknown as NextApiRequest,
    answer as unknown as NextApiResponse,
    authOptions((error) => failures.push(error)),
  );
  if (failures.length > 0) throw failures[0];
  return answer.toResponse();
}

function ownPath(url: unknown): string {
  const origin = siteOrigin();
  return safeCallback(
    typeof url === 'string' && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url,
  );
}

function textsOf(fields: Fields): Record<string, string> {
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(texts);
}

function cookiesOfNextAuth(request: Request): Record<string, string> {
  const cookies = Object.entries(cookiesOf(request)).flatMap(([name, value]): [string, string][] => {
    if (!/^(?:__Secure-|__Host-)?next-auth\./.test(name) || value === undefined) return [];
    return [[name, name.endsWith('.callback-url') ? ownPath(value) : value]];
  });
  return Object.fromEntries(cookies);
}

/** The parts of Node's ServerResponse that next-auth writes to. */
class Answer {
  private code = 200;
  private readonly headers = new Map<string, string | string[]>();
  private body: string | undefined;

  status(code: number): this {
    this.code = code;
    return this;
  }

  getHeader(name: string) {
    return this.headers.get(name.toLowerCase());
  }

  setHeader(name: string, value: string | string[]): this {
    this.headers.set(name.toLowerCase(), value);
    return this;
  }

  json(body: Fields): void {
    this.setHeader('Content-Type', 'application/json');
    this.body = JSON.stringify(typeof body.url === 'string' ? { ...body, url: shownPage(body.url) } : body);
  }

  send(body: unknown): void {
    if (typeof body === 'object' && body !== null) this.json(body as Fields);
    else this.body = String(body);
  }

  end(): void {
    this.body = undefined;
  }

  toResponse(): Response {
    const headers = new Headers({ 'Cache-Control': 'private, no-store' });
    for (const [name, value] of this.headers)
      for (const one of [value].flat())
        if (name === 'set-cookie') headers.append(name, one);
        else headers.set(name, name === 'location' ? shownPage(one) : one);
    return new Response(this.body ?? null, { status: this.code, headers });
  }
}

/** Replaces next-auth's own pages by ours in a redirect; other targets do not change. */
function shownPage(url: string): string {
  const { origin, pathname } = new URL(url, siteOrigin());
  return pathname.startsWith(OWN_PAGES) ? origin + REFUSED : url;
}
