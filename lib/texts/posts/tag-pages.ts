import { group } from 'd3-array';
import { tagSlug } from '@/lib/contract/blog';

/** A tag of fewer posts has no page: its address leads to the list of all posts. */
const FEWEST_POSTS = 3;

export const hasTagPage = (posts: number): boolean => posts >= FEWEST_POSTS;

/** The tags of posts that have a page, by the last part of its address, each as the first post spells it. */
export function tagPages(posts: readonly { tags?: readonly string[] }[]): ReadonlyMap<string, string> {
  const spellings = group(
    posts.flatMap(({ tags = [] }) => tags),
    tagSlug,
  );
  return new Map(
    [...spellings]
      .filter(([, names]) => hasTagPage(names.length))
      .map(([slug, [name = slug]]) => [slug, name]),
  );
}
