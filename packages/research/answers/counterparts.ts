import { subjects } from '../insights/subject';
import type { Library } from '../series/library';
import { perLibrary } from '../series/per-library';

/** What is as usual an answer as a series, and the words that say so, by their key. */
export type Counterpart = { series: string; words: string };

/** From either to the other, as `switch` of content/subjects says it. */
const counterparts = perLibrary((library): ReadonlyMap<string, Counterpart> => {
  const byName = new Map<string, Counterpart>();
  for (const { id, switch: other } of subjects(library).values()) {
    if (!other) continue;
    byName.set(other.from, { series: id, words: `${other.to}.there` });
    byName.set(id, { series: other.from, words: `${other.to}.back` });
  }
  return byName;
});

export const counterpartOf = (library: Library, name: string): Counterpart | undefined =>
  counterparts(library).get(name);
