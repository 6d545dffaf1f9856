import { deleteAccount } from '@/lib/services/sign-in/account';
import { requireSession } from '@/lib/services/sign-in/current-session';
import { setCookie } from '@/lib/platform/http/cookies';
import { flashCookie } from '@/lib/services/sign-in/flash';
import { KNOWN_BROWSER_COOKIE } from '@/lib/services/sign-in/known-browser';
import { clearSignedInCookies } from '@/lib/services/sign-in/session-cookie';
import { db } from '@/lib/records/database';
import { formOrJson } from '@/lib/platform/http/form-or-json';
import { HttpError } from '@/lib/platform/http/http-error';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { routes } from '@/lib/site/routes';

export const dynamic = 'force-dynamic';

/** Deletes the account. The person types their address, so that it does not happen by a slip. */
export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    const { user } = await requireSession(request);
    const typed = typeof fields.email === 'string' ? fields.email.trim().toLowerCase() : '';
    if (typed !== user.email) throw new HttpError(400, 'Please type your own address to delete the account.');
    await deleteAccount(db(), user.email);
    return {
      location: routes.web,
      cookies: [
        ...clearSignedInCookies(),
        // It says of the address that it has signed in here.
        setCookie(KNOWN_BROWSER_COOKIE, '', { maxAge: 0 }),
        flashCookie({ kind: 'done', message: 'Your account is deleted.' }),
      ],
    };
  },
  (message) => ({ location: routes.account, cookies: [flashCookie({ message })] }),
);
