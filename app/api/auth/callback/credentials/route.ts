import { DAY, SECOND } from '@/lib/platform/clock';
import { postToNextAuth } from '@/lib/services/sign-in/ask-next-auth';
import { safeCallback, signInPage } from '@/lib/services/sign-in/callback-url';
import { CHALLENGE_COOKIE, setCookie } from '@/lib/platform/http/cookies';
import { hasDeclared } from '@/lib/services/sign-in/declared';
import { flashDone } from '@/lib/services/sign-in/flash';
import { KNOWN_BROWSER_COOKIE, markBrowser } from '@/lib/services/sign-in/known-browser';
import { signedInMark } from '@/lib/services/sign-in/session-cookie';
import { canonicalEmail } from '@/lib/services/sign-in/sign-in';
import { currentLocale, ENGLISH, inLocale, type Locale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { otpVerifySchema } from '@/lib/contract/otp';
import { routes } from '@/lib/web/routes';
import { db } from '@/lib/records/database';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Signs in by next-auth's credentials provider, with the code that this browser requested. */
export const POST = formOrJson(
  async (request, fields) => {
    const session = await postToNextAuth(request, 'callback/credentials', fields);
    const email = canonicalEmail(otpVerifySchema.parse(fields).email);
    const location = await leadsTo(safeCallback(fields.callbackUrl), email);
    return {
      data: { location },
      location,
      cookies: [
        ...session,
        signedInMark(),
        setCookie(KNOWN_BROWSER_COOKIE, markBrowser(email), { maxAge: (400 * DAY) / SECOND }),
        setCookie(CHALLENGE_COOKIE, '', { maxAge: 0 }),
        inLocale(localeOfPage(location), () => flashDone(text('sign-in.done'))),
      ],
    };
  },
  ({ fields }) => signInPage(fields.callbackUrl),
);

/**
 * Where somebody goes who has just signed in. The feed is in English: in another language the declaration, if it is
 * missing, is asked for before it.
 */
async function leadsTo(path: string, email: string): Promise<string> {
  const isOfFeed = path === routes.web && currentLocale() !== ENGLISH;
  return isOfFeed && !(await hasDeclared(db(), email)) ? pathHere(path) : path;
}

/** Of the page that shows the confirmation: the feed is in English. */
const localeOfPage = (path: string): Locale =>
  path.startsWith(pathHere(routes.web)) ? currentLocale() : ENGLISH;
