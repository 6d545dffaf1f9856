import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** Paths of this site where a sign-in may redirect to. */
const ALLOWED = [
  /^(?:\/[a-z]{2})?\/web(?:\/[a-z0-9-]+)*$/,
  /^\/(?:about-us|faqs|blogs|reports\/[a-z0-9-]+)?$/,
  /^(?:\/[a-z]{2})?\/analysis(?:\/[\w.~-]+)*$/,
];

/**
 * A path of this site that is safe to redirect to. For any input the result begins with exactly one slash
 * and is in the list above; every other input gives the feed.
 */
export function safeCallback(text: unknown): string {
  if (typeof text !== 'string' || text.length > 500 || !text.startsWith('/')) return routes.web;
  // The URL is resolved against a base: a result on another origin is rejected.
  const base = 'https://site.invalid';
  if (!URL.canParse(text, base)) return routes.web;
  const url = new URL(text, base);
  if (url.origin !== base || !ALLOWED.some((path) => path.test(url.pathname))) return routes.web;
  return url.pathname + url.search;
}

/** The address of the sign-in screen, in the current language, that redirects to this path after the sign-in. */
export function signInPage(callbackUrl: unknown): string {
  const [page, path] = [pathHere(routes.web), safeCallback(callbackUrl)];
  return path === routes.web ? page : `${page}?${new URLSearchParams({ callbackUrl: path })}`;
}
