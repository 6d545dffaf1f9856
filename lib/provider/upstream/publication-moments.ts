import { onePerProcess } from '@/lib/platform/one-per-process';

/** The moments at which posts that an upstream has sent already become public. */
const noted = onePerProcess('publication-moments', () => new Set<number>());

/** A moment of an upstream that sends a new one with each response is forgotten, the oldest first. */
const MOST = 1_000;

export function notePublication(publishAt: string, now: number): void {
  const moments = noted();
  const moment = Date.parse(publishAt);
  if (!(moment > now) || moments.has(moment)) return;
  for (const oldest of moments) {
    if (moments.size < MOST) break;
    moments.delete(oldest);
  }
  moments.add(moment);
}

export function notedPublications(): number[] {
  return [...noted()];
}
