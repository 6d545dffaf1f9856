import type { Blog } from '@/lib/contract/blog';

/** Words a minute at which adults read English non-fiction silently (Brysbaert 2019: 238). */
const PACE = 238;

/** The minutes that a post takes to read, at least one. */
export function readingMinutes({ content }: Pick<Blog, 'content'>): number {
  const words = content.reduce((sum, { paragraph }) => sum + (paragraph.match(/\S+/g)?.length ?? 0), 0);
  return Math.max(1, Math.round(words / PACE));
}
