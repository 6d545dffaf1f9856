import type { WidgetPage } from '@/lib/contract/provider';
import { feedOf, type FeedQuery } from './feed-query';

/** Why a page did not come; `message` is for the yellow box, empty where there are no words but our own. */
export class FeedError extends Error {
  override name = 'FeedError';

  constructor(
    /** 0 when nobody answered. */
    readonly status: number,
    message = '',
  ) {
    super(message);
  }
}

/** Whether the person has to sign in, or to confirm their age, before anything is shown again. */
export function endsSession({ status }: FeedError): boolean {
  return status === 401 || status === 403;
}

/** The words of the yellow box for a load that failed. */
export function problemText({ status, message }: FeedError, product: string): string {
  if (status === 0)
    return `Failed to connect to ${product} API. Please check your internet connection and try again.`;
  return message || 'Failed to load widgets';
}

/**
 * The key of a page in swr's cache: the filter, a blank, and the address it is asked at.
 */
export function pageKey({ filter, page, cursor, q }: FeedQuery): string {
  const params = new URLSearchParams({
    page: String(page),
    ...(cursor && { cursor }),
    ...(filter === 'recent' && { order: 'newest' }),
    ...(q.trim() && { q: q.trim() }),
  });
  return `${filter} /api/widgets/${feedOf(filter)}?${params}`;
}

/**
 * Asks this site for a page.
 * @throws FeedError
 */
export async function getPage(key: string): Promise<WidgetPage> {
  const response = await ask(key.slice(key.indexOf('/')));
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new FeedError(response.status, messageIn(body));
  if (!isPage(body)) throw new FeedError(response.status);
  return body;
}

async function ask(address: string): Promise<Response> {
  try {
    return await fetch(address, { headers: { Accept: 'application/json' } });
  } catch {
    throw new FeedError(0);
  }
}

/** Our own handler answers; this only tells it from a page that a proxy or a captive portal puts in its place. */
function isPage(body: unknown): body is WidgetPage {
  return typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items);
}

function messageIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : '';
}
