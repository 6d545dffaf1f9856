import type { Env } from '@/lib/platform/env';
import type { CspSources } from './csp.mjs';

type Named = Pick<Env, 'SITE_URL' | 'PROVIDER_API_URL' | 'NEXT_PUBLIC_SENTRY_DSN'>;

/** The origins, besides this site, that pages may load from, by the settings. */
export const cspSourcesOf = (settings: Named): CspSources => ({
  ...(settings.NEXT_PUBLIC_SENTRY_DSN && { errorReporting: new URL(settings.NEXT_PUBLIC_SENTRY_DSN).origin }),
  remoteImages: settings.PROVIDER_API_URL !== undefined,
  https: settings.SITE_URL?.startsWith('https:') ?? false,
});
