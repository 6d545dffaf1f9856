import { requireBearer } from '@/lib/services/sign-in/current-session';
import { hasDeclared } from '@/lib/services/sign-in/declared';
import { db } from '@/lib/records/database';
import { siteOrigin } from '@/lib/platform/env';
import { widgetQuery } from '@/lib/services/feed/query';
import { apiHandler, envelope } from '@/lib/services/api/envelope';
import type { WireWidget } from '@/lib/services/api/openapi';
import { HttpError } from '@/lib/platform/http/http-error';
import { signChart } from '@/lib/web/signed-chart';
import { provider } from '@/lib/provider';
import { NOT_ONBOARDED } from '@/lib/contract/provider';
import type { Widget } from '@/lib/contract/widget';

export const dynamic = 'force-dynamic';

/**
 * Calls 6 and 7, with a bearer token, after the 18+ declaration. Send the cursor of a response back as
 * `?cursor=`, so that pages do not shift.
 */
export const GET = apiHandler<{ params: Promise<{ feed: string }> }>(async (request, { params }) => {
  const query = widgetQuery((await params).feed, new URL(request.url).searchParams);
  const { user, providerToken } = await requireBearer(request);
  if (!(await hasDeclared(db(), user.email)))
    throw new HttpError(403, 'errors.onboarding', { said: NOT_ONBOARDED });
  const { items, cursor } = await provider().widgets({ ...query, token: providerToken });
  return envelope(items.map(toWire), cursor ? { 'x-cursor': cursor } : {});
});

function toWire({ id, title, description, imageUrl, views, trending, createdAt }: Widget): WireWidget {
  return {
    id,
    title,
    summary: description,
    // An app loads this picture without a cookie, so its address is signed.
    image_url: imageUrl?.startsWith('/') ? siteOrigin() + signChart(imageUrl) : imageUrl,
    views,
    is_trending: trending,
    created_at: createdAt,
  };
}
