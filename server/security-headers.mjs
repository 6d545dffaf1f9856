// Plain JavaScript, because next.config.mjs reads it too.

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Two years, in seconds. */
const HTTPS_ONLY = 'max-age=63072000';

/**
 * Headers of every answer, whatever it is. Browsers are told to come by https only where the site itself is there, and to its
 * other hosts only where the operator says that they are too.
 * @param {Record<string, string | undefined>} [settings]
 * @returns {Record<string, string>}
 */
export function everywhere({ SITE_URL, HSTS_SUBDOMAINS } = process.env) {
  if (!/^https:/i.test(SITE_URL ?? '')) return EVERYWHERE;
  const subdomains = HSTS_SUBDOMAINS === 'true' ? '; includeSubDomains' : '';
  return { 'Strict-Transport-Security': HTTPS_ONLY + subdomains, ...EVERYWHERE };
}

/** What is no page, and shows nothing: no part of it may do anything. */
export const INERT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Whether a route wrote a policy of its own that forbids what it does not name; any other is replaced.
 * @param {string | undefined} policy
 */
export const isStrict = (policy) => policy?.startsWith("default-src 'none'") ?? false;

/** Frames, charts, feeds and data files are public and without script: other sites may show them. A pattern of paths, from their first letter on. */
export const FOR_OTHER_SITES = 'embed/|charts/|feeds/|reports/[^/]+/figures\\.';
const forOtherSites = new RegExp(`^/(?:${FOR_OTHER_SITES})`);

/** Only frames may stand in a page of somebody else's. @param {string} path */
const mayBeFramed = (path) => path.startsWith('/embed/');

/** Frames on other sites are set in them, also sandboxed ones, which have no origin of their own. @param {string} path */
const isTypeface = (path) => path.startsWith('/_next/static/') && path.endsWith('.woff2');

/**
 * The headers of every answer at a path but its content policy.
 * @param {string} path
 * @param {Record<string, string | undefined>} [settings]
 * @returns {Record<string, string>}
 */
export function securityHeaders(path, settings) {
  return {
    ...everywhere(settings),
    'Cross-Origin-Resource-Policy': forOtherSites.test(path) ? 'cross-origin' : 'same-origin',
    ...(isTypeface(path) && { 'Access-Control-Allow-Origin': '*' }),
    ...(mayBeFramed(path) ? {} : { 'X-Frame-Options': 'DENY' }),
  };
}
