import { keptByKey } from '../words/kept';
import type { Library } from './library';

/** A function of a library whose results are kept as long as the library. What a reader brought has no part in them. */
export function perLibrary<Result, Key = void>(
  work: (library: Library, key: Key) => Result,
): (library: Library, key: Key) => Result {
  const resultsByKey = keptByKey(work);
  return ({ held }, key) => resultsByKey(held, key);
}
