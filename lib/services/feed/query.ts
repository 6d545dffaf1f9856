import { z } from 'zod';
import { HttpError } from '@/lib/platform/http/http-error';
import { FEEDS, type Feed } from '@/lib/contract/widget';

const MOST_PAGES = 10_000;

/** As many letters as the search box takes. */
export const MOST_LETTERS = 200;

const schema = z.object({
  feed: z.enum(FEEDS),
  page: z.coerce.number().int().min(1).max(MOST_PAGES).catch(1),
  cursor: z.string().max(20).optional().catch(undefined),
  q: z.string().transform((words) => words.trim().slice(0, MOST_LETTERS)),
  newestFirst: z.boolean(),
});

export type FeedQuery = { feed: Feed; page: number; cursor?: string; q: string; newestFirst: boolean };

/**
 * What a request for widgets asks: a page that is no number is the first, and `?order=newest` is the only order to ask for.
 * @throws HttpError 404 for a feed there is not
 */
export function widgetQuery(feed: string, params: URLSearchParams): FeedQuery {
  const parsed = schema.safeParse({
    feed,
    page: params.get('page') ?? 1,
    cursor: params.get('cursor') ?? undefined,
    q: params.get('q') ?? '',
    newestFirst: params.get('order') === 'newest',
  });
  if (!parsed.success) throw new HttpError(404, 'No such feed');
  const { cursor, ...rest } = parsed.data;
  return cursor ? { ...rest, cursor } : rest;
}
