import { askNextAuth } from '@/lib/services/sign-in/ask-next-auth';
import { readFields } from '@/lib/platform/http/body';
import { handler } from '@/lib/platform/http/handler';
import { HttpError } from '@/lib/platform/http/http-error';

export const dynamic = 'force-dynamic';

/** What a client of next-auth needs to sign in with credentials, to ask who is signed in, and to sign out; no page of its own. */
const ACTIONS = { GET: ['csrf', 'session'], POST: ['callback/credentials', 'signout'] };

type Context = { params: Promise<{ nextauth: string[] }> };

async function actionOf(method: 'GET' | 'POST', { params }: Context): Promise<string> {
  const action = (await params).nextauth.join('/');
  if (!ACTIONS[method].includes(action)) throw new HttpError(404, 'Not found');
  return action;
}

export const GET = handler<Context>(async (request, context) =>
  askNextAuth(request, { method: 'GET', action: await actionOf('GET', context) }),
);

export const POST = handler<Context>(async (request, context) => {
  const action = await actionOf('POST', context);
  return askNextAuth(request, { method: 'POST', action, fields: await readFields(request) });
});
