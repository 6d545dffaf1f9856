import { isSlug } from '@/lib/contract/blog';

/** The parameters of a list of posts that has pages: `/blogs/tag/gold`, `/blogs/tag/gold/page/2`. */
export type ListParams<Name extends string> = Record<Name, string> & { page?: string[] };

/** The page that the rest of an address names; null if it names none. */
export function pageIn(rest: readonly string[] = []): number | null {
  if (rest.length === 0) return 1;
  const [word, number = ''] = rest;
  // The first page has the address of the list.
  const isPage = rest.length === 2 && word === 'page' && number !== '1' && /^[1-9]\d{0,5}$/.test(number);
  return isPage ? Number(number) : null;
}

/** A name in an address; null if it can be none. */
export function nameIn(encoded: string): string | null {
  try {
    const name = decodeURIComponent(encoded);
    return isSlug(name) ? name : null;
  } catch {
    return null;
  }
}

/** The parameters of every page of a list, for the build. */
export function everyPage<Name extends string>(
  name: Name,
  value: string,
  totalPages: number,
): ListParams<Name>[] {
  return Array.from(
    { length: totalPages },
    (_, i) => ({ [name]: value, page: i === 0 ? [] : ['page', String(i + 1)] }) as ListParams<Name>,
  );
}
