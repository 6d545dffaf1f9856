/**
 * The moments at which posts that an upstream has sent already become public. Next's code and the server in
 * front of it each have a copy of this module, so the set belongs to the process.
 */
const KEY = Symbol.for('site.publication-moments');
const ofProcess = globalThis as { [KEY]?: Set<number> };
const moments = (ofProcess[KEY] ??= new Set<number>());

/** A moment of an upstream that sends a new one with each response is forgotten, the oldest first. */
const MOST = 1_000;

export function notePublication(publishAt: string, now: number): void {
  const moment = Date.parse(publishAt);
  if (!(moment > now) || moments.has(moment)) return;
  for (const oldest of moments) {
    if (moments.size < MOST) break;
    moments.delete(oldest);
  }
  moments.add(moment);
}

export function notedPublications(): number[] {
  return [...moments];
}
