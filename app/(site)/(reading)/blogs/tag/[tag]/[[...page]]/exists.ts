import { tagSlug } from '@/lib/contract/blog';
import type { Provider } from '@/lib/contract/provider';
import { SECOND } from '@/lib/platform/clock';
import { allBlogs, blogsWhere, hasTag } from '@/lib/provider/all-blogs';
import { nameIn, pageIn } from '../../../list-params';

/**
 * How long the tags of a provider are taken for known: anybody can make up a thousand names of tags, and
 * each would have all posts fetched.
 */
const KNOWN_FOR = 20 * SECOND;

let known: { until: number; blogs: ReturnType<typeof allBlogs>; provider: unknown } | undefined;

/** @param rest of the address: empty, or `page/2` */
export const exists = async (tag: string, rest: string, provider: Pick<Provider, 'blogs'>) => {
  const [slug, page] = [nameIn(tag), pageIn(rest.split('/').filter(Boolean))];
  if (slug === null || slug !== tagSlug(slug) || page === null) return false;
  if (!known || known.provider !== provider || Date.now() > known.until)
    known = { until: Date.now() + KNOWN_FOR, blogs: allBlogs(provider), provider };
  const blogs = await known.blogs.catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  const items = { blogs: async () => ({ items: blogs, page: 1, totalPages: 1 }) };
  const list = await blogsWhere(items, hasTag(slug), page);
  return list.items.length > 0;
};
