import { HttpError } from '@/lib/platform/http/http-error';
import { emailSchema } from '@/lib/contract/waitlist';
import { isEmbedded } from '@/lib/provider';
import { invalidInput } from '@/lib/services/http/handler';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { accountForm } from '@/lib/services/sign-in/account-form';
import { requireProof } from '@/lib/services/sign-in/fresh-code';
import { challengeCookie, mailCode } from '@/lib/services/sign-in/mail-code';
import { canonicalEmail } from '@/lib/services/sign-in/sign-in';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/**
 * Mails a code to the new address, for a person who has just proved the present one, whether or not
 * somebody has an account at the new one: that would tell strangers.
 */
export const POST = formOrJson(
  ...accountForm(
    routes.accountAddress,
    async (request, fields, session) => {
      if (!isEmbedded()) throw new HttpError(404, 'errors.no-address');
      requireProof(request, session, 'address');
      const parsed = emailSchema.safeParse(fields.email);
      if (!parsed.success) throw invalidInput(parsed.error);
      const [email, present] = [canonicalEmail(parsed.data), session.user.email];
      if (email === present) throw new HttpError(400, 'errors.same-address');
      const token = await mailCode(request, email, 'new-address', present);
      return {
        location: pathHere(routes.accountAddress),
        cookies: [challengeCookie('new-address', token)],
      };
    },
    routes.formAgain('address'),
  ),
);
