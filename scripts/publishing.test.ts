import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishOneOfEach } from '@/testing/content/one-of-each';
import { copyToRun } from '@/testing/processes/repository-copy';
import { runCommand } from '@/testing/processes/run-command';

// To publish changes no code: what is tested with the content of today holds with more of it. The end-to-end tests, and the
// suites that ask thousands of questions, run with the same content in npm run test:full.

/** Whose suites read content, but for those that write all of theirs. */
const FOLDERS = ['app', 'components', 'lib/content', 'lib/research', 'lib/web', 'lib/provider'];

/** What is asked of every series in every way: as long as all other suites together. */
const LONG = ['lib/research/analysis', 'lib/research/own', 'components/analysis', 'scripts'];

const SUITES = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => path.join(folder, name)),
  ),
  'scripts/content-mistakes.test.ts',
  'scripts/recompute.test.ts',
].filter((suite) => {
  if (!process.env.WHOLE_MATRIX && LONG.some((folder) => suite.startsWith(`${folder}/`))) return false;
  const text = readFileSync(suite, 'utf8');
  return text.includes('copyRealContent()') || !text.includes("/content-folder'");
});

/** A net against hanging, wider than that of other tests: within this one, a hundred suites run. */
const TIMEOUT = 20 * 60_000;

const CHECK = 'node --import tsx scripts/check-content.ts';
const JEST = 'node_modules/.bin/jest --ci --runInBand --selectProjects=server --runTestsByPath';

test(
  'with one more of each kind, content passes its checks and each suite that reads it',
  async () => {
    const copy = copyToRun();
    try {
      publishOneOfEach(copy.root);
      expect(await runCommand(CHECK, copy.root, {})).toEqual({ code: 0, output: '' });
      const suites = SUITES.map((suite) => `'${suite}'`).join(' ');
      const { code, output } = await runCommand(`${JEST} ${suites}`, copy.root, { NODE_ENV: 'test' });
      // Of two thousand tests, those that failed.
      expect(output.match(/^ +● [^]*?(?=^(?:PASS|FAIL| +●))/gm) ?? []).toEqual([]);
      expect(code).toBe(0);
    } finally {
      copy.remove();
    }
  },
  TIMEOUT,
);
