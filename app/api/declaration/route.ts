import { requireSession } from '@/lib/auth/current-session';
import { declareAdult } from '@/lib/auth/declaration';
import { readLegal } from '@/lib/content/legal';
import { db } from '@/lib/db/client';
import { clearFlashCookie, flashCookie } from '@/lib/auth/flash';
import { formOrJson } from '@/lib/http/form-or-json';
import { HttpError } from '@/lib/http/http-error';
import { requireSameOrigin } from '@/lib/http/same-origin';
import { routes } from '@/lib/routes';

export const dynamic = 'force-dynamic';

/** Records, once, that the person is 18 or over and agrees to the terms in their present version. */
export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    const { user } = await requireSession(request);
    if (!fields.adult) throw new HttpError(400, 'Please confirm that you are 18 or over.');
    await declareAdult(db(), user.email, readLegal('terms-and-conditions').version);
    return { location: routes.web, cookies: [clearFlashCookie()] };
  },
  (message) => ({ location: routes.web, cookies: [flashCookie({ message })] }),
);
