import { postToNextAuth } from '@/lib/services/sign-in/ask-next-auth';
import { flashDone } from '@/lib/services/sign-in/flash';
import { isFormPost } from '@/lib/platform/http/body';
import { isStorageError } from '@/lib/platform/db/storage-error';
import { publicError } from '@/lib/services/http/handler';
import { clearSignedInCookies } from '@/lib/services/sign-in/session-cookie';
import { text } from '@/lib/content/messages';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/**
 * Has next-auth end the session and clears the cookies; a second sign-out succeeds too. If the database fails,
 * the cookies are cleared all the same, and the page says so.
 */
export const POST = formOrJson(
  async (request, fields) => {
    const path = pathHere(routes.web);
    const cookies = clearSignedInCookies();
    if (await isEnded(request, fields))
      return { location: path, cookies: [...cookies, flashDone(text('account.signed-out'))] };
    const message = text('account.signed-out-here');
    // A script goes on to that page itself.
    if (!isFormPost(request)) return { location: path, cookies: [...cookies, flashDone(message)] };
    return { page: { path, problem: { message, status: 200, fields: {} } }, cookies };
  },
  () => pathHere(routes.web),
);

/** @returns whether the database knows that the session has ended */
async function isEnded(request: Request, fields: Record<string, unknown>): Promise<boolean> {
  try {
    await postToNextAuth(request, 'signout', fields);
    return true;
  } catch (error) {
    if (!isStorageError(error)) throw error;
    // Logs it, with the alarm.
    publicError(error, request);
    return false;
  }
}
