import { parseEnv, SettingError, siteOrigin } from '@/lib/platform/env';
import { Stop } from './stop.mjs';

/** Settings that are written into pages by the build: a change requires a new build. */
type Baked = Record<string, string | undefined>;

/** The settings that the scripts need. */
export type Settings = { dataDir: string; baked: Baked };

/**
 * The settings as they are read in production.
 * @param variables set on top of our environment
 * @throws Stop naming the settings that are wrong
 */
export function readSettings(variables: Record<string, string | undefined> = {}): Settings {
  try {
    const settings = parseEnv({ ...process.env, NODE_ENV: 'production', ...variables });
    const { ASKING, DATA_DIR, PROVIDER_API_URL, NEXT_PUBLIC_SENTRY_DSN } = settings;
    const baked = {
      origin: siteOrigin(settings),
      provider: PROVIDER_API_URL,
      sentry: NEXT_PUBLIC_SENTRY_DSN,
      // Absent by default, as in releases of before the setting.
      asking: ASKING ? undefined : 'false',
    };
    return { dataDir: DATA_DIR, baked };
  } catch (error) {
    throw error instanceof SettingError ? new Stop(error.message) : error;
  }
}

/** The baked settings by their name in release.json. */
const NAMES = {
  origin: 'SITE_URL',
  provider: 'PROVIDER_API_URL',
  sentry: 'NEXT_PUBLIC_SENTRY_DSN',
  asking: 'ASKING',
};

/**
 * Whether a release can be started with these settings.
 * @returns the sentence for one that cannot
 */
export function bakedProblem(release: { baked: Baked }, { baked }: Settings): string | undefined {
  for (const [key, name] of Object.entries(NAMES))
    if (release.baked[key] !== baked[key])
      return `This release was built for ${name} ${release.baked[key] ?? '(none)'} and is started with ${baked[key] ?? '(none)'}, which its pages do not contain: start it with the first, or build it again with the second.`;
  return undefined;
}
