import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SQLITE_DRIVER } from '@/lib/platform/db/driver-name.mjs';
import { compilingProblem } from './database-driver.mjs';
import { packagesAreInstalled, uselessRegistry } from './packages.mjs';

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
  ['all there', { ...NEXT, ...JEST }, { site: true, tests: true }],
  ['another version', { ...JEST, 'node_modules/next': { version: '0.9.0' } }, { site: false, tests: false }],
  ['those of tests are missing, which a site is built without', NEXT, { site: true, tests: false }],
])('%s', (_, installed, expected) => {
  packages('node_modules/.package-lock.json', installed);
  const [site, tests] = [false, true].map((each) => packagesAreInstalled({ tests: each, root }));
  expect({ site, tests }).toEqual(expected);
});

test('an interrupted installation is not complete', () => {
  expect(packagesAreInstalled({ root })).toBe(false);
});

test('the driver of this version of Node is needed, although npm calls one of the two optional', () => {
  const driver = { [`node_modules/${SQLITE_DRIVER}`]: { version: '4.0.0', optional: true } };
  packages('package-lock.json', { ...NEXT, ...driver });
  packages('node_modules/.package-lock.json', NEXT);
  expect(packagesAreInstalled({ root })).toBe(false);
  packages('node_modules/.package-lock.json', { ...NEXT, ...driver });
  expect(packagesAreInstalled({ root })).toBe(true);
});

test('a missing toolchain has its own sentence, and so has a Node that needs none', () => {
  expect(compilingProblem(['make', 'c++'])).toMatch(/needs make, c\+\+: use Node 22.14 .* a C\+\+ toolchain/);
  expect(compilingProblem([])).not.toContain('toolchain');
});

describe('an installation', () => {
  const never = new Promise<boolean>(() => undefined);
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  /** A registry that answers so, one question after the other, and then cannot be used. */
  const registry = (...problems: (string | undefined)[]) => {
    const ask = jest.fn(async () => (problems.length > 0 ? problems.shift() : 'Down.'));
    return { pause: 1, ask };
  };

  test('is given up when a registry failed four times in a row, and says at the first that npm tries on', async () => {
    const options = registry('Down.', 'Down.', 'Down.', undefined);
    expect(await uselessRegistry(never, options)).toBe('Down.');
    expect(options.ask).toHaveBeenCalledTimes(8);
    expect(console.error).toHaveBeenCalledWith('Down. npm tries on for another minute.');
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  test('that has ended asks no more, also while a question has no answer', async () => {
    const ask = jest.fn(() => new Promise<undefined>(() => undefined));
    const ended = new Promise<boolean>((resolve) => setTimeout(resolve, 30, true));
    expect(await uselessRegistry(ended, { pause: 1, ask })).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
