import { env, siteOrigin } from '@/lib/platform/env';

/** What the steps need to know of the settings. */
export type Settings = {
  dataDir: string;
  /** What is written into pages when they are built: with another value they are built again. */
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
