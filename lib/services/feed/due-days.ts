import { group } from 'd3-array';
import { libraryHere } from '@/lib/texts/library-here';
import { seriesWithPages } from '@/lib/texts/publication/series-pages';
import type { DueDay } from '@/lib/texts/today';
import { findings, freshness } from '@samvit/research';

/** So many days are named. */
const MOST_DAYS = 5;

/**
 * The next days on which publishers usually have values of the subjects of the feed, those that are followed first.
 * What is computed of others comes with them.
 */
export function dueDays(followed: ReadonlySet<string>, today: string): DueDay[] {
  const due = findings.subjectsOfFeed(libraryHere()).flatMap(({ id }) => {
    const series = seriesWithPages().get(id);
    const [file = ''] = series?.inputs ?? [];
    if (!series || series.formula !== undefined) return [];
    const day = freshness.nextDue(libraryHere(), file, today);
    return day === null ? [] : [{ day, series }];
  });
  const rank = ({ series }: { series: { id: string } }) => (followed.has(series.id) ? 0 : 1);
  return [...group(due, ({ day }) => day)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MOST_DAYS)
    .map(([day, ofDay]) => ({
      day,
      series: [...ofDay].sort((a, b) => rank(a) - rank(b)).map(({ series }) => series),
    }));
}
