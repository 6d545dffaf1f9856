import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives this test file a data directory of its own; called before anything reads the settings. The database in it is
 * the real one, on disk.
 */
export function freshDataDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'samvit-test-'));
  process.env.DATA_DIR = dir;
  return dir;
}
