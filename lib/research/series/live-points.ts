import { contentChanged } from '@/lib/content/content-source';
import { onePerProcess } from '@/lib/platform/one-per-process';
import type { Point } from './new-points';

/** Points that came in while the site runs, by series, in the order in which they were applied. */
export type LivePoints = ReadonlyMap<string, readonly (readonly Point[])[]>;

const live = onePerProcess<{ points: LivePoints }>('live-points', () => ({ points: new Map() }));

export const livePointsOf = (id: string): readonly (readonly Point[])[] => live().points.get(id) ?? [];

/** The series of content/series that have such points. */
export const liveSeries = (): string[] => [...live().points.keys()];

/** From now on these follow what the files have. */
export function setLivePoints(points: LivePoints): void {
  live().points = points;
  contentChanged();
}
