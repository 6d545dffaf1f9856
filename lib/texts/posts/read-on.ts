import { tagSlug, type Blog } from '@/lib/contract/blog';
import { tagPages } from './tag-pages';

/** The posts that a post leads to, and the names of those of its tags that have a page. */
export type LinkedPosts = {
  newer?: Blog | undefined;
  older?: Blog | undefined;
  related: Blog[];
  tags: string[];
};

const MOST_RELATED = 3;

/**
 * The posts before and after a post in the list of all, and those with the most tags in common; of equally
 * related ones those that come first in the list. Without a list it leads nowhere.
 */
export function readOn(post: Blog, all: readonly Blog[]): LinkedPosts {
  const index = all.findIndex(({ id }) => id === post.id);
  const [newer, older] = index < 0 ? [] : [all[index - 1], all[index + 1]];
  const slugs = new Set(post.tags.map(tagSlug));
  const related = all
    .filter(({ id }) => ![post.id, newer?.id, older?.id].includes(id))
    .map((other) => ({ other, common: other.tags.filter((tag) => slugs.has(tagSlug(tag))).length }))
    .filter(({ common }) => common > 0)
    .sort((a, b) => b.common - a.common)
    .slice(0, MOST_RELATED)
    .map(({ other }) => other);
  const withPage = tagPages(all);
  return { newer, older, related, tags: post.tags.filter((tag) => withPage.has(tagSlug(tag))) };
}
