import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives this test file a data directory with a real database, which goes at the end of the run. Call it before any code
 * reads the settings.
 */
export function freshDataDir(): string {
  const dir = mkdtempSync(path.join(process.env.TEST_DATA ?? tmpdir(), 'samvit-test-'));
  process.env.DATA_DIR = dir;
  return dir;
}
