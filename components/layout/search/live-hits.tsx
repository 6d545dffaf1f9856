import { LINK } from '@/components/ui/link';
import { routes } from '@/lib/web/routes';
import { searchIndex, type SearchResults, type SearchEntry } from '@/lib/web/search/search-index';
import { fill } from '@/lib/platform/fill';
import { SearchHits } from './search-hits';
import type { SearchWords } from './search-words';

/** How many are shown below the field; the page of results has more. */
const MOST = 8;

export type LiveSearch = (query: string) => SearchResults;

export async function loadSearch(): Promise<LiveSearch> {
  const response = await fetch(routes.searchFile);
  if (!response.ok) throw new Error(`${routes.searchFile} answered ${response.status}`);
  // The site's own file, as lib/provider/search.ts makes it.
  const search = await searchIndex((await response.json()) as SearchEntry[]);
  return (query) => search(query, { most: MOST });
}

type Props = { query: string; found: SearchResults; words: SearchWords };

/** The results while a visitor types. Loaded on demand, with the library that searches. */
export function LiveHits({ query, found: { hits, total }, words }: Props) {
  if (total === 0) return null;
  return (
    <>
      <SearchHits hits={hits} kinds={words.kinds} lang={words.lang} />
      {total > hits.length && (
        <p className="mt-4">
          <a
            href={`${routes.search}?${new URLSearchParams({ q: query })}`}
            hrefLang={words.lang}
            className={LINK}
          >
            {fill(words.all, { count: total })}
          </a>
        </p>
      )}
    </>
  );
}
