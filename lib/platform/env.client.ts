/**
 * The settings that browser code may read. The build writes these values into the bundle, which works only
 * for names written out in full. On the server `lib/platform/env.ts` reads the settings.
 */
export const publicSentryDsn = process.env.NEXT_PUBLIC_SENTRY_DSN;

/** Whether this is `next dev`. */
export const isDevelopment = process.env.NODE_ENV === 'development';
