import { HttpError } from '@/lib/platform/http/http-error';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { accountForm } from '@/lib/services/sign-in/account-form';
import { purposePage, purposeIn } from '@/lib/services/sign-in/account-pages';
import { freshCodeCookie, requireFreshCode } from '@/lib/services/sign-in/fresh-code';
import { clearAccountChallenge } from '@/lib/services/sign-in/mail-code';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/**
 * Checks the code; for ten minutes the page then has what comes after it: the files of a copy, or the field
 * for another address.
 */
export const POST = formOrJson(
  ...accountForm(purposePage, async (request, fields, session) => {
    const purpose = purposeIn(fields);
    if (purpose !== 'copy' && purpose !== 'address') throw new HttpError(400, 'errors.form');
    await requireFreshCode(request, fields, session, purpose);
    return {
      location: pathHere(purposePage(fields)),
      cookies: [freshCodeCookie(session, purpose), clearAccountChallenge()],
    };
  }),
);
