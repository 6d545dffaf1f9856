import { z } from 'zod';
import { text } from '@/lib/content/messages';
import { log } from '@/lib/platform/log';
import { blogSchema, distinctPosts, isPublished, type Blog } from '@/lib/contract/blog';
import { BLOG_LIMIT_MAX, type BlogPage } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { notePublication } from './publication-moments';
import { envelopeSchema, parseEnvelope, requireSuccess, type WireResponse } from './wire';

export const BLOG_FAILURE = 'errors.blog';
export const BLOGS_FAILURE = 'errors.blogs';

/** More pages than this do not exist: each that is requested is stored on disk. */
const MOST_PAGES = 1_000;

const pagingHeader = z.coerce.number().int().min(1);

/** Whether a response to call 2 says that there is no such post: a 404, also in the body, or no data. */
export function isGone({ httpStatus, json }: WireResponse): boolean {
  if (httpStatus !== 200) return httpStatus === 404;
  const { data: envelope } = envelopeSchema.safeParse(json);
  return envelope?.status === 404 || (envelope?.status === 200 && (envelope.data ?? null) === null);
}

export function isEmptyList({ json }: WireResponse): boolean {
  return z.object({ data: z.array(z.unknown()).length(0) }).safeParse(json).success;
}

/** Call 2; null for a post that is not public yet. @throws ProviderError `refused` or `invalid` */
export function blogFrom(answer: WireResponse): Blog | null {
  const blog = blogSchema.safeParse(requireSuccess(parseEnvelope(answer, BLOG_FAILURE), BLOG_FAILURE));
  if (!blog.success) throw new ProviderError('invalid', BLOG_FAILURE);
  return isPublic(blog.data) ? withTitle(blog.data) : null;
}

/**
 * Call 3, without posts that are not public yet. A malformed post is left out; if all are malformed, the
 * response is rejected. Of a longer list than was asked for, the first posts are read.
 */
export function blogPageFrom(answer: WireResponse, page: number): BlogPage {
  const data = requireSuccess(parseEnvelope(answer, BLOGS_FAILURE), BLOGS_FAILURE) ?? [];
  const list = z.array(z.unknown()).safeParse(data);
  if (!list.success) throw new ProviderError('invalid', BLOGS_FAILURE);
  const posts = list.data.filter((post) => post !== null);
  const items = postsOf(posts.slice(0, BLOG_LIMIT_MAX));
  if (items.length === 0 && posts.length > 0) throw new ProviderError('invalid', BLOGS_FAILURE);
  const total = pagingHeader.safeParse(answer.headers.get('x-total-pages'));
  const current = pagingHeader.safeParse(answer.headers.get('x-current-page'));
  return {
    items: distinctPosts(items.filter(isPublic).map(withTitle)),
    page: current.success ? current.data : page,
    totalPages: total.success ? Math.min(total.data, MOST_PAGES) : 1,
  };
}

/** A link needs words. */
const withTitle = (blog: Blog): Blog => ({
  ...blog,
  title: blog.title || blog.meta_data.title || text('blog.untitled'),
});

function isPublic(blog: Blog): boolean {
  const now = Date.now();
  if (!blog.draft) notePublication(blog.publish_at, now);
  return isPublished(blog, now);
}

/** The log gives list indexes and field names only: no text that an upstream sent. */
function postsOf(list: readonly unknown[]): Blog[] {
  const results = list.map((post) => blogSchema.safeParse(post));
  const faults = results.flatMap(({ error }, index) => {
    const fields = error?.issues.slice(0, 5).map(({ path }) => path.join('.') || 'post');
    return fields ? [{ index, fields }] : [];
  });
  if (faults.length > 0)
    log.warn(
      { count: faults.length, first: faults.slice(0, 5) },
      'Posts of the provider are faulty and were left out',
    );
  return results.flatMap(({ data }) => data ?? []);
}
