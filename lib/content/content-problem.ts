import { locations, type WithLocation } from '@/lib/platform/content-problem';
import { ContentError } from './read';

export { ContentProblem, withPath, type WithLocation } from '@/lib/platform/content-problem';

/** Reports errors at the given lines of a file for the front-matter paths below. */
export const locationsByPath = (
  file: string,
  lineOf: (path: readonly PropertyKey[]) => number,
): WithLocation => locations(lineOf, (line, problem) => new ContentError(file, line, problem));
