import type { Blog } from '@/lib/contract/blog';
import type { Provider } from '@/lib/contract/provider';

const PAGE = 100;

export async function allBlogs(provider: Provider): Promise<Blog[]> {
  const blogs: Blog[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalPages } = await provider.blogs({ page, limit: PAGE });
    blogs.push(...items);
    if (page >= totalPages || items.length === 0) return blogs;
  }
}
