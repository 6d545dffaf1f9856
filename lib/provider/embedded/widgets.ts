import { text } from '@/lib/content/messages';
import { DAY } from '@/lib/platform/clock';
import { db } from '@/lib/records/database';
import { readCursor, writeCursor } from '@/lib/contract/cursor';
import { mentions } from '@/lib/contract/matching';
import { popularity, type Popularity } from '@/lib/records/popularity';
import { insights } from '@/lib/research/insights';
import type { Insight } from '@/lib/research/insights/insight';
import { chartPath } from '@/lib/research/insights/chart-path';
import { errorFields, log } from '@/lib/platform/log';
import { WIDGET_PAGE_SIZE, type Widget } from '@/lib/contract/widget';
import type { WidgetPage, WidgetQuery, WidgetSearch } from '@/lib/contract/provider';

/** How many insights carry the Trending badge. */
const TRENDING_COUNT = 6;

/** What one reader looks at is no trend. */
const LEAST_READERS = 2;

/** Half-life of an insight's score, in milliseconds. */
const HALF_LIFE = 365 * DAY;

/** Calls 6 and 7 from our own insights: by recent views, or by score. */
export function embeddedWidgets(query: WidgetQuery): Promise<WidgetPage> {
  return searchEmbeddedWidgets({ ...query, q: '', newestFirst: false });
}

export async function searchEmbeddedWidgets(search: WidgetSearch): Promise<WidgetPage> {
  const { page, q } = search;
  const asOf = readCursor(search.cursor, Date.now());
  const known = insights().filter(({ created_at }) => Date.parse(created_at) <= asOf);
  const popular = await popularityIfKnown(asOf);
  const byHeat = [...known].sort((a, b) => heatOf(popular, b) - heatOf(popular, a));
  const trending = byHeat
    .slice(0, TRENDING_COUNT)
    .filter(({ id }) => (popular?.get(id)?.readers ?? 0) >= LEAST_READERS);
  const found = inOrder(search, { known, byHeat }).filter(({ title, summary }) =>
    mentions({ title, description: summary }, q),
  );
  return {
    items: found
      .slice((page - 1) * WIDGET_PAGE_SIZE, page * WIDGET_PAGE_SIZE)
      .map((insight) => toWidget(insight, popular, trending.indexOf(insight))),
    cursor: writeCursor(asOf),
  };
}

/** `known` is sorted newest first. */
function inOrder(
  { feed, newestFirst }: WidgetSearch,
  { known, byHeat }: { known: Insight[]; byHeat: Insight[] },
): Insight[] {
  if (feed === 'trending') return byHeat;
  return newestFirst ? known : [...known].sort((a, b) => weight(b) - weight(a));
}

/**
 * An insight's score, halved with every {@link HALF_LIFE} of age. It is a logarithm, so that the order does
 * not depend on the present time.
 */
function weight({ score, created_at }: Insight): number {
  return Math.log2(score) + Date.parse(created_at) / HALF_LIFE;
}

/** Insights are shown also without view counts; `null` if the counts cannot be read. */
async function popularityIfKnown(asOf: number): Promise<ReadonlyMap<string, Popularity> | null> {
  try {
    return await popularity(db(), asOf);
  } catch (error) {
    log.error(errorFields(error), 'The views of insights cannot be read');
    return null;
  }
}

function heatOf(popular: ReadonlyMap<string, Popularity> | null, { id }: Insight): number {
  return popular?.get(id)?.heat ?? 0;
}

/** @param rank from 0 among trending insights; -1 if the insight is not trending */
function toWidget(insight: Insight, popular: ReadonlyMap<string, Popularity> | null, rank: number): Widget {
  return {
    id: insight.id,
    title: insight.title,
    description: insight.summary,
    imageUrl: chartPath(insight.id, 'card'),
    views: popular && (popular.get(insight.id)?.views ?? 0),
    trending: rank >= 0,
    ...(rank >= 0 && { reason: text('feed.rank', { rank: rank + 1 }) }),
    createdAt: insight.created_at,
  };
}
