import { siteOrigin } from '@/lib/platform/env';
import { apiHandler, envelope } from '@/lib/services/api/envelope';
import { HttpError } from '@/lib/platform/http/http-error';
import { provider } from '@/lib/provider';
import { withAbsoluteUrls } from '@/lib/contract/absolute-urls';
import { isSlug } from '@/lib/contract/blog';

export const dynamic = 'force-dynamic';

/** Call 2: a post by id or title_as_url. */
export const GET = apiHandler<{ params: Promise<{ id: string }> }>(async (_request, { params }) => {
  const { id } = await params;
  const blog = isSlug(id) ? await provider().blog(id) : null;
  if (!blog) throw new HttpError(404, 'blog.missing.title');
  return envelope(withAbsoluteUrls(blog, siteOrigin()));
});
