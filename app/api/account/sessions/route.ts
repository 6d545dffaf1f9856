import { signOutEverywhere } from '@/lib/auth/account';
import { requireSession } from '@/lib/auth/current-session';
import { flashCookie } from '@/lib/auth/flash';
import { clearSignedInCookies } from '@/lib/auth/session-cookie';
import { db } from '@/lib/db/client';
import { formOrJson } from '@/lib/http/form-or-json';
import { requireSameOrigin } from '@/lib/http/same-origin';
import { routes } from '@/lib/routes';

export const dynamic = 'force-dynamic';

/** Signs out everywhere: every session of this address ends, this one too. */
export const POST = formOrJson(
  async (request) => {
    requireSameOrigin(request);
    const session = await requireSession(request);
    await signOutEverywhere(db(), session.user.email);
    return {
      location: routes.web,
      cookies: [
        ...clearSignedInCookies(),
        flashCookie({ kind: 'done', message: 'You are signed out everywhere.' }),
      ],
    };
  },
  () => ({ location: routes.web }),
);
