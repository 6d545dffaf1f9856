import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { settingNames, testEnvironment } from './test-environment.mjs';

const inSchema = [
  ...readFileSync(path.join(ROOT, 'lib/platform/env.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm),
]
  .flatMap((match) => match[1] ?? [])
  .filter((name) => name !== 'NODE_ENV');

test('.env.example contains every setting and no other', () => {
  expect(inSchema.length).toBeGreaterThan(5);
  expect(settingNames().sort()).toEqual(inSchema.sort());
});

test('the README contains every setting', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  expect(inSchema.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('tests get no setting of the operator', () => {
  expect(Object.keys(testEnvironment())).toEqual(expect.arrayContaining(inSchema));
});
