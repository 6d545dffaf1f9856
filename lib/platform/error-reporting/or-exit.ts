import { env, SettingError, type Env } from '@/lib/platform/env';

/**
 * The settings; if one is wrong, the process ends with one sentence about the first. Throwing is not
 * enough: Next would stay up and answer 500 to everything.
 */
export function settingsOrExit(): Env {
  try {
    return env();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
