import { siteOrigin } from '@/lib/platform/env';
import { apiHandler, envelope } from '@/lib/services/api/envelope';
import { provider } from '@/lib/provider';
import { withAbsoluteUrls } from '@/lib/contract/absolute-urls';

export const dynamic = 'force-dynamic';

/**
 * Call 3: `?q=`, paging by headers; a page or limit that is not a number counts as absent, others are
 * clamped.
 */
export const GET = apiHandler(async (request) => {
  const { items, page, totalPages } = await provider().blogs({
    q: new URL(request.url).searchParams.get('q') ?? '',
    page: headerNumber(request, 'x-requested-page'),
    limit: headerNumber(request, 'x-requested-limit'),
  });
  return envelope(
    items.map((post) => withAbsoluteUrls(post, siteOrigin())),
    { 'x-total-pages': String(totalPages), 'x-current-page': String(page) },
  );
});

function headerNumber(request: Request, name: string): number | undefined {
  const value = request.headers.get(name);
  return value !== null && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : undefined;
}
