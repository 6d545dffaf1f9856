import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { driverProblem } from './database-driver.mjs';
import { packagesAreInstalled } from './packages.mjs';

let root: string;
const packages = (file: string, entries: object) => {
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify({ packages: entries }));
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'packages-'));
  packages('package-lock.json', {
    '': { name: 'site' },
    'node_modules/next': { version: '1.0.0' },
    'node_modules/jest': { version: '2.0.0', dev: true },
    'node_modules/for-another-system': { version: '3.0.0', optional: true },
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const NEXT = { 'node_modules/next': { version: '1.0.0' } };
const JEST = { 'node_modules/jest': { version: '2.0.0' } };

test.each([
  ['all there', { ...NEXT, ...JEST }, true],
  ['another version', { ...JEST, 'node_modules/next': { version: '0.9.0' } }, false],
  ['installed without what the build needs', NEXT, false],
])('%s', (_, installed, expected) => {
  packages('node_modules/.package-lock.json', installed);
  expect(packagesAreInstalled(root)).toBe(expected);
});

test('an interrupted installation is not complete', () => {
  expect(packagesAreInstalled(root)).toBe(false);
});

test('a missing toolchain has its own sentence', () => {
  expect(driverProblem(['make', 'c++'])).toContain(
    'cannot be compiled without make, c++: install a C++ toolchain',
  );
  expect(driverProblem([])).not.toContain('toolchain');
});
