import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const STEPS = path.join(__dirname, 'test-steps.ts');

/** What a program writes that has imported the steps. */
const written = (code: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
      '--input-type=module',
      '-e',
      `const { default: steps } = await import(${JSON.stringify(STEPS)}); await (async () => { ${code} ` +
        '})().catch((error) => console.log(error.message));',
    ],
    { cwd: path.join(__dirname, '../..'), encoding: 'utf8' },
  );

test('a file of another form is named, and the command that mends it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'form-'));
  const file = path.join(folder, 'wide.ts');
  writeFileSync(file, 'const  a = 1;\n');
  const { stdout } = written(`await steps.codeChecks([${JSON.stringify(file)}])[0][1]();`);
  expect(stdout).toMatch(
    /wide\.ts\nThe files above have another form: npm run format gives them theirs\.\n$/,
  );
  rmSync(folder, { recursive: true });
});
