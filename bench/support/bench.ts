import { command, Stop } from '@/lib/platform/commands/stop.mjs';

const commandArguments = process.argv.slice(2);
/** The arguments of the bench that are addresses of pages. */
export const paths = commandArguments.filter((one) => one.startsWith('/'));
/** The others. */
export const words = commandArguments.filter((one) => !one.startsWith('/'));

/**
 * The first argument that is a number, which has to be whole.
 * @param what it says, for the sentence that asks for another one
 */
export function countArgument(what: string, byDefault: number, most: number): number {
  const count = Number(words.find((word) => /^[-\d]/.test(word)) ?? byDefault);
  if (!(Number.isInteger(count) && count >= 1 && count <= most))
    throw new Stop(`Say ${what}, from 1 to ${most}.`);
  return count;
}

/** Runs a bench, which returns the targets that were missed; a missed one ends the command with 1. */
export async function bench(measure: () => Promise<readonly string[]>): Promise<void> {
  // The rest of the module that calls this is evaluated first.
  await Promise.resolve();
  await command(async () => {
    if ((await measure()).length > 0) process.exitCode = 1;
  });
  // Also after an error: what still runs is ended, and its folders are removed.
  process.exit();
}
