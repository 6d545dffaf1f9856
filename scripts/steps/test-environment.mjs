import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/platform/commands/root.mjs';

/** Created again by every run; tests read the outbox and the database in it. */
const DATA_DIR = path.join(ROOT, 'node_modules', '.cache', 'test-data');

/** @param {string} [file] */
export function settingNames(file = path.join(ROOT, '.env.example')) {
  return [...readFileSync(file, 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].flatMap(
    (match) => match[1] ?? [],
  );
}

/**
 * The settings for tests, so that an operator's own, from the environment or `.env`, change no result: a
 * blank variable counts as unset and is not read from a file.
 * @returns {Record<string, string>}
 */
export function testEnvironment() {
  return {
    ...Object.fromEntries(settingNames().map((name) => [name, ''])),
    PORT: '3210',
    DATA_DIR,
    // With one trusted hop a test can choose its client address by X-Forwarded-For, and so have its own
    // limits.
    TRUSTED_PROXY_HOPS: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

export function emptyTestData() {
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
}
