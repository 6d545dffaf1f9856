/**
 * What the browser may know of the settings. Next writes these values into the bundle at build, which it can only do
 * for names written out in full; this file and `lib/platform/env.ts` are the only two that read `process.env`.
 */
export const publicSentryDsn = process.env.NEXT_PUBLIC_SENTRY_DSN;
