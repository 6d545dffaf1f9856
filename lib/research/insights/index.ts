import { readOnce } from '@/lib/content/content-source';
import type { Detector } from './detector';
import { DETECTORS } from './detectors';
import type { Insight } from './insight';
import { readSubjectSeries } from './subjects';

/** More findings of one detector in one line are left out, the least unusual first. */
export const MOST_OF_A_KIND = 3;

/** A finding that is no more unusual than half of the cases it is compared with is left out as well. */
const LEAST_UNUSUAL = 0.5;

/** All insights of the figures, newest first. */
export const insights = readOnce((): readonly Insight[] => findInsights(DETECTORS));

/** One insight by its id, or `null`. */
export function insight(id: string): Insight | null {
  return insights().find((candidate) => candidate.id === id) ?? null;
}

/** What the given detectors find in their lines; their order does not matter. */
export function findInsights(detectors: readonly Detector[]): Insight[] {
  return detectors
    .flatMap((detector) =>
      detector.series.flatMap((id) => mostUnusual(detector.detect(readSubjectSeries(id)), MOST_OF_A_KIND)),
    )
    .sort(newestFirst);
}

function mostUnusual(found: readonly Insight[], most: number): Insight[] {
  return found
    .filter(({ score }) => score > LEAST_UNUSUAL)
    .sort((a, b) => b.score - a.score || newestFirst(a, b))
    .slice(0, most);
}

/** Ids are compared by code unit, so that no locale changes the order. */
function newestFirst(a: Insight, b: Insight): number {
  return Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
