import { env, siteOrigin } from '@/lib/platform/env';

/** The settings that the start scripts need. */
export type Settings = {
  dataDir: string;
  /** Settings that are written into pages by the build: a change requires a new build. */
  baked: Record<string, string | undefined>;
};

/** @throws SettingError */
export function siteSettings(): Settings {
  const { DATA_DIR, PROVIDER_API_URL, NEXT_PUBLIC_SENTRY_DSN } = env();
  return {
    dataDir: DATA_DIR,
    baked: { origin: siteOrigin(), provider: PROVIDER_API_URL, sentry: NEXT_PUBLIC_SENTRY_DSN },
  };
}
