import { routes } from '@/lib/web/routes';

/** The English path that shows the sign-in screen to new visitors and another page to signed-in ones. */
export const SIGN_IN_PATH = routes.web;

/** Whether a page is the sign-in screen, in any language. */
export const isSignInPage = (path: string) => path === SIGN_IN_PATH || /^\/[a-z]{2}\/web$/.test(path);

/** Parts of the names of cookies that such a page depends on: the session and the steps of signing in. */
const OURS = ['next-auth', 'sign-in', 'known-browser'];

/**
 * Whether the response at a path depends on the visitor. Visitors without a cookie of ours all get the same
 * sign-in screen from memory.
 * @param cookie returns the header; called only where it matters
 */
export function isForVisitor(path: string, cookie: () => string | undefined): boolean {
  if (!isSignInPage(path)) return false;
  const sent = cookie() ?? '';
  return OURS.some((name) => sent.includes(name));
}
