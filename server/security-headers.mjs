// Plain JavaScript, because next.config.mjs reads it too.

/** Headers of every answer, whatever it is. */
export const EVERYWHERE = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** What is no page, and shows nothing: no part of it may do anything. */
export const INERT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Whether a route wrote a policy of its own that forbids what it does not name; any other is replaced.
 * @param {string | undefined} policy
 */
export const isStrict = (policy) => policy?.startsWith("default-src 'none'") ?? false;

/** Frames, charts and data files are public and without script: other sites may show them. A pattern of paths, from their first letter on. */
export const FOR_OTHER_SITES = 'embed/|charts/|reports/[^/]+/figures\\.';
const forOtherSites = new RegExp(`^/(?:${FOR_OTHER_SITES})`);

/** Only frames may stand in a page of somebody else's. @param {string} path */
const mayBeFramed = (path) => path.startsWith('/embed/');

/** Frames on other sites are set in them, also sandboxed ones, which have no origin of their own. @param {string} path */
const isTypeface = (path) => path.startsWith('/_next/static/') && path.endsWith('.woff2');

/**
 * The headers of every answer at a path but its content policy.
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function securityHeaders(path) {
  return {
    ...EVERYWHERE,
    'Cross-Origin-Resource-Policy': forOtherSites.test(path) ? 'cross-origin' : 'same-origin',
    ...(isTypeface(path) && { 'Access-Control-Allow-Origin': '*' }),
    ...(mayBeFramed(path) ? {} : { 'X-Frame-Options': 'DENY' }),
  };
}
