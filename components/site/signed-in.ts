import { SIGNED_IN_COOKIE } from '@/lib/site/signed-in-cookie';

/**
 * In INLINE_SCRIPTS: marks the page of somebody who is signed in, before anything is painted, and again when the browser brings
 * a page back from memory. Pages are the same for everyone; the variant `signed-in` of the style sheet shows the rest.
 */
export const SIGNED_IN_SCRIPT = [
  `{const mark=()=>document.documentElement.toggleAttribute('data-signed-in',/(^|; )${SIGNED_IN_COOKIE}=1/.test(document.cookie))`,
  `mark();addEventListener('pageshow',mark)}`,
].join(';');
