import type { FeedWishes } from '@/lib/contract/provider';
import { db } from '@/lib/records/database';
import { updatesSince } from '@/lib/records/series-updates';
import { libraryHere } from '@/lib/texts/library-here';
import { findings, time } from '@samvit/research';
import { pointsOf } from '../series/live-updates';

/**
 * Insights that became true since a moment, newest first, and older ones in values that came in since: of those
 * nobody knew. What the person wants less of comes last.
 */
export async function insightsSince(
  moment: number,
  wishes: FeedWishes = new Map(),
  now = Date.now(),
): Promise<findings.PublishedInsight[]> {
  const updates = (await updatesSince(db(), moment)).flatMap((update) => {
    const [first] = pointsOf(update);
    return first ? [{ file: update.series, from: String(first[0]) }] : [];
  });
  const insights = findings.insights(libraryHere()).filter(({ created_at, inputs, asOf }) => {
    const at = Date.parse(created_at);
    const isOfUpdate = updates.some(
      ({ file, from }) => inputs.includes(file) && !time.startsAfter(from, asOf),
    );
    return at <= now && (at > moment || isOfUpdate);
  });
  const isLast = ({ series }: findings.PublishedInsight) => wishes.get(series) === 'less';
  return [...insights.filter((each) => !isLast(each)), ...insights.filter(isLast)];
}
