import { routes } from '@/lib/site/routes';
import { searchIndex, type Found, type SearchEntry } from '@/lib/site/search/search-index';
import { foundText, SearchHits } from './search-hits';

/** How many are shown below the field; the page of results has more. */
const MOST = 8;

/** A search of the whole site, with the number found in words. */
export type LiveSearch = (query: string) => Found & { text: string };

/** Loads what is published and indexes it. */
export async function loadSearch(): Promise<LiveSearch> {
  const response = await fetch(routes.searchFile);
  if (!response.ok) throw new Error(`${routes.searchFile} answered ${response.status}`);
  // The site's own file, as lib/provider/search.ts makes it.
  const search = await searchIndex((await response.json()) as SearchEntry[]);
  return (query) => {
    const found = search(query, MOST);
    return { ...found, text: foundText(found.total) };
  };
}

/** The results while a visitor types. Loaded on demand, with the library that searches. */
export function LiveHits({ query, found: { hits, total } }: { query: string; found: Found }) {
  if (total === 0) return null;
  return (
    <>
      <SearchHits hits={hits} />
      {total > hits.length && (
        <p className="mt-4">
          <a
            href={`${routes.search}?${new URLSearchParams({ q: query })}`}
            className="text-peacock underline underline-offset-3"
          >
            All {total} results
          </a>
        </p>
      )}
    </>
  );
}
