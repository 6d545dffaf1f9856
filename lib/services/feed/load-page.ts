import type { Session } from '@/lib/records/sessions';
import { endSession } from '@/lib/records/sessions';
import { db } from '@/lib/records/database';
import { HttpError } from '@/lib/platform/http/http-error';
import { isEmbedded, provider } from '@/lib/provider';
import { readInsights } from '@/lib/records/feed-choices';
import { savedItems } from '@/lib/records/saved-items';
import { NOT_ONBOARDED, type WidgetPage } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { requireDeclaration } from '../sign-in/current-session';
import type { FeedRequest } from './query';
import { wishesOf } from './wishes';

/**
 * One page of a feed for a signed-in person. Only a provider that supports search gets search words and
 * order; any other returns its normal page. If the provider rejects the token, the session here ends too.
 * @throws HttpError 401, 403 before the 18+ declaration, or 422 or 503 with the message for the yellow box
 */
export async function loadWidgets(session: Session, query: FeedRequest): Promise<WidgetPage> {
  await requireDeclaration(session);
  const { q, newestFirst, ...page } = query;
  const { id } = session.user;
  const wishes = isEmbedded() ? await wishesOf(id) : undefined;
  const pageQuery = { ...page, token: session.providerToken, wishes };
  const answering = provider();
  try {
    const result =
      answering.searchWidgets && (q || newestFirst)
        ? await answering.searchWidgets({ ...pageQuery, q, newestFirst })
        : await answering.widgets(pageQuery);
    return isEmbedded() ? await withMarks(result, id) : result;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'unauthorized') {
      await endSession(db(), session.id);
      throw new HttpError(401, 'errors.signed-out');
    }
    const status = error.kind === 'refused' ? 422 : 503;
    if (error.said?.includes(NOT_ONBOARDED)) throw new HttpError(status, 'errors.onboarding');
    throw new HttpError(status, error.key, { said: error.said });
  }
}

/** The page with what the person has read and saved. */
async function withMarks(page: WidgetPage, userId: string): Promise<WidgetPage> {
  const [readMarks, savedItemIds] = await Promise.all([readInsights(db(), userId), savedItems(db(), userId)]);
  const savedIds = new Set(savedItemIds.filter(({ kind }) => kind === 'insight').map(({ item }) => item));
  return {
    ...page,
    items: page.items.map((item) => ({
      ...item,
      ...(readMarks.has(item.id) && { read: true }),
      ...(savedIds.has(item.id) && { saved: true }),
    })),
  };
}
