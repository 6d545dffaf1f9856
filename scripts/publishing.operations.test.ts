import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishOneOfEach } from '@/testing/content/one-of-each';
import { copyToRun } from '@/testing/processes/repository-copy';
import { runCommand } from '@/testing/processes/run-command';

// To publish changes no code: what is tested with the content of today holds with more of it. The suites that
// read content, and the end-to-end tests, run with the same content in testing/commands/test-full.ts: these
// suites take as long as all others together.

/** Whose suites read content, but for those that write all of theirs. */
const FOLDERS = ['app', 'components', 'lib/content', 'lib/texts', 'lib/web', 'lib/provider'];

const SUITES = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => path.join(folder, name)),
  ),
  'scripts/recompute.test.ts',
].filter((suite) => {
  const text = readFileSync(suite, 'utf8');
  return text.includes('copyRealContent()') || !text.includes("/content-folder'");
});

/** A net against hanging, wider than that of other tests: within this one, a hundred suites run. */
const TIMEOUT = 20 * 60_000;

const CHECK = 'node --import tsx scripts/check-content.ts';
const JEST = 'node_modules/.bin/jest --ci --runInBand --selectProjects=server --runTestsByPath';

const copy = copyToRun();
beforeAll(() => publishOneOfEach(copy.root));
afterAll(() => copy.remove());

test('content with one more of each kind passes its checks', async () => {
  expect(await runCommand(CHECK, copy.root, {})).toEqual({
    code: 0,
    output: 'All content is as it must be.\n',
  });
});

const testOfWholeMatrix = process.env.WHOLE_MATRIX ? test : test.skip;
testOfWholeMatrix(
  'with one more of each kind each suite that reads content passes',
  async () => {
    const suites = SUITES.map((suite) => `'${suite}'`).join(' ');
    const { code, output } = await runCommand(`${JEST} ${suites}`, copy.root, {
      NODE_ENV: 'test',
      WHOLE_MATRIX: '1',
    });
    // Of two thousand tests, those that failed.
    expect(output.match(/^ +● [^]*?(?=^(?:PASS|FAIL| +●))/gm) ?? []).toEqual([]);
    expect(code).toBe(0);
  },
  TIMEOUT,
);
