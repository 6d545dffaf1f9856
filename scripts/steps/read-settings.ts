// Prints what the steps need to know of the settings, as JSON; wrong settings end it with a sentence for each. The steps are
// plain JavaScript, because they run before the packages are there; the one reader of settings is lib/platform/env.ts.
import { SettingError } from '@/lib/platform/env';
import { siteSettings } from './site-settings';

try {
  console.log(JSON.stringify(siteSettings()));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
