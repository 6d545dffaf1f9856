import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { SETTING_NAMES } from '@/lib/platform/env';

/**
 * Starts a command as an operator would: as the leader of a process group, with these settings and none of
 * the test's.
 * @param root folder of the repository in which it runs
 * @param variables added to the settings; an undefined one is removed
 */
export function startCommand(
  command: string,
  root: string,
  variables: Record<string, string | undefined>,
): ChildProcess {
  // The settings read a blank variable as unset.
  const blank = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
  const { PATH = '', HOME = '', CHROMIUM_PATH = '' } = process.env;
  const environment: Record<string, string | undefined> = {
    PATH,
    HOME,
    CHROMIUM_PATH,
    ...blank,
    ...variables,
  };
  return spawn('sh', ['-c', `exec ${command}`], {
    cwd: root,
    // A shell has no NODE_ENV, but Next's types require it.
    env: environment as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

/** The output so far, stdout and stderr together. */
export function outputOf(child: ChildProcess): { text: string } {
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  return output;
}

/** Runs a command to its end. */
export async function runCommand(
  command: string,
  root: string,
  variables: Record<string, string | undefined>,
) {
  const child = startCommand(command, root, variables);
  const output = outputOf(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.text };
}

/**
 * Waits until the output contains this text.
 * @throws if the command ends first
 */
export async function untilPrinted(
  child: ChildProcess,
  output: { text: string },
  words: string,
): Promise<void> {
  while (!output.text.includes(words)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`It ended with:\n${output.text}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * The running processes in the process group of this leader; without zombies, which have ended and wait to
 * be reaped.
 */
export function processesOfGroup(leader: number): string[] {
  const processLines = execFileSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' }).split(
    '\n',
  );
  return processLines.filter((line) => {
    const [group, state = 'Z'] = line.trim().split(/\s+/);
    return Number(group) === leader && !state.startsWith('Z');
  });
}
