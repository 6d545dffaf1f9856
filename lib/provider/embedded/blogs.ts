import { createHash } from 'node:crypto';
import { readOnce } from '@/lib/content/content-source';
import type { Clock } from '@/lib/platform/clock';
import { listPosts, type Post } from '@/lib/research/posts/post';
import { routes } from '@/lib/site/routes';
import { blogSchema, type Blog, type BlogBlock } from '@/lib/contract/blog';
import { clampPaging, type BlogPage, type BlogQuery } from '@/lib/contract/provider';

/** The posts of content/blogs that are public now, in the wire format, newest first. */
const publicBlogs = (clock: Clock) => listPosts(clock).map(blogOf);

export async function embeddedBlog(idOrSlug: string, clock: Clock = Date.now): Promise<Blog | null> {
  return publicBlogs(clock).find((blog) => blog.id === idOrSlug || blog.title_as_url === idOrSlug) ?? null;
}

export async function embeddedBlogs(query: BlogQuery = {}, clock: Clock = Date.now): Promise<BlogPage> {
  const { page, limit } = clampPaging(query);
  const found = publicBlogs(clock).filter((blog) => matches(blog, query.q ?? ''));
  return {
    items: found.slice((page - 1) * limit, page * limit),
    page,
    totalPages: Math.max(1, Math.ceil(found.length / limit)),
  };
}

function matches(blog: Blog, q: string): boolean {
  const text = [blog.title, blog.description, ...blog.content.map((block) => block.paragraph)]
    .join('\n')
    .toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The id of a post, derived from its slug, so that a new title does not change it. */
export function blogId(slug: string): string {
  return createHash('sha256').update(slug).digest('hex').slice(0, 12);
}

/** A post in the wire format, made once for each post that stays in memory. */
const blogOf = readOnce(toBlog);

export function toBlog(post: Post): Blog {
  return blogSchema.parse({
    id: blogId(post.slug),
    title: post.title,
    title_as_url: post.slug,
    description: post.description,
    content: blocksOf(post),
    meta_data: post.metaData,
    created_by_name: post.author,
    created_at: post.createdAt,
    updated_at: post.updatedAt,
    tags: post.tags,
    draft: post.draft,
    publish_at: post.publishAt,
  } satisfies Record<keyof Blog, unknown>);
}

/**
 * The body as blocks: paragraphs, and each chart as an image with its caption. The first block also has the
 * thumbnail, where lists look for it.
 */
function blocksOf(post: Post): BlogBlock[] {
  const blocks = post.body.split(
    /\n(?=!\[[^\]]*\]\(chart:[a-z0-9-]+\))|(?<=^!\[[^\]]*\]\(chart:[a-z0-9-]+\))\n/m,
  );
  return blocks
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text, index) => {
      const image = /^!\[([^\]]*)\]\(chart:([a-z0-9-]+)\)$/.exec(text);
      if (image?.[2] && !(image[2] in post.charts))
        throw new RangeError(`${post.slug}: no chart "${image[2]}"`);
      const url = image?.[2] ? routes.blogChart(post.slug, image[2]) : '';
      return {
        thumbnail_url: index === 0 ? routes.blogChart(post.slug, 'thumbnail') : url,
        web_url: url,
        paragraph: image ? `*${image[1] ?? ''}*` : text,
      };
    });
}
