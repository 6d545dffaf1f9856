import { libraryHere } from '@/lib/texts/library-here';
import { text } from '@/lib/content/messages';
import { DAY } from '@/lib/platform/clock';
import { db } from '@/lib/records/database';
import { readCursor, writeCursor } from '@/lib/contract/cursor';
import { mentions } from '@/lib/contract/matching';
import { popularity, type Popularity } from '@/lib/records/popularity';
import { findings } from '@samvit/research';
import { askingIsOn } from '@/lib/platform/env';
import { errorFields, log } from '@/lib/platform/log';
import { WIDGET_PAGE_SIZE, type Widget } from '@/lib/contract/widget';
import { routes } from '@/lib/web/routes';
import type { FeedWishes, WidgetPage, WidgetQuery, WidgetSearch } from '@/lib/contract/provider';

/** How many insights carry the Trending badge. */
const TRENDING_COUNT = 6;

/** What one reader looks at is no trend. */
const LEAST_READERS = 2;

/** Half-life of an insight's score, in milliseconds. */
const HALF_LIFE = 365 * DAY;

/** How far the lists go back: Recent two years, All and Trending ten. A search finds older ones too. */
const YEARS = { recent: 2, all: 10 };

/** By what the weight of an insight is multiplied, as a power of two: four, and a quarter. */
const WEIGHT_OF_WISH = { more: 2, less: -2 } as const;

/** Calls 6 and 7 from our own insights: by recent views, or by score. */
export function embeddedWidgets(query: WidgetQuery): Promise<WidgetPage> {
  return searchEmbeddedWidgets({ ...query, q: '', newestFirst: false });
}

export async function searchEmbeddedWidgets(search: WidgetSearch): Promise<WidgetPage> {
  const { page, q } = search;
  const asOf = readCursor(search.cursor, Date.now());
  const published = findings
    .insights(libraryHere())
    .filter(({ created_at }) => Date.parse(created_at) <= asOf);
  const popular = await popularityIfKnown(asOf);
  const byHeat = [...published].sort((a, b) => heatOf(popular, b) - heatOf(popular, a));
  const trending = byHeat.slice(0, TRENDING_COUNT).filter((insight) => heatOf(popular, insight) > 0);
  const matches = inOrder(search, { known: published, byHeat }).filter((insight) =>
    q ? mentions(wordsOf(insight), q) : isYoungEnough(search, insight, asOf),
  );
  return {
    items: matches
      .slice((page - 1) * WIDGET_PAGE_SIZE, page * WIDGET_PAGE_SIZE)
      .map((insight) => toWidget(insight, popular, trending.indexOf(insight), wishesOf(search))),
    cursor: writeCursor(asOf),
  };
}

/** `known` is sorted newest first. */
function inOrder(
  search: WidgetSearch,
  { known, byHeat }: Record<'known' | 'byHeat', findings.PublishedInsight[]>,
): findings.PublishedInsight[] {
  if (search.feed === 'trending') return byHeat;
  if (search.newestFirst) return known;
  const wishes = wishesOf(search);
  return [...known].sort((a, b) => weight(b, wishes) - weight(a, wishes));
}

function isYoungEnough(
  search: WidgetSearch,
  { created_at }: findings.PublishedInsight,
  asOf: number,
): boolean {
  const years = search.feed === 'dashboard' && search.newestFirst ? YEARS.recent : YEARS.all;
  const first = new Date(asOf);
  return Date.parse(created_at) > first.setUTCFullYear(first.getUTCFullYear() - years);
}

/** What changes the order of All, and of nothing else. */
function wishesOf({ feed, newestFirst, wishes }: WidgetSearch): FeedWishes {
  return (feed === 'dashboard' && !newestFirst && wishes) || new Map();
}

/**
 * An insight's score, halved with every {@link HALF_LIFE} of age. It is a logarithm, so that the order does
 * not depend on the present time.
 */
function weight({ score, created_at, series }: findings.PublishedInsight, wishes: FeedWishes): number {
  const wish = wishes.get(series);
  return Math.log2(score) + Date.parse(created_at) / HALF_LIFE + (wish ? WEIGHT_OF_WISH[wish] : 0);
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

/** 0 for what fewer than {@link LEAST_READERS} looked at: that alone makes no order. */
function heatOf(popular: ReadonlyMap<string, Popularity> | null, { id }: findings.PublishedInsight): number {
  const { heat, readers } = popular?.get(id) ?? { heat: 0, readers: 0 };
  return readers < LEAST_READERS ? 0 : heat;
}

/** What a card says of a finding, with what happened since. */
const wordsOf = (insight: findings.PublishedInsight) => ({
  title: findings.titleOf(insight),
  description: [insight.summary, insight.since].filter(Boolean).join(' '),
});

/** @param rank from 0 among trending insights; -1 if the insight is not trending */
function toWidget(
  insight: findings.PublishedInsight,
  popular: ReadonlyMap<string, Popularity> | null,
  rank: number,
  wishes: FeedWishes,
): Widget {
  const wish = wishes.get(insight.series);
  const reasons = [
    ...(rank >= 0 ? [text('feed.rank', { rank: rank + 1 })] : []),
    ...(wish ? [text('feed.because', { wish })] : []),
  ];
  const analysis = askingIsOn() ? findings.analysesOfInsights(libraryHere()).get(insight.id) : undefined;
  return {
    id: insight.id,
    ...wordsOf(insight),
    imageUrl: findings.chartPath(insight.id, 'card'),
    views: popular && (popular.get(insight.id)?.views ?? 0),
    trending: rank >= 0,
    ...(reasons.length > 0 && { reason: reasons.join(' · ') }),
    ...(analysis !== undefined && { analysis: routes.analysisAnswer(analysis) }),
    createdAt: insight.created_at,
  };
}
