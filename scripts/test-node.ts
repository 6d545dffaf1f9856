// npm run test:node -- VERSION [COMMAND]: runs npm test, or another command, with another version of Node (20, 22, 24,
// 26), in a clone of this repository with packages of its own. Node comes from npm.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm } from './steps/npm.mjs';
import { ROOT } from './steps/root.mjs';
import { run } from './steps/run.mjs';
import { command, Stop } from './steps/stop.mjs';

void command(async () => {
  const [version = '', ...words] = process.argv.slice(2);
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Stop('Usage: npm run test:node -- VERSION [COMMAND]');
  const room = mkdtempSync(path.join(tmpdir(), 'node-'));
  // The test of the image runs this Node as another user.
  chmodSync(room, 0o755);
  try {
    const node = await unpackNode(version, path.join(room, 'node'));
    const clone = path.join(room, 'clone');
    await must('git', ['clone', '--quiet', ROOT, clone], room);
    const variables = {
      PATH: `${path.join(node, 'bin')}${path.delimiter}${process.env.PATH}`,
      // For a driver that must be compiled, and cannot load the headers of this version.
      npm_package_config_node_gyp_nodedir: node,
    };
    const line = words.length > 0 ? words.join(' ') : 'npm test';
    console.log(`Node ${version}: ${line}`);
    process.exitCode = await run('sh', ['-c', line], variables, clone);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
});

/** @returns the folder with `bin` and `include` */
async function unpackNode(version: string, folder: string): Promise<string> {
  mkdirSync(folder);
  const { program, args } = npm('pack', '--silent', `node-${process.platform}-${process.arch}@${version}`);
  await must(program, args, folder);
  const [archive = ''] = readdirSync(folder);
  await must('tar', ['xzf', archive], folder);
  return path.join(folder, 'package');
}

async function must(program: string, args: string[], folder: string): Promise<void> {
  if ((await run(program, args, {}, folder)) !== 0)
    throw new Stop(`${program} ${args.join(' ')} failed; the lines above give the reason.`);
}
