import type { NomineeResult } from '@/components/account/nominee-again';
import { text } from '@/lib/content/messages';
import { nomineeSchema } from '@/lib/contract/request';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { db } from '@/lib/records/database';
import { nameNominee, removeNominee } from '@/lib/records/nominees';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { invalidInput } from '@/lib/services/http/handler';
import { requireSession } from '@/lib/services/sign-in/current-session';
import { flashDone } from '@/lib/services/sign-in/flash';
import { requireFreshCode } from '@/lib/services/sign-in/fresh-code';
import { challengeCookie, clearAccountChallenge, mailCodeOnce } from '@/lib/services/sign-in/mail-code';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/**
 * Stores, changes or removes the person who may act for somebody, with a code that is mailed first. The
 * form is answered with itself and a field for the code, so what was typed is stored nowhere until then.
 */
export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    const session = await requireSession(request);
    const nominee = nomineeIn(fields);
    const { user } = session;
    if (fields.otp === undefined || fields.again !== undefined) {
      const token = await mailCodeOnce(request, user.email, 'nominee', fields);
      const result: NomineeResult = { email: user.email, fields };
      return {
        data: { step: 'code' },
        cookies: [challengeCookie('nominee', token)],
        page: { path: pathHere(routes.formAgain('nominee')), result },
      };
    }
    await requireFreshCode(request, fields, session, 'nominee');
    if (nominee) await nameNominee(db(), user, nominee);
    else await removeNominee(db(), user.email);
    return {
      location: pathHere(routes.account),
      cookies: [
        clearAccountChallenge(),
        flashDone(text(nominee ? 'requests.nominee.done' : 'requests.nominee.removed')),
      ],
    };
  },
  () => pathHere(routes.formAgain('nominee')),
);

/** Whom the fields name; null where they ask to remove. */
function nomineeIn(fields: Record<string, unknown>) {
  if (fields.remove !== undefined) return null;
  const parsed = nomineeSchema.safeParse(fields);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}
