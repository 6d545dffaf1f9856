// Prints the settings that the start scripts need as JSON; wrong settings end it with one sentence each.
// The scripts are plain JavaScript because they run before packages are installed; the only reader of
// settings is lib/platform/env.ts.
import { SettingError } from '@/lib/platform/env';
import { siteSettings } from './site-settings';

try {
  console.log(JSON.stringify(siteSettings()));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
