import { signInPage } from '@/lib/auth/callback-url';
import { CHALLENGE_COOKIE, setCookie } from '@/lib/auth/cookies';
import { clearFlashCookie } from '@/lib/auth/flash';
import { formOrJson } from '@/lib/http/form-or-json';
import { requireSameOrigin } from '@/lib/http/same-origin';
import { routes } from '@/lib/routes';

export const dynamic = 'force-dynamic';

/** Back to the address: this browser forgets the code it asked for. */
export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    return {
      location: signInPage(fields.callbackUrl),
      cookies: [setCookie(CHALLENGE_COOKIE, '', { maxAge: 0 }), clearFlashCookie()],
    };
  },
  () => ({ location: routes.web }),
);
