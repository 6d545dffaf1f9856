import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/lib/platform/commands/root.mjs';
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

test('docs/settings.md has a row for every setting', () => {
  const document = readFileSync(path.join(ROOT, 'docs/settings.md'), 'utf8');
  expect(inSchema.filter((name) => !document.includes(`\n| \`${name}\` |`))).toEqual([]);
});

test('tests get no setting of the operator', () => {
  expect(Object.keys(testEnvironment())).toEqual(expect.arrayContaining(inSchema));
});
