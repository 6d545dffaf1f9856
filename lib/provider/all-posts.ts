import { distinctPosts, tagSlug, type Blog } from '@/lib/contract/blog';
import { BLOG_LIMIT_MAX, BLOG_PAGE_SIZE, type BlogPage, type Provider } from '@/lib/contract/provider';

/** The most pages that are read, and how many without a new post in a row are the end. */
const MOST_PAGES = 100;
const MOST_EMPTY = 2;

/**
 * Every public post of a provider, from all pages. A provider that ignores the requested page sends the same
 * posts again, whatever number of pages it names; but one page may have no new post because all of it is not
 * public yet.
 */
export async function allPosts(provider: Pick<Provider, 'blogs'>): Promise<Blog[]> {
  const posts: Blog[] = [];
  const ids = new Set<string>();
  for (let page = 1, last = 1, empty = 0; page <= last && empty < MOST_EMPTY; page += 1) {
    const { items, totalPages } = await provider.blogs({ page, limit: BLOG_LIMIT_MAX });
    const countBefore = ids.size;
    for (const { id } of items) ids.add(id);
    posts.push(...items);
    empty = ids.size > countBefore ? 0 : empty + 1;
    last = Math.min(totalPages, MOST_PAGES);
  }
  return distinctPosts(posts);
}

export const hasTag =
  (slug: string) =>
  ({ tags }: Blog): boolean =>
    tags.some((tag) => tagSlug(tag) === slug);

export const isBy =
  (name: string) =>
  ({ created_by_name }: Blog): boolean =>
    created_by_name === name;

/** A page of the posts that match, in the order of the list of all; calls 2 and 3 cannot select. */
export async function postsWhere(
  provider: Pick<Provider, 'blogs'>,
  matches: (post: Blog) => boolean,
  page: number,
): Promise<BlogPage> {
  const matching = (await allPosts(provider)).filter(matches);
  return {
    items: matching.slice((page - 1) * BLOG_PAGE_SIZE, page * BLOG_PAGE_SIZE),
    page,
    totalPages: Math.max(1, Math.ceil(matching.length / BLOG_PAGE_SIZE)),
  };
}
