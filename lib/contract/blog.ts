import { CONTROLS } from '@/lib/platform/controls.mjs';
import { flag } from './flag';
import { z } from './zod';

/**
 * The longest texts of a post, in characters. More would make a page that no reader and no browser gets
 * through; the rest is cut off.
 */
const MOST = { line: 1_000, paragraph: 200_000, blocks: 500, tags: 10, tag: 40, names: 100 };

const UNREADABLE = new RegExp(`[${CONTROLS}]`, 'g');

function clean(text: string, most: number): string {
  const readable = text.toWellFormed().replace(UNREADABLE, '');
  return readable.length > most ? `${readable.slice(0, most).toWellFormed()} …` : readable;
}

const textOf = (most: number) =>
  z
    .string()
    .nullish()
    .transform((value) => clean(value ?? '', most));
const line = textOf(MOST.line);

/** A list of which only the first items are read; one that is null is absent. */
const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((one) => one !== null).slice(0, most) : value),
    z.array(item).nullish(),
  );

/** One block of a post: an image (`web_url`, small as `thumbnail_url`), a paragraph, or both. */
export const blockSchema = z.object({
  thumbnail_url: line,
  web_url: line,
  paragraph: textOf(MOST.paragraph),
});
export type BlogBlock = z.infer<typeof blockSchema>;

/**
 * A post in the specification's wire format; fields that an upstream may omit become empty. The fields
 * after `created_at` are ours: what is not as described here counts as omitted. A post has an address: its
 * slug, or else its id.
 */
export const blogSchema = z
  .object({
    id: z.union([z.string(), z.number()]).transform((id) => clean(String(id), MOST.line)),
    title: line,
    title_as_url: z
      .string()
      .nullish()
      .transform((slug) => (slug && isSlug(slug) ? slug : '')),
    description: line,
    content: listOf(blockSchema, MOST.blocks).transform((blocks) => withinLength(blocks ?? [])),
    meta_data: z
      .object({ title: line, description: line })
      .nullish()
      .transform((meta) => meta ?? { title: '', description: '' }),
    created_by_name: line,
    created_at: line,
    updated_at: line.catch(''),
    tags: listOf(z.string(), MOST.names)
      .catch([])
      .transform((tags) => distinctTags(tags ?? [])),
    /** True for a post that nobody may see yet. */
    draft: flag,
    /** The post is public from this moment on. */
    publish_at: line.catch(''),
  })
  .refine(({ title_as_url, id }) => title_as_url !== '' || isSlug(id), { path: ['id'] });
export type Blog = z.infer<typeof blogSchema>;

/** The blocks until all paragraphs together are as long as one may be. */
function withinLength(blocks: readonly BlogBlock[]): BlogBlock[] {
  let room = MOST.paragraph;
  return blocks.flatMap((block) => {
    if (room <= 0) return [];
    const paragraph = clean(block.paragraph, room);
    room -= block.paragraph.length;
    return [{ ...block, paragraph }];
  });
}

/** Tags by address: of two spellings with one address the first counts. */
function distinctTags(names: readonly string[]): string[] {
  const bySlug = new Map<string, string>();
  for (const name of names.map((name) => clean(name, MOST.tag).replace(/\s+/g, ' ').trim())) {
    const slug = tagSlug(name);
    if (isSlug(slug) && !bySlug.has(slug)) bySlug.set(slug, name);
  }
  return [...bySlug.values()].slice(0, MOST.tags);
}

/** The last part of a tag's address: `Fixed income` gives `fixed-income`. */
export function tagSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Whether a post may be seen at this moment. A `publish_at` that is no known form of a date is no
 * condition.
 */
export function isPublished({ draft, publish_at }: Pick<Blog, 'draft' | 'publish_at'>, now: number): boolean {
  return !draft && !(Date.parse(publish_at) > now);
}

/**
 * Posts without repeated ids. Of two posts with one slug the first has the address; the other is reached by
 * its id, or left out if that is no address.
 */
export function distinctPosts(blogs: readonly Blog[]): Blog[] {
  const [ids, slugs] = [new Set<string>(), new Set<string>()];
  return blogs.flatMap((blog) => {
    if (ids.has(blog.id)) return [];
    const isTaken = slugs.has(blog.title_as_url);
    ids.add(blog.id);
    slugs.add(blog.title_as_url);
    if (isTaken && !isSlug(blog.id)) return [];
    return [isTaken ? { ...blog, title_as_url: '' } : blog];
  });
}

/**
 * What leaves a part of a path or ends it, also where somebody decodes it a second time, and characters that
 * no address has: controls, halves of characters and turns of direction.
 */
const LEAVES_THE_PATH =
  /[/\\?#\p{Cc}\p{Surrogate}\u2028-\u202e\u2066-\u2069\ufffd]|%(?:2[3ef]|3f|5c|[01][\da-f]|7f)/iu;

/**
 * A slug that may name a post: any text of at most 200 bytes, since Next names a file after it, that is one
 * part of a path once it is percent-encoded. `-` is the address of the page for posts that do not exist.
 */
export function isSlug(slug: string): boolean {
  return (
    new TextEncoder().encode(slug).length <= 200 &&
    slug.trim() !== '' &&
    !['.', '..', '-'].includes(slug) &&
    !LEAVES_THE_PATH.test(slug)
  );
}
