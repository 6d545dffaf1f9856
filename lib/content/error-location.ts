import { ContentError } from './read';

/**
 * Runs a check of one part of a file, a front-matter path or a line of its text, and adds file and line to
 * its error.
 */
export type WithLocation = <T>(where: readonly PropertyKey[] | number, read: () => T) => T;

/** Reports errors at the given lines of a file for the front-matter paths below. */
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

/** Reports only the path, for callers that add the file themselves. */
export const withPath: WithLocation = (where, read) => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError) || typeof where === 'number') throw error;
    throw new RangeError(`${where.join('.')}: ${error.message}`);
  }
};
