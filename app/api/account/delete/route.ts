import { deleteAccount } from '@/lib/services/sign-in/account';
import { requireSession } from '@/lib/services/sign-in/current-session';
import { setCookie } from '@/lib/platform/http/cookies';
import { flashCookie, flashDone } from '@/lib/services/sign-in/flash';
import { KNOWN_BROWSER_COOKIE } from '@/lib/services/sign-in/known-browser';
import { clearSignedInCookies } from '@/lib/services/sign-in/session-cookie';
import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { HttpError } from '@/lib/platform/http/http-error';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Deletes the account. The person has to type their address, to prevent accidents. */
export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    const { user } = await requireSession(request);
    const typed = typeof fields.email === 'string' ? fields.email.trim().toLowerCase() : '';
    if (typed !== user.email) throw new HttpError(400, 'errors.own-address');
    await deleteAccount(db(), user);
    return {
      location: pathHere(routes.web),
      cookies: [
        ...clearSignedInCookies(),
        // Also clears the mark of the browser, which contains a hash of the address.
        setCookie(KNOWN_BROWSER_COOKIE, '', { maxAge: 0 }),
        flashDone(text('account.delete.done')),
      ],
    };
  },
  (message) => ({ location: pathHere(routes.account), cookies: [flashCookie({ message })] }),
);
