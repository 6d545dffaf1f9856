import { siteOrigin, type Env } from './env';

/**
 * Settings that the build writes into pages: a change of one requires a new build. release.json holds those
 * of its release.
 */
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
 * A setting that a release has with another value in its pages than it has now; undefined stands for one that
 * is not set.
 */
type Difference = { name: string; built: string | undefined; now: string | undefined };

export const bakedDifferences = (release: BakedSettings, now: BakedSettings): Difference[] =>
  Object.entries(NAMES)
    .filter(([key]) => release[key] !== now[key])
    .map(([key, name]) => ({ name, built: release[key], now: now[key] }));

/**
 * Whether a release can be served with these settings.
 * @returns the sentence for one that cannot
 */
export function bakedProblem(release: BakedSettings, started: BakedSettings): string | undefined {
  const [difference] = bakedDifferences(release, started);
  if (!difference) return undefined;
  const { name, built, now } = difference;
  const back = built === undefined ? `Remove ${name}` : `Set ${name} to ${built} again`;
  return (
    `This release was built for ${name} ${built ?? '(none)'} and is started with ${now ?? '(none)'}, ` +
    `which its pages do not contain. ${back}, or run npm run upgrade (an image: build another one).`
  );
}
