import { redirect } from 'next/navigation';
import type { FirstPage } from '@/components/feed/state/feed-cache';
import { feedHref, feedOf, type FeedQuery } from '@/components/feed/state/feed-query';
import { text } from '@/lib/content/messages';
import { HttpError } from '@/lib/platform/http/http-error';
import { isStorageError } from '@/lib/platform/db/storage-error';
import { errorFields, log } from '@/lib/platform/log';
import type { Session } from '@/lib/records/sessions';
import { loadWidgets } from '@/lib/services/feed/load-page';
import { publicMessage } from '@/lib/services/http/handler';
import { MOST_LETTERS } from '@/lib/services/feed/query';
import { routes } from '@/lib/web/routes';

/**
 * The first page of the feed, or the message of the yellow box. Redirects to /web if sign-in or the
 * declaration is missing.
 * @throws errors of the database, because then the whole page is sent with 503
 */
export async function firstPage(session: Session, start: FeedQuery): Promise<FirstPage> {
  const { filter, page, cursor, q } = start;
  try {
    const loaded = await loadWidgets(session, {
      feed: feedOf(filter),
      page,
      ...(cursor && { cursor }),
      q: q.trim().slice(0, MOST_LETTERS),
      newestFirst: filter === 'recent',
    });
    return { start, page: loaded, problem: null };
  } catch (error) {
    if (isStorageError(error)) throw error;
    if (!(error instanceof HttpError)) log.error(errorFields(error), 'The feed did not load');
    else if (error.status === 401 || error.status === 403) signIn(start);
    return {
      start,
      page: null,
      problem: error instanceof HttpError ? publicMessage(error) : text('errors.widgets'),
    };
  }
}

/** The session has ended or is incomplete: /web asks for what is missing, and redirects back here. */
function signIn(query: FeedQuery): never {
  redirect(`${routes.web}?${new URLSearchParams({ callbackUrl: feedHref(query) })}`);
}
