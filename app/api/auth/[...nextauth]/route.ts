import { askNextAuth } from '@/lib/services/sign-in/ask-next-auth';
import { readFields } from '@/lib/platform/http/body';
import { handler } from '@/lib/services/http/handler';
import { HttpError } from '@/lib/platform/http/http-error';

export const dynamic = 'force-dynamic';

/**
 * The handlers of next-auth that its client needs for sign-in, session and sign-out; its own pages are not
 * served.
 */
const ACTIONS = { GET: ['csrf', 'session'], POST: ['callback/credentials', 'signout'] };

type Context = { params: Promise<{ nextauth: string[] }> };

async function actionOf(method: 'GET' | 'POST', { params }: Context): Promise<string> {
  const action = (await params).nextauth.join('/');
  if (!ACTIONS[method].includes(action)) throw new HttpError(404, 'errors.not-found');
  return action;
}

export const GET = handler<Context>(async (request, context) =>
  askNextAuth(request, { method: 'GET', action: await actionOf('GET', context) }),
);

export const POST = handler<Context>(async (request, context) => {
  const action = await actionOf('POST', context);
  return askNextAuth(request, { method: 'POST', action, fields: await readFields(request) });
});
