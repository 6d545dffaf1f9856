import { readFileSync } from 'node:fs';
import type { Check } from '@/lib/platform/sides';
import type { Pages } from './pages';

const BUILD_ID = '.next/BUILD_ID';

/** Whether pages are served, of the build that was started. */
export function contentCheck(pages: Pick<Pages, 'get'>): Check {
  const started = readFileSync(BUILD_ID, 'utf8');
  return async () => {
    const { status } = await pages.get('/');
    if (status !== 200) return { problem: `The front page has status ${status}.` };
    if (readFileSync(BUILD_ID, 'utf8') !== started)
      return { problem: 'Another build has replaced the one that is running. Start the site again.' };
    return 'ok';
  };
}
