import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Tests of the server run under node, tests of components (*.test.tsx) in jsdom. */
const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/'],
};

const project = async (name, environment, pattern, setup) => {
  const config = await createJestConfig({
    ...shared,
    displayName: name,
    testEnvironment: environment,
    testMatch: [`<rootDir>/**/${pattern}`],
    setupFilesAfterEnv: setup,
  })();
  return config;
};

const config = {
  projects: [
    await project('server', 'node', '*.test.ts', []),
    await project('components', 'jsdom', '*.test.tsx', ['<rootDir>/jest.setup.ts']),
  ],
};

export default config;
