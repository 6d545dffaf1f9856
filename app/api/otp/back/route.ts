import { signInPage } from '@/lib/services/sign-in/callback-url';
import { CHALLENGE_COOKIE, setCookie } from '@/lib/platform/http/cookies';
import { clearFlashCookie } from '@/lib/services/sign-in/flash';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';

export const dynamic = 'force-dynamic';

/** Back to the address step: clears the cookie of the requested code. */
export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    return {
      location: signInPage(fields.callbackUrl),
      cookies: [setCookie(CHALLENGE_COOKIE, '', { maxAge: 0 }), clearFlashCookie()],
    };
  },
  ({ fields }) => signInPage(fields.callbackUrl),
);
