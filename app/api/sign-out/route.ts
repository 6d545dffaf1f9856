import { signOut } from '@/lib/services/sign-in/account';
import { sessionOf } from '@/lib/services/sign-in/current-session';
import { flashCookie } from '@/lib/services/sign-in/flash';
import { isStorageError } from '@/lib/platform/db/storage-error';
import { publicError } from '@/lib/services/http/handler';
import { clearSignedInCookies } from '@/lib/services/sign-in/session-cookie';
import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { endWithoutRecord, type Session } from '@/lib/records/sessions';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { routes } from '@/lib/web/routes';

export const dynamic = 'force-dynamic';

/**
 * Ends the session in the database and clears the cookie; a second sign-out succeeds too. If the database
 * fails, the cookie is cleared all the same, and the page says so.
 */
export const POST = formOrJson(
  async (request) => {
    requireSameOrigin(request);
    const isStored = await endSessionOf(request);
    const flash = isStored
      ? { kind: 'done' as const, message: text('account.signed-out') }
      : { kind: 'problem' as const, message: text('account.signed-out-here') };
    return { location: routes.web, cookies: [...clearSignedInCookies(), flashCookie(flash)] };
  },
  () => ({ location: routes.web }),
);

/** @returns whether the database knows that the session has ended */
async function endSessionOf(request: Request): Promise<boolean> {
  let session: Session | null = null;
  try {
    session = await sessionOf(request);
    if (session) await signOut(db(), session);
    return true;
  } catch (error) {
    if (!isStorageError(error)) throw error;
    // Logs it, with the alarm.
    publicError(error, request);
    if (session) endWithoutRecord(session.id);
    return false;
  }
}
