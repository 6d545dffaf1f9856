import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scripts } from '../../package.json';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'without-packages-'));
  for (const name of ['package.json', 'scripts', 'lib/platform'])
    cpSync(name, path.join(folder, name), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const COMMANDS = Object.entries(scripts).filter(([, command]) => command.startsWith('node --import'));

test.each(COMMANDS)('without packages %s prints one sentence that says how to install them', (_, command) => {
  const { status, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^The packages are not installed yet: run `npm start` first.*\n$/),
  });
});
