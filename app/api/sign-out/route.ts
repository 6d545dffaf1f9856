import { signOut } from '@/lib/auth/account';
import { sessionOf } from '@/lib/auth/current-session';
import { flashCookie } from '@/lib/auth/flash';
import { clearSignedInCookies } from '@/lib/auth/session-cookie';
import { db } from '@/lib/db/client';
import { formOrJson } from '@/lib/http/form-or-json';
import { requireSameOrigin } from '@/lib/http/same-origin';
import { routes } from '@/lib/routes';

export const dynamic = 'force-dynamic';

/** Ends the session in the database and clears the cookie; signing out twice is signing out. */
export const POST = formOrJson(
  async (request) => {
    requireSameOrigin(request);
    const session = await sessionOf(request);
    if (session) await signOut(db(), session);
    return {
      location: routes.web,
      cookies: [...clearSignedInCookies(), flashCookie({ kind: 'done', message: 'Logged out successfully' })],
    };
  },
  () => ({ location: routes.web }),
);
