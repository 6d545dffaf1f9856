import type { Words } from './words';

/** What {@link keptIn} needs of a map, weak or not; a result may be undefined. */
type Results<Key, Result> = {
  get(key: Key): { result: Result } | undefined;
  set(key: Key, kept: { result: Result }): unknown;
};

/** A function whose results are kept in a map. */
function keptIn<Key, Result>(
  results: Results<Key, Result>,
  work: (key: Key) => Result,
): (key: Key) => Result {
  return (key) => {
    const entry = results.get(key);
    if (entry) return entry.result;
    const result = work(key);
    results.set(key, { result });
    return result;
  };
}

/** A function whose results are kept as long as what they were worked out of. */
export const keptPer = <Of extends object, Result>(work: (of: Of) => Result): ((of: Of) => Result) =>
  keptIn(new WeakMap<Of, { result: Result }>(), work);

/** The same with a key. */
export function keptByKey<Of extends object, Key, Result>(
  work: (of: Of, key: Key) => Result,
): (of: Of, key: Key) => Result {
  const ofEach = keptPer((of: Of) => keptIn(new Map<Key, { result: Result }>(), (key) => work(of, key)));
  return (of, key) => ofEach(of)(key);
}

/** A function of a language whose results are kept as long as its words. */
export const perWords = <Result, Key = void>(
  work: (words: Words, key: Key) => Result,
): ((words: Words, key: Key) => Result) => keptByKey(work);
