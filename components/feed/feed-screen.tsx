import { redirect } from 'next/navigation';
import { Container } from '@/components/ui/container';
import type { Session } from '@/lib/records/sessions';
import { site } from '@/lib/content/organisation';
import { loadWidgets, WIDGETS_FAILURE } from '@/lib/services/feed/load-page';
import { MOST_LETTERS } from '@/lib/services/feed/query';
import { HttpError } from '@/lib/platform/http/http-error';
import { errorFields, log } from '@/lib/platform/log';
import { routes } from '@/lib/site/routes';
import { WIDGET_PAGE_SIZE } from '@/lib/contract/widget';
import { Feed, type FirstPage } from './feed';
import { FeedHeader } from './feed-header';
import { feedHref, feedOf, listQuery, readFeedQuery, type FeedQuery } from './state/feed-query';

/** The feed of a person signed in, with its first page in it. */
export async function FeedScreen({
  session,
  embedded,
  searchParams,
}: {
  session: Session;
  /** Whether the insights are our own. */
  embedded: boolean;
  searchParams: Record<string, string | string[] | undefined>;
}) {
  const query = readFeedQuery({ get: (name) => [searchParams[name]].flat()[0] ?? null });
  const { product, notice } = site();
  return (
    <>
      <FeedHeader user={session.user} />
      <main id="main">
        <Container className="pb-20">
          <h1 className="pt-10 pb-6 text-3xl md:pt-14">Insights</h1>
          <Feed
            first={await firstPage(session, listQuery(query, embedded))}
            product={product}
            pageSize={WIDGET_PAGE_SIZE}
            ours={embedded}
          />
          <p className="mt-16 max-w-measure border-t border-rule pt-6 text-sm text-muted">{notice}</p>
        </Container>
      </main>
    </>
  );
}

async function firstPage(session: Session, start: FeedQuery): Promise<FirstPage> {
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
    if (!(error instanceof HttpError)) log.error(errorFields(error), 'The feed did not load');
    else if (error.status === 401 || error.status === 403) signIn(start);
    return { start, page: null, problem: error instanceof HttpError ? error.publicMessage : WIDGETS_FAILURE };
  }
}

/** The session is over, or not yet complete: the page at /web knows what is missing, and leads back here. */
function signIn(query: FeedQuery): never {
  redirect(`${routes.web}?${new URLSearchParams({ callbackUrl: feedHref(query) })}`);
}
