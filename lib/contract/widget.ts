import { flag } from './flag';
import { z } from './zod';

export const WIDGET_PAGE_SIZE = 9;
/** Of a longer list than was asked for, the first widgets are read. */
const MOST_WIDGETS = 100;

export const FEEDS = ['dashboard', 'trending'] as const;
/** Call 7 (All and Recent) and call 6 (Trending). */
export type FeedName = (typeof FEEDS)[number];

const text = z.string().nullish().catch(undefined);
const count = z.coerce.number().int().nonnegative().nullish().catch(undefined);

/** A widget as a provider may send it: every field but the id may be missing or have another name. */
const wireSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String).optional().catch(undefined),
  title: text,
  summary: text,
  description: text,
  content: text,
  image_url: text,
  views: count,
  view_count: count,
  engagement_count: count,
  is_trending: flag,
  trending: flag,
  created_at: text,
});

/** A feed item as components take it. */
export type Widget = {
  id: string;
  title: string;
  description: string;
  imageUrl: string | null;
  /** `null` if the count cannot be read at the moment. */
  views: number | null;
  trending: boolean;
  /**
   * Why it is where it is in the list, if known: for the Trending badge, or because the person asked for its
   * subject.
   */
  reason?: string;
  /** The path of the analysis in which a reader sees the finding; only of our own insights. */
  analysis?: string;
  /** Whether the person opened it before, and whether it is saved; only of our own insights. */
  read?: boolean;
  saved?: boolean;
  /** ISO date-time, or empty when the provider sends none. */
  createdAt: string;
};

/** Reads one widget; title and description are empty if there is none. */
export const widgetSchema = wireSchema.transform((wire): Widget => {
  const id = wire.id ?? nameless(wire);
  return {
    id,
    title: wire.title?.trim() ?? '',
    description: [wire.summary, wire.description, wire.content].find((candidate) => candidate?.trim()) ?? '',
    imageUrl: safeImageUrl(wire.image_url),
    views: wire.views ?? wire.view_count ?? wire.engagement_count ?? viewsFromId(id),
    trending: wire.is_trending || wire.trending,
    createdAt: wire.created_at ?? '',
  };
});

/** The list of calls 6 and 7, from `widgets` or `data`. */
export const widgetListSchema = z
  .object({
    widgets: z.array(z.unknown()).nullish(),
    data: z.union([z.array(z.unknown()), z.object({ widgets: z.array(z.unknown()).nullish() })]).nullish(),
  })
  .transform(({ widgets, data }) => widgets ?? (Array.isArray(data) ? data : data?.widgets) ?? [])
  .transform((items) =>
    items
      .filter((item) => item !== null)
      .slice(0, MOST_WIDGETS)
      .map((item) => widgetSchema.parse(isRecord(item) ? item : {})),
  );

function isRecord(item: unknown): boolean {
  return typeof item === 'object' && item !== null && !Array.isArray(item);
}

/**
 * Without a count, one in the specification's range 1000 to 5999, derived from the id so that it does not
 * change between requests.
 */
export function viewsFromId(id: string): number {
  return 1000 + (hash(id) % 5000);
}

/** Only pictures with https, or of this site, are shown. */
function safeImageUrl(url: string | null | undefined): string | null {
  if (!url) return null;
  return /^https:\/\/[^\s]+$/i.test(url) || /^\/(?![/\\])[^\s]*$/.test(url) ? url : null;
}

/** An id for a widget without one, derived from its content. */
function nameless(wire: Record<string, unknown>): string {
  return `widget-${hash(JSON.stringify(wire)).toString(36)}`;
}

/** FNV-1a, 32 bits: a hash that is the same on server and browser. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}
