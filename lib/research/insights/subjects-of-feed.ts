import { insights } from '.';
import { subjectOf, type AssetClass } from './subject';

export type FeedSubject = { id: string; name: string; assetClass: AssetClass };

/** The subjects of which the feed has findings, by class and name. */
export function subjectsOfFeed(): FeedSubject[] {
  const ids = new Set(insights().map(({ series }) => series));
  return [...ids]
    .map((id) => {
      const { name, assetClass } = subjectOf(id);
      return { id, name, assetClass };
    })
    .sort((a, b) => compare(a.assetClass, b.assetClass) || compare(a.name, b.name));
}

/** By code unit, so that no locale changes the order. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
