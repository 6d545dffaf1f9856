import { bakedSettings, type BakedSettings } from '@/lib/platform/baked-settings';
import { parseEnv, SettingError } from '@/lib/platform/env';
import { Stop } from './stop.mjs';

/** The settings that the scripts need. */
export type Settings = { dataDir: string; baked: BakedSettings };

/**
 * The settings as they are read in production.
 * @param variables set on top of our environment
 * @throws Stop naming the settings that are wrong
 */
export function readSettings(variables: Record<string, string | undefined> = {}): Settings {
  try {
    const settings = parseEnv({ ...process.env, NODE_ENV: 'production', ...variables });
    return { dataDir: settings.DATA_DIR, baked: bakedSettings(settings) };
  } catch (error) {
    throw error instanceof SettingError ? new Stop(error.message) : error;
  }
}
