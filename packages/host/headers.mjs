// The headers of responses: plain JavaScript, because next.config.mjs imports it too, which cannot import TypeScript on
// Node 20. It is a second door of the package.

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Two years, in seconds. */
const HTTPS_ONLY = 'max-age=63072000';

/**
 * Headers of every response. Browsers are told to use https (HSTS) only if the site itself uses it, and for
 * subdomains only if the operator says that they do too.
 * @param {Record<string, string | undefined>} [settings]
 * @returns {Record<string, string>}
 */
export function everywhere({ SITE_URL, HSTS_SUBDOMAINS } = process.env) {
  if (!/^https:/i.test(SITE_URL ?? '')) return EVERYWHERE;
  const subdomains = HSTS_SUBDOMAINS === 'true' ? '; includeSubDomains' : '';
  return { 'Strict-Transport-Security': HTTPS_ONLY + subdomains, ...EVERYWHERE };
}

/** The policy of responses that are not pages: it forbids everything. */
export const INERT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * @typedef {object} CspSources What a page may reach besides this site, by its settings.
 * @property {string} [errorReporting] origin that errors of the browser are sent to
 * @property {boolean} [remoteImages] whether an upstream's posts and widgets bring pictures from elsewhere
 * @property {boolean} [https] whether visitors come by https
 */

/**
 * The content security policy of a page: nothing from other origins, no inline script but those listed, no
 * inline style.
 * @param {readonly string[]} scripts sources of its inline scripts, hashes or a nonce, as the policy writes
 * them
 * @param {CspSources} [cspSources]
 */
export function pageCsp(scripts, { errorReporting, remoteImages = false, https = false } = {}) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    `img-src 'self'${remoteImages ? ' https:' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${errorReporting ? ` ${errorReporting}` : ''}`,
    "frame-src 'self'",
    ...(errorReporting ? ['worker-src blob:'] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Whether a route wrote its own policy that forbids everything by default; any other policy is replaced.
 * @param {string | undefined} policy
 */
export const isStrict = (policy) => policy?.startsWith("default-src 'none'") ?? false;

/**
 * @typedef {object} HeaderRules What a site says of its paths for {@link securityHeaders}.
 * @property {RegExp} forOtherSites What is public and without script, so other sites may show it.
 * @property {RegExp} frames What other sites may show in a frame.
 * @property {RegExp} withWords Addresses whose query may hold what somebody typed: what the page loads is not told.
 * @property {RegExp} secret Addresses that themselves show something to whoever has them.
 */

/**
 * Fonts that frames load on other sites, also in sandboxed frames, which have no origin of their own.
 * @param {string} path
 */
const isTypeface = (path) => path.startsWith('/_next/static/') && path.endsWith('.woff2');

/**
 * The headers of every response at a path, except its content security policy.
 * @param {string} path
 * @param {HeaderRules} [rules] none for what is no page or file of the site
 * @param {Record<string, string | undefined>} [settings]
 * @returns {Record<string, string>}
 */
export function securityHeaders(path, rules, settings) {
  return {
    ...everywhere(settings),
    'Cross-Origin-Resource-Policy': rules?.forOtherSites.test(path) ? 'cross-origin' : 'same-origin',
    ...(isTypeface(path) && { 'Access-Control-Allow-Origin': '*' }),
    ...(rules?.withWords.test(path) && { 'Referrer-Policy': 'strict-origin' }),
    ...(rules?.secret.test(path) && {
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    }),
    ...(rules?.frames.test(path) ? {} : { 'X-Frame-Options': 'DENY' }),
  };
}
