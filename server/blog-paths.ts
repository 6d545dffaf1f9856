import { listContent } from '@/lib/content/read';
import { isEmbedded } from '@/lib/provider';
import { blogId } from '@/lib/provider/embedded/blogs';
import { isSlug } from '@/lib/schemas/blog';

/** A slug that no post has: everything that cannot be a post is answered from this one page. */
const NO_POST = '-';

const POST_PATH = /^\/blogs\/([^/?]+)(\.rsc)?(\?.*)?$/;
/** Folders beside the posts. */
const NOT_POSTS = ['search', 'page'];

let known: Set<string> | undefined;

/**
 * The path Next is asked for. Next keeps a file for every slug it has seen, also of posts there are not; so what cannot
 * be a post (bad syntax, or none of ours) is led to one slug, and a hundred thousand random ones cost one file.
 */
export function servedPath(url: string): string {
  const [, encoded, ending = '', query = ''] = POST_PATH.exec(url) ?? [];
  if (!encoded || NOT_POSTS.includes(encoded) || mayBePost(encoded)) return url;
  return `/blogs/${NO_POST}${ending}${query}`;
}

function mayBePost(encoded: string): boolean {
  const slug = decode(encoded);
  if (slug === null || !isSlug(slug)) return false;
  if (!isEmbedded()) return true;
  known ??= new Set(
    listContent('blogs', '.md')
      .map((name) => name.replace(/\.md$/, ''))
      .flatMap((own) => [own, blogId(own)]),
  );
  return known.has(slug);
}

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
