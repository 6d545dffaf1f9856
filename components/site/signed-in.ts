import { SIGNED_IN_COOKIE } from '@/lib/site/signed-in-cookie';

/**
 * One of INLINE_SCRIPTS: sets `data-signed-in` before the first paint, and again when the browser restores
 * the page from memory. Pages are the same for everyone; the Tailwind variant `signed-in:` does the rest.
 */
export const SIGNED_IN_SCRIPT = [
  `{const mark=()=>document.documentElement.toggleAttribute('data-signed-in',/(^|; )${SIGNED_IN_COOKIE}=1/.test(document.cookie))`,
  `mark();addEventListener('pageshow',mark)}`,
].join(';');
