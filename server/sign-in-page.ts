import { routes } from '@/lib/site/routes';

/** Where a visitor who has not signed in finds the sign-in screen, and everybody else something of their own. */
export const SIGN_IN_PATH = routes.web;

/** In the names of the cookies that a page below depends on: of the session and of the steps to it. */
const OURS = ['next-auth', 'sign-in', 'known-browser'];

/**
 * Whether what stands at a path depends on who asks. Where it does not, it is in memory; the sign-in screen is for those
 * without a cookie of ours, who all get the same.
 * @param cookie the header, asked for only where it matters
 */
export function isForVisitor(path: string, cookie: () => string | undefined): boolean {
  if (path !== SIGN_IN_PATH) return false;
  const sent = cookie() ?? '';
  return OURS.some((name) => sent.includes(name));
}
