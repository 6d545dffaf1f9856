/** A reason to stop that the operator can correct: its message is one sentence and needs no stack trace. */
export class Stop extends Error {}

/**
 * Runs a command: a Stop ends it with its sentence and exit code 1, any other error with its stack trace.
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
