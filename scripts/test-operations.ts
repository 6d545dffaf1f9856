// npm run test:operations: what an operator relies on, on a build that is up to date: PostgreSQL, several
// instances, the image, other providers and their faults, publishers, ages, the commands. It starts sites,
// servers and builds of its own.
import { buildIfStale } from './steps/build';
import { ensureChromium } from './steps/chromium';
import { readSettings } from '@/lib/platform/commands/settings';
import { command } from '@/lib/platform/commands/stop.mjs';
import { emptyTestData } from './steps/test-environment.mjs';
import { testVariables, performAll, tool, type TestStep } from './steps/test-steps';

const STEPS: TestStep[] = [
  ['build', () => buildIfStale(readSettings(testVariables), testVariables)],
  ['unit tests of operations', () => tool('jest', '--ci', '--selectProjects', 'postgres', 'operations')],
  ['operations', operate],
];

void command(() => performAll(STEPS));

async function operate(): Promise<void> {
  testVariables.CHROMIUM_PATH = await ensureChromium();
  emptyTestData();
  await tool('playwright', 'test', '--project', 'operations', '--retries', '1');
}
