// Plain JavaScript, because next.config.mjs reads it too.

/**
 * @typedef {object} CspSources What a page may reach besides this site, by its settings.
 * @property {string} [errorReporting] origin that errors of the browser are sent to
 * @property {boolean} [remoteImages] whether an upstream's posts and widgets bring pictures from elsewhere
 * @property {boolean} [https] whether visitors come by https
 */

/**
 * The content policy of a page: nothing from anywhere but this site, no script in it but those named, no style in it at all.
 * @param {readonly string[]} scripts sources of its inline scripts, hashes or a nonce, as the policy writes them
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
