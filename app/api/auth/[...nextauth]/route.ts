import { getFromNextAuth } from '@/lib/services/sign-in/ask-next-auth';
import { handler } from '@/lib/services/http/handler';
import { HttpError } from '@/lib/platform/http/http-error';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ nextauth: string[] }> };

const ANSWERED = ['csrf', 'session'];

/** What a script may ask next-auth: its token for posts, and who is signed in. Its own pages are not served. */
export const GET = handler<Context>(async (request, { params }) => {
  const action = (await params).nextauth.join('/');
  if (!ANSWERED.includes(action)) throw new HttpError(404, 'errors.not-found');
  const { body, cookies } = await getFromNextAuth(request, action);
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json(body, { headers });
});

/** Signing in and out have files of their own; nothing else can be posted. */
export const POST = handler(() => Promise.reject(new HttpError(404, 'errors.not-found')));
