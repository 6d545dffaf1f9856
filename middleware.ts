import { getToken } from 'next-auth/jwt';
import { NextResponse, type NextRequest } from 'next/server';
import { decodeSession } from '@/lib/services/sign-in/decode-session';

export const config = { matcher: ['/web', '/web/:path+'] };

/**
 * Shows sign-in, at the same URL, to a browser whose cookie cannot be a session. A convenience: it runs where there is
 * no database, so every page and handler below /web asks for the session itself.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (await mayHaveSession(request)) return NextResponse.next();
  const { pathname, search, searchParams } = request.nextUrl;
  const signIn = new URL('/web', request.url);
  signIn.searchParams.set('callbackUrl', searchParams.get('callbackUrl') ?? pathname + search);
  return NextResponse.rewrite(signIn);
}

/** The secret before the last rotation; instrumentation.ts has set the variable. */
const previous = () => [process.env.NEXTAUTH_SECRET_PREVIOUS].filter((secret) => secret !== undefined);

async function mayHaveSession(request: NextRequest): Promise<boolean> {
  const token = await getToken({
    req: request,
    secureCookie: request.cookies.has('__Secure-next-auth.session-token'),
    // Under `next dev` the secret may be known to the database side alone: then the cookie is left to the pages.
    decode: async ({ token, secret }) =>
      secret ? decodeSession(token, [String(secret), ...previous()]) : {},
  });
  return token !== null;
}
