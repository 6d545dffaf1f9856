import type { Words } from './words';

/** A function whose results are kept as long as what they were worked out of. */
export function keptPer<Of extends object, Result>(work: (of: Of) => Result): (of: Of) => Result {
  const results = new WeakMap<Of, { result: Result }>();
  return (of) => {
    const known = results.get(of);
    if (known) return known.result;
    const result = work(of);
    results.set(of, { result });
    return result;
  };
}

/** The same with a key. */
export function keptByKey<Of extends object, Key, Result>(
  work: (of: Of, key: Key) => Result,
): (of: Of, key: Key) => Result {
  const resultsOf = keptPer((_: Of) => new Map<Key, { result: Result }>());
  return (of, key) => {
    const results = resultsOf(of);
    const known = results.get(key);
    if (known) return known.result;
    const result = work(of, key);
    results.set(key, { result });
    return result;
  };
}

/** A function of a language whose results are kept as long as its words. */
export const perWords = <Result, Key = void>(
  work: (words: Words, key: Key) => Result,
): ((words: Words, key: Key) => Result) => keptByKey(work);
