// npm run test:changed: what a change can break, in minutes: checks of the changed files, the unit tests that
// import them, the pages of the build, the specs that are about them (e2e/covers.yaml), and forty tests of
// all the rest (@smoke).
import { existsSync } from 'node:fs';
import { buildIfStale } from './steps/build';
import { affectedBy, changedFiles, readCovers } from './steps/changes';
import { ensureChromium } from './steps/chromium';
import { readSettings } from '@/lib/platform/commands/settings';
import { command } from '@/lib/platform/commands/stop.mjs';
import { emptyTestData } from './steps/test-environment.mjs';
import {
  allAtOnce,
  codeChecks,
  testVariables,
  performAll,
  readPages,
  tool,
  unitTests,
  type TestStep,
} from './steps/test-steps';

/** Suites that look at every file. */
const OF_ALL = ['lib/architecture.test.ts', 'scripts/documents.test.ts'];

void command(async () => {
  const files = changedFiles();
  if (files.length === 0) return console.log('Nothing has changed.');
  const present = files.filter((file) => existsSync(file));
  const { specs, isOfBuild } = affectedBy(files, readCovers());
  const { code } = affectedBy(present, {});
  console.log(`${files.length} files have changed; ${specs.length} specs are about them.`);
  for (const spec of specs) console.log(`  ${spec}`);
  const units: TestStep = ['unit tests', () => unitTests('--findRelatedTests', ...OF_ALL, ...code)];
  const built: TestStep = ['build', () => buildIfStale(readSettings(testVariables), testVariables)];
  await performAll([
    ['format, lint and types', () => allAtOnce(codeChecks(present))],
    ['unit tests and build', () => allAtOnce([units, built])],
    ...(isOfBuild ? [['every page of the build, read once', readPages] satisfies TestStep] : []),
    ['browser', () => inBrowser(specs)],
  ]);
});

/** The specs that are about the change, and the tests of smoke. */
async function inBrowser(specs: readonly string[]): Promise<void> {
  testVariables.CHROMIUM_PATH = await ensureChromium();
  emptyTestData();
  if (specs.length > 0) await tool('playwright', 'test', '--retries', '1', ...specs);
  await tool('playwright', 'test', '--retries', '1', '--project', 'visitors', '--grep', '@smoke');
}
