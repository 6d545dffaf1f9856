/**
 * An author's mistake, by whoever finds it; {@link locationsIn} adds its place. What the language throws is
 * a bug of ours and stays what it is.
 */
export class ContentProblem extends Error {
  override name = 'ContentProblem';
}

/** An error at a path below the one that its caller names. */
class ErrorBelow extends ContentProblem {
  constructor(
    readonly path: readonly PropertyKey[],
    readonly problem: string,
  ) {
    super(`${path.join('.')}: ${problem}`);
  }
}

/** The path of an error, from the place at which it was caught, and what is wrong there. */
const within = (where: readonly PropertyKey[], error: ContentProblem) =>
  error instanceof ErrorBelow
    ? new ErrorBelow([...where, ...error.path], error.problem)
    : new ErrorBelow(where, error.message);

/**
 * Runs a check of one part of a file, a front-matter path or a line of its text, and adds file and line to
 * its error.
 */
export type WithLocation = <T>(where: readonly PropertyKey[] | number, read: () => T) => T;

/**
 * Reports errors at their lines.
 * @param lineOf the line of a path in the file
 * @param errorAt makes the error of a line
 */
export function locations(
  lineOf: (path: readonly PropertyKey[]) => number,
  errorAt: (line: number, problem: string) => Error,
): WithLocation {
  return (where, read) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentProblem)) throw error;
      if (typeof where === 'number') throw errorAt(where, error.message);
      const { path, message } = within(where, error);
      throw errorAt(lineOf(path), message);
    }
  };
}

/** Reports only the path, for callers that add the file or the path above it. */
export const withPath: WithLocation = (where, read) => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentProblem) || typeof where === 'number') throw error;
    throw within(where, error);
  }
};
