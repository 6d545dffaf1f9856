/**
 * A cookie that tells scripts of public pages, which are the same for everyone, that this browser is signed
 * in. Its value is 1 and it gives no access. Separate from session-cookie.ts, which is server code.
 */
export const SIGNED_IN_COOKIE = 'signed-in';
