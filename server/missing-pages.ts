import { lookUpCode } from '@/lib/reports/codes';
import type { Provider } from '@/lib/provider/contract';
import { isSlug } from '@/lib/schemas/blog';

/** Names seen to exist, so that each is looked up once; the oldest goes when there are too many. */
const MOST_KNOWN = 5_000;

/** A folder whose pages go by a name anybody can type, and its page for a name that has none. No name is `-`. */
type Folder = {
  path: RegExp;
  missing: string;
  /** Pages of the folder that are no names. */
  beside: readonly string[];
  exists: (name: string) => Promise<boolean>;
};

export type Served = { url: string; missing: boolean };

/**
 * Says which path Next is asked for. Next keeps a file for every name it has seen, also of pages there are not, and its
 * own answer for those is empty without script. So a name that nothing has is led to one whole page, and a hundred
 * thousand random ones cost nothing.
 */
export function missingPages(provider: () => Pick<Provider, 'blog'>): (url: string) => Promise<Served> {
  const folders: Folder[] = [
    {
      path: /^\/blogs\/([^/?]+?)(\.rsc)?(\?.*)?$/,
      missing: '/blogs/-',
      beside: ['search', 'page', '-'],
      exists: remembering(async (slug) => isSlug(slug) && (await provider().blog(slug)) !== null),
    },
    {
      path: /^\/v\/([^/?]+?)(\.rsc)?(\?.*)?$/,
      missing: '/v/-',
      beside: ['-'],
      exists: async (code) => lookUpCode(code) !== null,
    },
  ];

  return async (url) => {
    for (const { path, missing, beside, exists } of folders) {
      const [, encoded, ending = '', query = ''] = path.exec(url) ?? [];
      if (!encoded) continue;
      if (beside.includes(encoded)) return { url, missing: encoded === '-' };
      const name = decode(encoded);
      if (name !== null && (await exists(name))) break;
      return { url: missing + ending + query, missing: true };
    }
    return { url, missing: false };
  };
}

/** Asks once for a name that exists. Where nobody can say, the name passes: Next may have a good copy of its page. */
function remembering(exists: Folder['exists']): Folder['exists'] {
  const known = new Set<string>();
  return async (name) => {
    if (known.has(name)) return true;
    try {
      if (!(await exists(name))) return false;
    } catch {
      return true;
    }
    if (known.size >= MOST_KNOWN) known.delete(known.values().next().value ?? '');
    known.add(name);
    return true;
  };
}

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
