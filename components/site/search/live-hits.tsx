import { useDeferredValue } from 'react';
import { routes } from '@/lib/site/routes';
import { searchIndex, type Search, type SearchEntry } from '@/lib/site/search/search-index';
import { foundText, SearchHits } from './search-hits';

/** How many are shown below the field; the page of results has more. */
const MOST = 8;

/** Loads what is published and indexes it. */
export async function loadSearch(): Promise<Search> {
  const response = await fetch(routes.searchFile);
  if (!response.ok) throw new Error(`${routes.searchFile} answered ${response.status}`);
  // The site's own file, as lib/provider/search.ts makes it.
  return searchIndex((await response.json()) as SearchEntry[]);
}

/** The results while a visitor types. Loaded on demand, with the library that searches. */
export function LiveHits({ query, search }: { query: string; search: Search }) {
  const wanted = useDeferredValue(query).trim();
  const found = wanted === '' ? null : search(wanted, MOST);
  return (
    <>
      <p role="status" className="min-h-[1lh] py-3 text-sm text-muted">
        {found && foundText(found.total)}
      </p>
      {found && found.total > 0 && <SearchHits hits={found.hits} />}
      {found && found.total > MOST && (
        <p className="mt-4">
          <a
            href={`${routes.search}?${new URLSearchParams({ q: wanted })}`}
            className="text-peacock underline underline-offset-3"
          >
            All {found.total} results
          </a>
        </p>
      )}
    </>
  );
}
