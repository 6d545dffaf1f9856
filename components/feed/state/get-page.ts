import type { WidgetPage } from '@/lib/contract/provider';
import type { FeedTexts } from '@/components/feed/feed-texts';
import { feedOf, type FeedQuery } from './feed-query';

/** Why a page could not be loaded; `message` is for the yellow box, empty if the response had none. */
export class FeedError extends Error {
  override name = 'FeedError';

  constructor(
    /** 0 after a network error. */
    readonly status: number,
    message = '',
  ) {
    super(message);
  }
}

/** Whether the person must sign in, or declare their age, first. */
export function endsSession({ status }: FeedError): boolean {
  return status === 401 || status === 403;
}

export function problemText({ status, message }: FeedError, texts: FeedTexts['problems']): string {
  return status === 0 ? texts.unreachable : message || texts.failed;
}

/** The key of a page in swr's cache: the filter, a space, and the request's address. */
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
 * Requests a page from this site.
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

/** Checks only that the response is from our own handler, and not a page of a proxy or captive portal. */
function isPage(body: unknown): body is WidgetPage {
  return typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items);
}

function messageIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : '';
}
