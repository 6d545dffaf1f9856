import { ContentError } from './read';

/**
 * Runs a reading of one place in a file, a path of its front matter or a line of its text, and gives what is wrong there the
 * file and the line.
 */
export type WithLocation = <T>(where: readonly PropertyKey[] | number, read: () => T) => T;

/** The places of a file whose front matter has its paths on these lines. */
export function locationsIn(file: string, lineOf: (path: readonly PropertyKey[]) => number): WithLocation {
  return (where, read) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      if (typeof where === 'number') throw new ContentError(file, where, error.message);
      throw new ContentError(file, lineOf(where), `${where.join('.')}: ${error.message}`);
    }
  };
}

/** Names the path alone, for what is read by somebody who knows the file. */
export const withPath: WithLocation = (where, read) => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError) || typeof where === 'number') throw error;
    throw new RangeError(`${where.join('.')}: ${error.message}`);
  }
};
