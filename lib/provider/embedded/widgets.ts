import { db } from '@/lib/db/client';
import { readCursor, writeCursor } from '@/lib/feed/cursor';
import { popularity, type Popularity } from '@/lib/feed/trending';
import { insights } from '@/lib/research/insights';
import type { Insight } from '@/lib/research/insights/insight';
import { chartPath } from '@/lib/research/insights/chart-path';
import { WIDGET_PAGE_SIZE, type Widget } from '@/lib/schemas/widget';
import type { WidgetPage, WidgetQuery } from '../contract';

/** How many insights carry the Trending badge. */
const TRENDING_COUNT = 6;

/** Calls 6 and 7 from our own insights: newest first, or by recent views. */
export async function embeddedWidgets({ feed, page, cursor }: WidgetQuery): Promise<WidgetPage> {
  const asOf = readCursor(cursor, Date.now());
  const known = insights().filter((insight) => Date.parse(insight.created_at) <= asOf);
  const popular = await popularity(db(), asOf);
  const byHeat = [...known].sort((a, b) => heatOf(popular, b) - heatOf(popular, a));
  const trending = new Set(byHeat.slice(0, TRENDING_COUNT).filter((item) => heatOf(popular, item) > 0));
  const ordered = feed === 'trending' ? byHeat : known;
  return {
    items: ordered
      .slice((page - 1) * WIDGET_PAGE_SIZE, page * WIDGET_PAGE_SIZE)
      .map((insight) => toWidget(insight, popular.get(insight.id)?.views ?? 0, trending.has(insight))),
    cursor: writeCursor(asOf),
  };
}

function heatOf(popular: ReadonlyMap<string, Popularity>, insight: Insight): number {
  return popular.get(insight.id)?.heat ?? 0;
}

function toWidget(insight: Insight, views: number, trending: boolean): Widget {
  return {
    id: insight.id,
    title: insight.title,
    description: insight.summary,
    imageUrl: chartPath(insight.id, 'card'),
    views,
    trending,
    createdAt: insight.created_at,
  };
}
