import { signOutEverywhere } from '@/lib/services/sign-in/account';
import { requireSession } from '@/lib/services/sign-in/current-session';
import { flashCookie, flashDone } from '@/lib/services/sign-in/flash';
import { clearSignedInCookies } from '@/lib/services/sign-in/session-cookie';
import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Signs out everywhere: ends every session of this address, this one included. */
export const POST = formOrJson(
  async (request) => {
    requireSameOrigin(request);
    const session = await requireSession(request);
    await signOutEverywhere(db(), session.user.email);
    return {
      location: pathHere(routes.web),
      cookies: [...clearSignedInCookies(), flashDone(text('account.everywhere.done'))],
    };
  },
  (message) => ({ location: pathHere(routes.account), cookies: [flashCookie({ message })] }),
);
