import type { Provider } from '@/lib/provider/contract';
import { isSlug } from '@/lib/schemas/blog';

/** The page that says a post is not there; no slug has this form. */
const NO_POST = '/blogs/-';

const POST_PATH = /^\/blogs\/([^/?]+?)(\.rsc)?(\?.*)?$/;
const BESIDE_POSTS = ['search', 'page', '-'];

/** Slugs seen to be posts, so that each is looked up once; the oldest goes when there are too many. */
const MOST_KNOWN = 5_000;

export type Served = { url: string; missing: boolean };

/**
 * Says which path Next is asked for. Next keeps a file for every slug it has seen, also of posts there are not, and its
 * own answer for those is empty without script. So what is no post (bad syntax, or the provider has none) is led to one
 * page, and a hundred thousand random slugs cost nothing.
 */
export function blogPaths(provider: () => Pick<Provider, 'blog'>): (url: string) => Promise<Served> {
  const known = new Set<string>();

  const isPost = async (slug: string): Promise<boolean> => {
    if (known.has(slug)) return true;
    try {
      if (!(await provider().blog(slug))) return false;
    } catch {
      // Nobody can say: Next may have a good copy of the page.
      return true;
    }
    if (known.size >= MOST_KNOWN) known.delete(known.values().next().value ?? '');
    known.add(slug);
    return true;
  };

  return async (url) => {
    const [, encoded, ending = '', query = ''] = POST_PATH.exec(url) ?? [];
    if (!encoded || BESIDE_POSTS.includes(encoded)) return { url, missing: encoded === '-' };
    const slug = decode(encoded);
    if (slug !== null && isSlug(slug) && (await isPost(slug))) return { url, missing: false };
    return { url: NO_POST + ending + query, missing: true };
  };
}

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
