import { siteOrigin, type Env } from './env';

/** Settings that the build writes into pages: a change of one requires a new build. release.json holds those of its release. */
export type BakedSettings = Record<string, string | undefined>;

/** Each by its name in release.json. */
const NAMES = {
  origin: 'SITE_URL',
  provider: 'PROVIDER_API_URL',
  sentry: 'NEXT_PUBLIC_SENTRY_DSN',
  asking: 'ASKING',
};

/** Their names. */
export const BAKED: readonly string[] = Object.values(NAMES);

export const bakedSettings = (settings: Env): BakedSettings => ({
  origin: siteOrigin(settings),
  provider: settings.PROVIDER_API_URL,
  sentry: settings.NEXT_PUBLIC_SENTRY_DSN,
  // Absent by default, as in releases of before the setting.
  asking: settings.ASKING ? undefined : 'false',
});

/**
 * Whether a release can be served with these settings.
 * @returns the sentence for one that cannot
 */
export function bakedProblem(release: BakedSettings, started: BakedSettings): string | undefined {
  for (const [key, name] of Object.entries(NAMES))
    if (release[key] !== started[key])
      return `This release was built for ${name} ${release[key] ?? '(none)'} and is started with ${started[key] ?? '(none)'}, which its pages do not contain: start it with the first, or build it again with the second.`;
  return undefined;
}
