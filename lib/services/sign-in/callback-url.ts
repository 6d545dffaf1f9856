import { routes } from '@/lib/site/routes';

/** Where a sign-in may lead: paths of this site that a signed-in person has use for. */
const ALLOWED = [/^\/web(?:\/[a-z0-9-]+)*$/, /^\/(?:about-us|faqs|blogs|reports\/[a-z0-9-]+)?$/];

/**
 * A path of this site that is safe to redirect to. Whatever the text is, the answer is a path that starts with one
 * slash, from the list above; everything else is the feed.
 */
export function safeCallback(text: unknown): string {
  if (typeof text !== 'string' || text.length > 500 || !text.startsWith('/')) return routes.web;
  // The base decides where a trick would lead: anything that leaves it is refused.
  const base = 'https://site.invalid';
  if (!URL.canParse(text, base)) return routes.web;
  const url = new URL(text, base);
  if (url.origin !== base || !ALLOWED.some((path) => path.test(url.pathname))) return routes.web;
  return url.pathname + url.search;
}

/** The sign-in screen that leads on, once somebody has signed in, to where they were going. */
export function signInPage(callbackUrl: unknown): string {
  const path = safeCallback(callbackUrl);
  return path === routes.web ? routes.web : `${routes.web}?${new URLSearchParams({ callbackUrl: path })}`;
}
