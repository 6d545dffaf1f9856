import { z } from 'zod';
import { HttpError } from '@/lib/platform/http/http-error';
import { FEEDS, type FeedName } from '@/lib/contract/widget';

const MOST_PAGES = 10_000;

/** The maximum length of the search box. */
export const MOST_LETTERS = 200;

const schema = z.object({
  feed: z.enum(FEEDS),
  page: z.coerce.number().int().min(1).max(MOST_PAGES).catch(1),
  cursor: z.string().max(20).optional().catch(undefined),
  q: z.string().transform((words) => words.trim().slice(0, MOST_LETTERS)),
  newestFirst: z.boolean(),
});

export type FeedRequest = { feed: FeedName; page: number; cursor?: string; q: string; newestFirst: boolean };

/**
 * Reads the query of a request for widgets: a page that is not a number counts as the first, and `newest`
 * is the only `order`.
 * @throws HttpError 404 for an unknown feed
 */
export function widgetQuery(feed: string, params: URLSearchParams): FeedRequest {
  const result = schema.safeParse({
    feed,
    page: params.get('page') ?? 1,
    cursor: params.get('cursor') ?? undefined,
    q: params.get('q') ?? '',
    newestFirst: params.get('order') === 'newest',
  });
  if (!result.success) throw new HttpError(404, 'errors.no-feed');
  const { cursor, ...rest } = result.data;
  return cursor ? { ...rest, cursor } : rest;
}
