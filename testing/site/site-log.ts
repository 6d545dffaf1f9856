import path from 'node:path';
import { env } from '@/lib/platform/env';

/** What the site under test logs during a run. */
export const SITE_LOG = path.join(env().DATA_DIR, 'site.log');

/** Where Node writes the warnings of the site under test, such as of deprecated calls. */
export const SITE_WARNINGS = path.join(env().DATA_DIR, 'site-warnings.log');
