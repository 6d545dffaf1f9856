import { ROOT } from '@/lib/platform/commands/root.mjs';
import { run } from '@/lib/platform/commands/run.mjs';
import { Stop } from '@/lib/platform/commands/stop.mjs';

type Options = {
  /** Set on top of our environment. */
  variables: Record<string, string | undefined>;
  /** The sentence when it fails. */
  problem: string;
  /** Whether what it writes is printed only when it fails. */
  isHeld?: boolean;
};

/**
 * Runs a program that is a step of a build.
 * @returns what it wrote to its standard error
 * @throws Stop when it fails
 */
export async function perform(
  program: string,
  args: string[],
  { variables, problem, isHeld = false }: Options,
): Promise<string> {
  let warnings = '';
  let output = '';
  const code = await run(program, args, variables, ROOT, (text, isError) => {
    if (isError) warnings += text;
    if (isHeld) output += text;
    else process[isError ? 'stderr' : 'stdout'].write(text);
  });
  if (code === 0) return warnings;
  process.stderr.write(output);
  throw new Stop(problem);
}
