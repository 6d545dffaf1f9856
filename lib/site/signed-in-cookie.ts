/**
 * Says to the scripts of public pages, which are the same for everyone, that somebody is signed in here: its value is 1 and it
 * opens nothing. Apart from session-cookie.ts, which has no place in the browser.
 */
export const SIGNED_IN_COOKIE = 'signed-in';
