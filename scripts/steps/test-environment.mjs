import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** Where the end-to-end tests find the site. */
export const TEST_PORT = 3210;
export const TEST_ORIGIN = `http://localhost:${TEST_PORT}`;

/** Made anew by every run; tests read the outbox and the database in it. */
export const TEST_DATA_DIR = path.join(ROOT, 'node_modules', '.cache', 'end-to-end');

/** @param {string} [file] */
export function settingNames(file = path.join(ROOT, '.env.example')) {
  return [...readFileSync(file, 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].flatMap((match) => match[1] ?? []);
}

/**
 * The settings tests run under, so that an operator's own, from the environment or `.env`, change no result: a blank one
 * counts as unset and is not read from a file.
 * @returns {Record<string, string>}
 */
export function testEnvironment() {
  return {
    ...Object.fromEntries(settingNames().map((name) => [name, ''])),
    PORT: String(TEST_PORT),
    DATA_DIR: TEST_DATA_DIR,
    // Lets a test be a client of its own, with limits of its own, by X-Forwarded-For.
    TRUSTED_PROXY_HOPS: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
