import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/next-auth';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own endpoints: csrf, session, callback and signout. */
async function auth(request: Request, context: Context): Promise<Response> {
  return NextAuth(
    request as never,
    { params: await context.params } as never,
    authOptions(),
  ) as Promise<Response>;
}

export { auth as GET, auth as POST };
