import path from 'node:path';
import { env } from '@/lib/platform/env';

/** What the site under test logs during a run. */
export const SITE_LOG = path.join(env().DATA_DIR, 'site.log');
