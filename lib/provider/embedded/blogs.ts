import { createHash } from 'node:crypto';
import { readOnce } from '@/lib/content/content-source';
import type { Clock } from '@/lib/platform/clock';
import { listPosts, type Post } from '@/lib/texts/posts/post';
import { IMAGE_LINE } from '@/lib/texts/posts/post-images';
import { fillFigures } from '@/lib/texts/prose/plain-prose';
import { routes } from '@/lib/web/routes';
import { blogSchema, type Blog, type BlogBlock } from '@/lib/contract/blog';
import { clampPaging, type BlogPage, type BlogQuery } from '@/lib/contract/provider';

/** The posts of content/blogs that are public now, in the wire format, newest first. */
const publicBlogs = (clock: Clock) => listPosts(clock).map(blogOf);

export async function embeddedBlog(idOrSlug: string, clock: Clock = Date.now): Promise<Blog | null> {
  return publicBlogs(clock).find((blog) => blog.id === idOrSlug || blog.title_as_url === idOrSlug) ?? null;
}

export async function embeddedBlogs(query: BlogQuery = {}, clock: Clock = Date.now): Promise<BlogPage> {
  const { page, limit } = clampPaging(query);
  const matching = publicBlogs(clock).filter((blog) => matches(blog, query.q ?? ''));
  return {
    items: matching.slice((page - 1) * limit, page * limit),
    page,
    totalPages: Math.max(1, Math.ceil(matching.length / limit)),
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
 * The text as blocks of Markdown with its figures filled in: paragraphs, and each chart or image as an image
 * with its caption. The first block also has the thumbnail, where lists look for it.
 */
function blocksOf(post: Post): BlogBlock[] {
  return splitAtImages(fillFigures(post.prose.source, post.figures))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text, index) => {
      const image = IMAGE_LINE.exec(text);
      const [, , chart, file = ''] = image ?? [];
      if (chart && !(chart in post.charts)) throw new RangeError(`${post.slug}: no chart "${chart}"`);
      const url = chart ? routes.postChart(post.slug, chart) : file;
      return {
        thumbnail_url: index === 0 ? routes.postChart(post.slug, 'thumbnail') : url,
        web_url: url,
        paragraph: image ? `*${image[1] ?? ''}*` : text,
      };
    });
}

/** The text with each line that is an image as a part of its own. */
function splitAtImages(body: string): string[] {
  const parts: string[][] = [[]];
  for (const line of body.split('\n')) {
    if (IMAGE_LINE.test(line.trim())) parts.push([line], []);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
}
