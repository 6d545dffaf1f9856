import { build } from 'esbuild';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** A net against hanging, the only one: no test has a limit of its own, because a limit measures the machine. */
const TIMEOUT = 5 * 60_000;

const IGNORED = ['/node_modules/', '/.next/', '/.releases/', '/e2e/'];

/**
 * Packages of hundreds of files, or of ES modules, which jest does not load by itself before Node 24. Each
 * becomes one file: every suite loads its modules anew, and each file costs a millisecond.
 */
const BUNDLED = [
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
  'react-markdown',
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
  external: ['react'],
  logLevel: 'error',
});

/** Tests of the server run under node, tests of components (*.test.tsx) in jsdom. */
const shared = {
  // npm test builds meanwhile.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.releases/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    [`^(${BUNDLED.join('|')})$`]: `<rootDir>/${BUNDLES}/$1.js`,
  },
  testPathIgnorePatterns: [...IGNORED, String.raw`\.postgres\.test\.ts$`],
};

/** Suites of a worker share what they load: docs/decisions/0038. */
const NODE = '<rootDir>/jest/jest-environment-node-shared.mjs';

const project = (name, environment, pattern, setup) =>
  createJestConfig({
    ...shared,
    displayName: name,
    testEnvironment: environment,
    runtime: '<rootDir>/jest/shared-runtime.cjs',
    testMatch: [`<rootDir>/**/${pattern}`],
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', ...setup],
  })();

/** Tests of what is written to the database run a second time, on PostgreSQL: with one server, and a database for each suite. */
const onPostgres = {
  ...(await project('postgres', NODE, '*.test.ts', ['<rootDir>/e2e/support/postgres/suite.ts'])),
  testPathIgnorePatterns: IGNORED,
  testMatch: ['<rootDir>/lib/{records,services}/**/*.test.ts', '<rootDir>/**/*.postgres.test.ts'],
  globalSetup: '<rootDir>/e2e/support/postgres/of-run.ts',
  globalTeardown: '<rootDir>/e2e/support/postgres/end-run.ts',
};

const config = {
  testTimeout: TIMEOUT,
  // By default one core is left to a person at the machine, which on two cores leaves one.
  maxWorkers: '100%',
  projects: [
    await project('server', NODE, '*.test.ts', []),
    await project('components', 'jsdom', '*.test.tsx', ['<rootDir>/jest.dom.ts']),
    onPostgres,
  ],
};

export default config;
