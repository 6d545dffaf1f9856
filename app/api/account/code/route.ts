import { HttpError } from '@/lib/platform/http/http-error';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { accountForm } from '@/lib/services/sign-in/account-form';
import { purposePage, purposeIn } from '@/lib/services/sign-in/account-pages';
import { challengeCookie, mailCodeOnce } from '@/lib/services/sign-in/mail-code';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Mails a code to the person's own address, for the one thing that the form names, and leads to its page. */
export const POST = formOrJson(
  ...accountForm(purposePage, async (request, fields, { user }) => {
    const purpose = purposeIn(fields);
    if (!purpose) throw new HttpError(400, 'errors.form');
    const token = await mailCodeOnce(request, user.email, purpose, fields);
    return { location: pathHere(purposePage(fields)), cookies: [challengeCookie(purpose, token)] };
  }),
);
