import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/**
 * A net against hanging. No test has a limit of its own, because a limit measures the machine, but for the one that
 * runs other suites (scripts/publishing.operations.test.ts), whose net is wider.
 */
const TIMEOUT = 5 * 60_000;

/** The data directories of suites, in memory where the system offers it: on a disk each commit is waited for. */
const data = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'samvit-tests-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
process.env.TEST_DATA = data;

/**
 * Tests have globals of their own, and each look at one costs as much as a call. These, which no test replaces, every
 * module gets as parameters: a sixth of the time of all suites.
 */
const CONSTANTS = [
  ...['Array', 'Error', 'Infinity', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'RegExp', 'Set'],
  ...['String', 'Symbol', 'TypeError', 'Uint8Array', 'WeakMap'],
];

/** What all projects have in common; to ask Next takes most of a second. */
const shared = await createJestConfig({
  sandboxInjectedGlobals: CONSTANTS,
  // npm test builds meanwhile.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.releases/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^@samvit/(\\w+)$': '<rootDir>/packages/$1/index.ts',
  },
  globalSetup: '<rootDir>/testing/content/store-content.ts',
})();

/** Tests of the server run under node, tests of components (*.test.tsx) in jsdom. */
const project = ({ name, environment = 'node', match, ignore = [], setUp = [], ...more }) => ({
  ...shared,
  displayName: name,
  testEnvironment: environment,
  testMatch: match,
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.releases/', '/e2e/', ...ignore],
  // Many packages are ES modules, which jest translates as it does our code.
  transformIgnorePatterns: [],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', ...setUp],
  ...more,
});

/** The suites of a folder that open the database. */
const suitesWithDatabase = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes("/database'"))
    .map((file) => `<rootDir>/${file}`);

const config = {
  testTimeout: TIMEOUT,
  // One more than cores, since some suites wait most of their time.
  maxWorkers: availableParallelism() + 1,
  projects: [
    project({
      name: 'server',
      match: ['<rootDir>/**/*.test.ts'],
      ignore: [String.raw`\.(?:postgres|operations)\.test\.ts$`],
    }),
    project({
      name: 'components',
      environment: 'jsdom',
      match: ['<rootDir>/**/*.test.tsx'],
      setUp: ['<rootDir>/jest.dom.ts'],
    }),
    // What is written to the database is tested a second time, on PostgreSQL: with one server, and a database
    // for each worker.
    project({
      name: 'postgres',
      match: [
        ...['lib/records', 'lib/services'].flatMap(suitesWithDatabase),
        '<rootDir>/**/*.postgres.test.ts',
      ],
      setUp: ['<rootDir>/testing/database/postgres-suite.ts'],
      globalSetup: '<rootDir>/testing/database/postgres-run.ts',
      globalTeardown: '<rootDir>/testing/database/postgres-end-run.ts',
    }),
    // They start other processes, and take long.
    project({ name: 'operations', match: ['<rootDir>/**/*.operations.test.ts'] }),
  ],
};

export default config;
