import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** Made anew by every run; tests read the outbox and the database in it. */
const DATA_DIR = path.join(ROOT, 'node_modules', '.cache', 'test-data');

/** @param {string} [file] */
export function settingNames(file = path.join(ROOT, '.env.example')) {
  return [...readFileSync(file, 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].flatMap(
    (match) => match[1] ?? [],
  );
}

/**
 * The settings tests run under, so that an operator's own, from the environment or `.env`, change no result: a blank one
 * counts as unset and is not read from a file.
 * @returns {Record<string, string>}
 */
export function testEnvironment() {
  return {
    ...Object.fromEntries(settingNames().map((name) => [name, ''])),
    PORT: '3210',
    DATA_DIR,
    // Lets a test be a client of its own, with limits of its own, by X-Forwarded-For.
    TRUSTED_PROXY_HOPS: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

export function emptyTestData() {
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
}
