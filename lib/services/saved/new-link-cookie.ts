import { MINUTE, SECOND } from '@/lib/platform/clock';
import { setCookie } from '@/lib/platform/http/cookies';
import { routes } from '@/lib/web/routes';

/** Carries a new link to the page that shows it: the database has only a hash of it. */
export const NEW_LINK_COOKIE = 'new-link';

/** How long the page can be loaded again with the link. */
const LIFE = 10 * MINUTE;

export const newLinkCookie = (token: string): string =>
  setCookie(NEW_LINK_COOKIE, token, { path: routes.sharedLinks, maxAge: LIFE / SECOND });
