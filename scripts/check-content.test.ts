import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeContent } from '@/testing/content/content-folder';
import { contentRoot } from '@/lib/content/content-source';

// What the command finds is tried on its function (packages/research/figures/bad-input.test.ts); this is the command.
test("an error ends the command, and so a build, with code 1 and the error's location", () => {
  for (const folder of ['blogs', 'reports', 'series', 'subjects', 'supply'])
    mkdirSync(path.join(contentRoot(), folder), { recursive: true });
  writeContent('site.yaml', 'product: Samvit\nnonsense: 1\n');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, path.join(__dirname, 'check-content.ts')],
    {
      cwd: path.dirname(contentRoot()),
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(__dirname, '../tsconfig.json') },
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^content\/site\.yaml:\d+: /m);
});
