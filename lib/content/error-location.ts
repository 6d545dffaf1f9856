import { ContentError } from './read';

/**
 * Runs a check of one part of a file, a front-matter path or a line of its text, and adds file and line to
 * its error.
 */
export type WithLocation = <T>(where: readonly PropertyKey[] | number, read: () => T) => T;

/** The locations in a file whose front-matter paths are on these lines. */
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

/** Reports the path alone, when the reader of the error knows the file. */
export const withPath: WithLocation = (where, read) => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError) || typeof where === 'number') throw error;
    throw new RangeError(`${where.join('.')}: ${error.message}`);
  }
};
