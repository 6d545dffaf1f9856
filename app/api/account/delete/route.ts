import { deleteAccount } from '@/lib/auth/account';
import { requireSession } from '@/lib/auth/current-session';
import { setCookie } from '@/lib/auth/cookies';
import { flashCookie } from '@/lib/auth/flash';
import { KNOWN_BROWSER_COOKIE } from '@/lib/auth/known-browser';
import { clearSignedInCookies } from '@/lib/auth/session-cookie';
import { db } from '@/lib/db/client';
import { formOrJson } from '@/lib/http/form-or-json';
import { HttpError } from '@/lib/http/http-error';
import { requireSameOrigin } from '@/lib/http/same-origin';
import { routes } from '@/lib/routes';

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
