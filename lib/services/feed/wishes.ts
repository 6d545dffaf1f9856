import type { FeedWishes } from '@/lib/contract/provider';
import { db } from '@/lib/records/database';
import { feedWishes } from '@/lib/records/feed-choices';
import { libraryHere } from '@/lib/texts/library-here';
import { findings } from '@samvit/research';

/**
 * What a person wants more or less of in the feed. It tells metals in rupees, so what is wished of a metal in dollars
 * holds for the same in rupees, unless something else is wished of that.
 */
export async function wishesOf(userId: string): Promise<FeedWishes> {
  const wishes = await feedWishes(db(), userId);
  const inRupees = [...wishes].flatMap(([id, wish]) => {
    const series = findings.subjects(libraryHere()).get(id)?.inRupees;
    return series === undefined ? [] : [[series, wish] as const];
  });
  return new Map([...inRupees, ...wishes]);
}
