import { requireSession } from '@/lib/services/sign-in/current-session';
import { declare } from '@/lib/services/sign-in/declared';
import { db } from '@/lib/records/database';
import { clearFlashCookie } from '@/lib/services/sign-in/flash';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { HttpError } from '@/lib/platform/http/http-error';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { safeCallback, signInPage } from '@/lib/services/sign-in/callback-url';

export const dynamic = 'force-dynamic';

/** Records, with a receipt, that the person is 18 or over and agrees to the current terms. */
export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    const { user } = await requireSession(request);
    if (!fields.adult) throw new HttpError(400, 'errors.no-declaration');
    await declare(db(), user);
    return { location: safeCallback(fields.callbackUrl), cookies: [clearFlashCookie()] };
  },
  ({ fields }) => signInPage(fields.callbackUrl),
);
