import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** A net against hanging, the only one: no test has a limit of its own, because a limit measures the machine. */
const TIMEOUT = 5 * 60_000;

const IGNORED = ['/node_modules/', '/.next/', '/e2e/'];

/** Tests of the server run under node, tests of components (*.test.tsx) in jsdom. */
const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: [...IGNORED, String.raw`\.postgres\.test\.ts$`],
};

/** ES modules that the server reads, which jest loads by itself from Node 24 on only; Next is not asked to translate them. */
const ES_MODULES = [
  'feed',
  'react-markdown',
  '(?:remark|micromark|mdast-util|hast-util|unist-util|estree-util|vfile|character-entities)[a-z0-9-]*',
  'unified',
  'bail',
  'ccount',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'html-url-attributes',
  'html-void-elements',
  'stringify-entities',
  'is-plain-obj',
  'longest-streak',
  'markdown-table',
  'property-information',
  'space-separated-tokens',
  'trim-lines',
  'trough',
  'zwitch',
  'light-my-request',
  'cookie',
];

const project = async (name, environment, pattern, setup) => {
  const config = await createJestConfig({
    ...shared,
    displayName: name,
    testEnvironment: environment,
    testMatch: [`<rootDir>/**/${pattern}`],
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', ...setup],
  })();
  // Next writes the packages it translates into one group of names; these join them.
  config.transformIgnorePatterns = config.transformIgnorePatterns.map((ignored) =>
    ignored.replace('(d3-array|', `(${ES_MODULES.join('|')}|d3-array|`),
  );
  return config;
};

/** Tests of what is written to the database run a second time, on PostgreSQL: with one server, and a database for each suite. */
const onPostgres = {
  ...(await project('postgres', 'node', '*.test.ts', ['<rootDir>/e2e/support/postgres/suite.ts'])),
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
    await project('server', 'node', '*.test.ts', []),
    await project('components', 'jsdom', '*.test.tsx', ['<rootDir>/jest.dom.ts']),
    onPostgres,
  ],
};

export default config;
