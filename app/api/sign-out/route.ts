import { signOut } from '@/lib/services/sign-in/account';
import { sessionOf } from '@/lib/services/sign-in/current-session';
import { flashCookie } from '@/lib/services/sign-in/flash';
import { clearSignedInCookies } from '@/lib/services/sign-in/session-cookie';
import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { routes } from '@/lib/site/routes';

export const dynamic = 'force-dynamic';

/** Ends the session in the database and clears the cookie; a second sign-out succeeds too. */
export const POST = formOrJson(
  async (request) => {
    requireSameOrigin(request);
    const session = await sessionOf(request);
    if (session) await signOut(db(), session);
    return {
      location: routes.web,
      cookies: [
        ...clearSignedInCookies(),
        flashCookie({ kind: 'done', message: text('account.signed-out') }),
      ],
    };
  },
  () => ({ location: routes.web }),
);
