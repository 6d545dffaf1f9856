import { SIGNED_IN_COOKIE } from '@/lib/web/signed-in-cookie';

/**
 * Sets `data-signed-in` before the first paint, and again when the browser restores the page from memory.
 * Pages are the same for everyone; the Tailwind variant `signed-in:` does the rest.
 */
export function markSignedIn(): void {
  const mark = () =>
    document.documentElement.toggleAttribute(
      'data-signed-in',
      document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`),
    );
  mark();
  addEventListener('pageshow', mark);
}
