import { z } from 'zod';
import { HttpError } from '@/lib/http/http-error';
import { FEEDS, type Feed } from '@/lib/schemas/widget';

const MOST_PAGES = 10_000;

const schema = z.object({
  feed: z.enum(FEEDS),
  page: z.coerce.number().int().min(1).max(MOST_PAGES).catch(1),
  cursor: z.string().max(20).optional().catch(undefined),
});

/**
 * What a request for widgets asks: a page that is no number is the first.
 * @throws HttpError 404 for a feed there is not
 */
export function widgetQuery(
  feed: string,
  params: URLSearchParams,
): { feed: Feed; page: number; cursor?: string } {
  const parsed = schema.safeParse({
    feed,
    page: params.get('page') ?? 1,
    cursor: params.get('cursor') ?? undefined,
  });
  if (!parsed.success) throw new HttpError(404, 'No such feed');
  const { cursor, ...rest } = parsed.data;
  return cursor ? { ...rest, cursor } : rest;
}
