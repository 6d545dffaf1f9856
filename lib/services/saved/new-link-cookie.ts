import { MINUTE, SECOND } from '@/lib/platform/clock';
import { setCookie } from '@/lib/platform/http/cookies';
import { routes } from '@/lib/web/routes';
import { localesOf, pathIn } from '@/lib/web/translations';

/** Carries a new link to the page that shows it: the database has only a hash of it. */
export const NEW_LINK_COOKIE = 'new-link';

/** How long the page can be loaded again with the link. */
const LIFE = 10 * MINUTE;

/** One cookie for the page in each of its languages, so that no other page gets the link. */
export const newLinkCookies = (token: string): string[] =>
  localesOf(routes.sharedLinks).map((locale) =>
    setCookie(NEW_LINK_COOKIE, token, {
      path: pathIn(locale, routes.sharedLinks),
      maxAge: LIFE / SECOND,
    }),
  );
