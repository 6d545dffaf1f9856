import { env, SettingError, type Env } from '@/lib/platform/env';

/**
 * The settings, or the end of the process with one sentence about the first that is wrong. Throwing would not do: Next
 * would stay up and answer 500 to everything.
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
