import { watch } from 'node:fs';
import { contentChanged, contentRoot } from './content-source';

/**
 * Under `next dev`: has everything read again after a change of any file, so that the English text and its
 * translation are of one state of the files also in a request that has begun, and until the modules that read
 * content are loaded again (scripts/steps/content-version.cjs).
 * @returns ends that
 */
export function watchContent(): () => void {
  const watcher = watch(contentRoot(), { recursive: true, persistent: false }, contentChanged);
  // Where the system allows no more of them, content is read again when the modules are.
  watcher.on('error', () => watcher.close());
  return () => watcher.close();
}
