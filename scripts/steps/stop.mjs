/** A reason to stop that the operator can act on: its message is one sentence and needs no stack. */
export class Stop extends Error {}

/**
 * Runs the work of a command; a Stop ends it with its sentence and exit code 1, anything else with its stack.
 * @param {() => Promise<void>} work
 */
export async function command(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}
