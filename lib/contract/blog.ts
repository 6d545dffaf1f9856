import { z } from './zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** One block of a post: an image (`web_url`, small as `thumbnail_url`), a paragraph, or both. */
export const blockSchema = z.object({
  thumbnail_url: text,
  web_url: text,
  paragraph: text,
});
export type BlogBlock = z.infer<typeof blockSchema>;

/** A post in the specification's wire format; fields that an upstream may omit become empty. */
export const blogSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: text,
  title_as_url: text,
  description: text,
  content: z
    .array(blockSchema)
    .nullish()
    .transform((blocks) => blocks ?? []),
  meta_data: z
    .object({ title: text, description: text })
    .nullish()
    .transform((meta) => meta ?? { title: '', description: '' }),
  created_by_name: text,
  created_at: text,
});
export type Blog = z.infer<typeof blogSchema>;

/**
 * A slug that may name a post: letters and digits of any script, single dots, and `-` and `_` between them,
 * at most 200 characters. No slash, and no dot at either end or next to another, so that it cannot form
 * another path.
 */
export function isSlug(slug: string): boolean {
  return (
    slug.length <= 200 &&
    /^[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}_-]|\.(?!\.))*$/u.test(slug) &&
    !/[._]$/.test(slug)
  );
}
