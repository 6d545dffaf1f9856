// Prints what the steps need to know of the settings, as JSON; a wrong setting ends it with its sentence. The steps are
// plain JavaScript, because they run before the packages are there; the one reader of settings is lib/env.ts.
import { env, SettingError, siteOrigin } from '@/lib/env';

export type Settings = {
  port: number;
  host: string | undefined;
  dataDir: string;
  /** What is written into pages when they are built. */
  baked: Record<string, string | undefined>;
};

function settings(): Settings {
  const { PORT, HOST, DATA_DIR, PROVIDER_API_URL, NEXT_PUBLIC_SENTRY_DSN } = env();
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    baked: { origin: siteOrigin(), provider: PROVIDER_API_URL, sentry: NEXT_PUBLIC_SENTRY_DSN },
  };
}

try {
  console.log(JSON.stringify(settings()));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
