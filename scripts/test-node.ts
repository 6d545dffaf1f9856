// node --import tsx scripts/test-node.ts VERSION [COMMAND]: runs npm test, or another command, with another
// version of Node (20, 22, 24, 26), in a clone of this repository with packages of its own. Node comes from
// npm. node --import tsx scripts/test-node.ts VERSION unit: only the unit tests, of this folder and with its
// packages, to which the database driver of that version is added. In place of `VERSION unit`, `in-turn`
// chooses one of the versions.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm } from './steps/npm.mjs';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { bin, run } from '@/lib/platform/commands/run.mjs';
import { command, Stop } from '@/lib/platform/commands/stop.mjs';

const USAGE = 'Usage: node --import tsx scripts/test-node.ts VERSION [COMMAND], or VERSION unit, or in-turn';

const VERSIONS = [20, 22, 24, 26];

type Variables = Record<string, string>;

void command(async () => {
  const [nodeVersion = '', ...words] = process.argv.slice(2);
  const version = nodeVersion === 'in-turn' ? versionInTurn() : nodeVersion;
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Stop(USAGE);
  const line = nodeVersion === 'in-turn' ? 'unit' : words.join(' ') || 'npm test';
  const room = mkdtempSync(path.join(tmpdir(), 'node-'));
  // The test of the image runs this Node as another user.
  chmodSync(room, 0o755);
  try {
    const node = await unpackNode(version, path.join(room, 'node'));
    const variables = {
      PATH: `${path.join(node, 'bin')}${path.delimiter}${process.env.PATH}`,
      // For a driver that must be compiled, and cannot load the headers of this version.
      npm_package_config_node_gyp_nodedir: node,
    };
    console.log(`Node ${version}: ${line}`);
    process.exitCode =
      line === 'unit' ? await unitTests(variables) : await inClone(line, path.join(room, 'clone'), variables);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
});

/**
 * One of the versions that this process does not run on. The second in which the last commit was made chooses
 * it, so that the tests of a commit run on the same version again.
 */
function versionInTurn(): string {
  const rest = VERSIONS.filter((major) => major !== Number(process.versions.node.split('.')[0]));
  const second = execFileSync('git', ['show', '--no-patch', '--format=%ct', 'HEAD'], { cwd: ROOT });
  return String(rest[Number(second) % rest.length]);
}

async function unitTests(variables: Variables): Promise<number> {
  const ensurePackages =
    "import('./scripts/steps/packages.mjs').then((packages) => packages.ensurePackages())";
  await must('node', ['--eval', ensurePackages], ROOT, variables);
  return run(bin('jest'), ['--ci', '--selectProjects', 'server', 'components'], variables);
}

async function inClone(line: string, clone: string, variables: Variables): Promise<number> {
  await must('git', ['clone', '--quiet', ROOT, clone], ROOT);
  return run('sh', ['-c', line], variables, clone);
}

/** @returns the folder with `bin` and `include` */
async function unpackNode(version: string, folder: string): Promise<string> {
  mkdirSync(folder);
  const { program, args } = npm('pack', '--silent', `node-${process.platform}-${process.arch}@${version}`);
  await must(program, args, folder);
  const [archive = ''] = readdirSync(folder);
  await must('tar', ['xzf', archive], folder);
  return path.join(folder, 'package');
}

async function must(
  program: string,
  args: string[],
  folder: string,
  variables: Variables = {},
): Promise<void> {
  if ((await run(program, args, variables, folder)) !== 0)
    throw new Stop(`${program} ${args.join(' ')} failed; the lines above give the reason.`);
}
