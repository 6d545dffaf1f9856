import { SettingError } from '@/lib/platform/env';

/**
 * What reads settings; if one is wrong, the process ends with one sentence about the first. Throwing is not
 * enough: Next would stay up and answer 500 to everything.
 */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
