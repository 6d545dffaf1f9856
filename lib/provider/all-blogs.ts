import { distinctPosts, tagSlug, type Blog } from '@/lib/contract/blog';
import { BLOG_PAGE_SIZE, type BlogPage, type Provider } from '@/lib/contract/provider';

const PAGE = 100;

/**
 * Every public post of a provider, from all pages. A provider that ignores the requested page sends the same
 * posts again, whatever number of pages it names: the first page without a new post is the last.
 */
export async function allBlogs(provider: Pick<Provider, 'blogs'>): Promise<Blog[]> {
  let blogs: Blog[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalPages } = await provider.blogs({ page, limit: PAGE });
    const known = blogs.length;
    blogs = distinctPosts([...blogs, ...items]);
    if (page >= totalPages || blogs.length === known) return blogs;
  }
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
export async function blogsWhere(
  provider: Pick<Provider, 'blogs'>,
  matches: (blog: Blog) => boolean,
  page: number,
): Promise<BlogPage> {
  const found = (await allBlogs(provider)).filter(matches);
  return {
    items: found.slice((page - 1) * BLOG_PAGE_SIZE, page * BLOG_PAGE_SIZE),
    page,
    totalPages: Math.max(1, Math.ceil(found.length / BLOG_PAGE_SIZE)),
  };
}
