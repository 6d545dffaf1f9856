import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/**
 * A net against hanging. No test has a limit of its own, because a limit measures the machine, but for the one that
 * runs other suites (scripts/publishing.test.ts), whose net is wider.
 */
const TIMEOUT = 5 * 60_000;

const IGNORED = ['/node_modules/', '/.next/', '/.releases/', '/e2e/'];

/**
 * Packages of hundreds of files, or of ES modules, which jest does not load by itself before Node 24. Each
 * becomes one file: every suite loads its modules anew, and each file costs a millisecond.
 */
const BUNDLED = [
  '@formatjs/icu-messageformat-parser',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  'cockatiel',
  'cookie',
  'd3-array',
  'd3-scale',
  'date-fns',
  'feed',
  'hast-util-to-html',
  'hast-util-to-jsx-runtime',
  'intl-messageformat',
  'kysely',
  'light-my-request',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'mdast-util-to-hast',
  'mdast-util-to-markdown',
  'mdast-util-to-string',
  'micromark-extension-gfm',
  'yaml',
  'zod',
];
const BUNDLES = 'node_modules/.cache/bundles-for-tests';

await build({
  entryPoints: BUNDLED,
  outdir: BUNDLES,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: ['react', '@testing-library/dom'],
  logLevel: 'error',
});

/** The data directories of suites, in memory where the system offers it: on a disk each commit is waited for. */
const data = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'samvit-tests-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
process.env.TEST_DATA = data;

/**
 * Tests have globals of their own, and each look at one costs as much as a call. These, which no test replaces, every
 * module gets as parameters.
 */
const CONSTANTS = [
  ...['Array', 'Error', 'Infinity', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'RegExp', 'Set'],
  ...['String', 'Symbol', 'TypeError', 'Uint8Array', 'WeakMap'],
];

/** What all projects have in common; to ask Next takes most of a second. */
const shared = await createJestConfig({
  runner: '<rootDir>/jest/runner-with-waiting.cjs',
  runtime: '<rootDir>/jest/shared-runtime.cjs',
  sandboxInjectedGlobals: CONSTANTS,
  // npm test builds meanwhile.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.releases/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    [`^(${BUNDLED.join('|')})$`]: `<rootDir>/${BUNDLES}/$1.js`,
  },
})();

/** Suites of a worker share what they load: docs/decisions/0038. */
const NODE = '<rootDir>/jest/jest-environment-node-shared.mjs';

/** Tests of the server run under node, tests of components (*.test.tsx) in jsdom. */
const project = (name, environment, pattern, setup) => ({
  ...shared,
  displayName: name,
  testEnvironment: environment,
  testMatch: [`<rootDir>/**/${pattern}`],
  testPathIgnorePatterns: [...IGNORED, String.raw`\.postgres\.test\.ts$`],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', ...setup],
});

/** The suites of a folder that open the database. */
const suitesWithDatabase = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes("/database'"))
    .map((file) => `<rootDir>/${file}`);

/** Tests of what is written to the database run a second time, on PostgreSQL: with one server, and a database for each worker. */
const onPostgres = {
  ...project('postgres', NODE, '*.test.ts', ['<rootDir>/testing/database/postgres-suite.ts']),
  testPathIgnorePatterns: IGNORED,
  testMatch: [
    ...['lib/records', 'lib/services'].flatMap(suitesWithDatabase),
    '<rootDir>/**/*.postgres.test.ts',
  ],
  globalSetup: '<rootDir>/testing/database/postgres-run.ts',
  globalTeardown: '<rootDir>/testing/database/postgres-end-run.ts',
};

const config = {
  testTimeout: TIMEOUT,
  // By default one core is left to a person at the machine, which on two cores leaves one.
  maxWorkers: '100%',
  projects: [
    project('server', NODE, '*.test.ts', []),
    project('components', 'jsdom', '*.test.tsx', ['<rootDir>/jest.dom.ts']),
    onPostgres,
  ],
};

export default config;
