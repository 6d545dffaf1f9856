import { signInPage } from '@/lib/services/sign-in/callback-url';
import { clearFlashCookie } from '@/lib/services/sign-in/flash';
import { challengeCookie, mailCode } from '@/lib/services/sign-in/mail-code';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { invalidInput } from '@/lib/services/http/handler';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { otpSendSchema, RESEND_SECONDS } from '@/lib/contract/otp';

export const dynamic = 'force-dynamic';

export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    const parsed = otpSendSchema.safeParse(fields);
    if (!parsed.success) throw invalidInput(parsed.error);
    const token = await mailCode(request, parsed.data.email, 'sign-in');
    return {
      data: { resendAfter: RESEND_SECONDS },
      location: signInPage(fields.callbackUrl),
      cookies: [challengeCookie('sign-in', token), clearFlashCookie()],
    };
  },
  ({ fields }) => signInPage(fields.callbackUrl),
);
