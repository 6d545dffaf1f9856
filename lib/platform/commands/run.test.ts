import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';

/**
 * A program that does not end by a signal, and has started another one that does not: it prints both
 * processes.
 */
const STUBBORN = `trap '' TERM; (trap '' TERM; while :; do sleep 0.1; done) & echo $$ $!; wait`;

test('a signal during an installation ends it and all that it has started, also what would go on', async () => {
  const file = path.join(__dirname, 'run.mjs');
  const code =
    `import { runGroup } from ${JSON.stringify(file)}; await runGroup('sh', ['-c', ` +
    `${JSON.stringify(STUBBORN)}]);`;
  const start = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words = text(start.stderr);
  const [line] = (await once(start.stdout, 'data')) as [Buffer];
  const processes = String(line).trim().split(' ').map(Number);
  expect(processes.map(isAlive)).toEqual([true, true]);
  start.kill('SIGTERM');
  expect(await once(start, 'exit')).toEqual([128 + constants.signals.SIGTERM, null]);
  expect(await words).toBe('Stopped; start again to go on.\n');
  while (processes.some(isAlive)) await wait(50);
});

test('an installation that is given up ends with all that it has started, and this process goes on', async () => {
  const file = path.join(__dirname, 'run.mjs');
  const code = `import { runGroup } from ${JSON.stringify(file)};
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(), 500);
    console.log(await runGroup('sh', ['-c', ${JSON.stringify(STUBBORN)}], { signal: giveUp.signal }));`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  const [processes = '', result] = stdout.trim().split('\n');
  expect([status, result]).toEqual([0, String(128 + constants.signals.SIGKILL)]);
  while (processes.split(' ').map(Number).some(isAlive)) await wait(50);
});

/** Not of one that has ended and waits until somebody takes note of it. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z]/.test(stdout.trim());
}
