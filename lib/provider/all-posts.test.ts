import { blogSchema } from '@/lib/contract/blog';
import { allPosts } from './all-posts';

const post = (id: number) => blogSchema.parse({ id, title: `Post ${id}`, title_as_url: `post-${id}` });
const ids = async (blogs: ReturnType<typeof allPosts>) => (await blogs).map(({ id }) => id);

test('all posts are those of all pages, each once', async () => {
  const pages = [[post(1), post(2)], [post(2), post(3)], [post(4)]];
  const blogs = async ({ page = 1 } = {}) => ({ items: pages[page - 1] ?? [], page, totalPages: 3 });
  expect(await ids(allPosts({ blogs }))).toEqual(['1', '2', '3', '4']);
});

test('an upstream that ignores the requested page is asked twice more, however many pages it names', async () => {
  const blogs = jest.fn(async () => ({ items: [post(1), post(2)], page: 1, totalPages: 9e15 }));
  expect(await ids(allPosts({ blogs }))).toEqual(['1', '2']);
  expect(blogs).toHaveBeenCalledTimes(3);
});

test('an upstream that has new posts on every page is asked for a hundred', async () => {
  const blogs = jest.fn(async ({ page = 1 } = {}) => ({ items: [post(page)], page, totalPages: 9e15 }));
  expect(await allPosts({ blogs })).toHaveLength(100);
  expect(blogs).toHaveBeenCalledTimes(100);
});

test('a page without a public post does not hide the posts after it', async () => {
  const pages = [[post(1)], [], [post(2)]];
  const blogs = async ({ page = 1 } = {}) => ({ items: pages[page - 1] ?? [], page, totalPages: 3 });
  expect(await ids(allPosts({ blogs }))).toEqual(['1', '2']);
});
