// Plain JavaScript, because next.config.mjs imports it too.

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
