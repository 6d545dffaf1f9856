import { readSession } from '@/lib/auth/session';
import { db } from '@/lib/db/client';
import { siteOrigin } from '@/lib/env';
import { widgetQuery } from '@/lib/feed/query';
import { apiHandler, envelope } from '@/lib/http/envelope';
import { HttpError } from '@/lib/http/http-error';
import { signChart } from '@/lib/insights/signed-chart';
import { provider } from '@/lib/provider';
import type { Widget } from '@/lib/schemas/widget';

export const dynamic = 'force-dynamic';

/** Calls 6 and 7, with a bearer token. The cursor of an answer goes back as `?cursor=` and keeps pages steady. */
export const GET = apiHandler<{ params: Promise<{ feed: string }> }>(async (request, { params }) => {
  const query = widgetQuery((await params).feed, new URL(request.url).searchParams);
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!(await readSession(db(), token))) throw new HttpError(401, 'Please sign in.');
  const { items, cursor } = await provider().widgets({ ...query, token: token ?? '' });
  return envelope(items.map(toWire), cursor ? { 'x-cursor': cursor } : {});
});

/** The specification's names for what a widget holds. */
function toWire({ id, title, description, imageUrl, views, trending, createdAt }: Widget) {
  return {
    id,
    title,
    summary: description,
    // An app that loads it brings no cookie.
    image_url: imageUrl?.startsWith('/') ? siteOrigin() + signChart(imageUrl) : imageUrl,
    views,
    is_trending: trending,
    created_at: createdAt,
  };
}
