import { requireSession } from '@/lib/services/sign-in/current-session';
import { loadWidgets } from '@/lib/services/feed/load-page';
import { widgetQuery } from '@/lib/services/feed/query';
import { handler } from '@/lib/services/http/handler';

export const dynamic = 'force-dynamic';

/** Calls 6 and 7 for the browser: `?page=` from 1, `?cursor=` from the first page's response. */
export const GET = handler<{ params: Promise<{ feed: string }> }>(async (request, { params }) => {
  const session = await requireSession(request);
  const query = widgetQuery((await params).feed, new URL(request.url).searchParams);
  return Response.json(await loadWidgets(session, query), {
    headers: { 'Cache-Control': 'private, no-store' },
  });
});
