import type { Library } from '../series/library';
import { AFTER, BEFORE, SINCE, UNTIL } from './beside';
import type { Part } from './read-words';
import { CRASH } from './said-window';
import { vocabulary } from './vocabulary';

const SAID_BEFORE = new Set([SINCE, AFTER, BEFORE, UNTIL].flatMap(({ before }) => before));
const SAID_AFTER = new Set([SINCE, AFTER, BEFORE, UNTIL].flatMap(({ after }) => after));

/** Without a crash that only names a time: "gold since the 2008 crash" does not ask how far gold fell. */
export function withoutNamedCrashes(library: Library, parts: readonly Part[]): Part[] {
  const { links } = vocabulary(library);
  const isLink = (part: Part | undefined) => part !== undefined && links.has(part.phrase);
  const dropped = new Set<Part>();
  for (const [i, part] of parts.entries()) {
    if (!CRASH.has(part.phrase)) continue;
    let at = i - 1;
    while (isLink(parts[at])) at -= 1;
    const kind = parts[at]?.meaning.kind;
    if (kind !== 'period' && kind !== 'since') continue;
    let before = at - 1;
    while (isLink(parts[before])) before -= 1;
    const isTime = SAID_BEFORE.has(parts[before]?.phrase ?? '') || SAID_AFTER.has(parts[i + 1]?.phrase ?? '');
    if (isTime) for (const each of parts.slice(at + 1, i + 1)) dropped.add(each);
  }
  return parts.filter((part) => !dropped.has(part));
}
