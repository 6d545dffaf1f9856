import MiniSearch, { type SearchOptions } from 'minisearch';
import { excerpt, marked, type Marked } from './excerpt';
import { searchableWords } from './words';

export const SEARCH_KINDS = ['report', 'post', 'term', 'series', 'question', 'page'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export type SearchEntry = {
  kind: SearchKind;
  path: string;
  title: string;
  description: string;
  text: string;
};

/** A thing that was found, with the words that were found in it marked. */
export type Hit = { kind: SearchKind; path: string; title: Marked[]; excerpt: Marked[] };

/** The best hits, how many there are in all, and of which kinds something was found. */
export type SearchResults = { hits: Hit[]; total: number; kinds: SearchKind[] };

/** @param kind alone is listed and counted, unless nothing of it was found */
export type Search = (query: string, options?: { most?: number; kind?: SearchKind }) => SearchResults;

const MOST_HITS = 30;

const FIELDS = ['title', 'description', 'text'] as const;

/** Where two texts say the same, the report comes before the page that only lists it. */
const WEIGHT: Record<SearchKind, number> = {
  report: 1.4,
  post: 1.2,
  term: 1.2,
  series: 1,
  question: 1,
  page: 0.8,
};

const OPTIONS: SearchOptions = {
  boost: { title: 5, description: 2 },
  weights: { prefix: 0.6, fuzzy: 0.3 },
  prefix: (term) => term.length > 1,
};

/** So many letters may be wrong, two if they are exchanged; of a figure, or a word of three letters, none. */
const wrong = (letters: number) => (term: string) =>
  term.length > 3 && !/\p{N}/u.test(term) ? letters : false;

/** Each is tried if the one before finds nothing: as written, with mistakes, and some of the words only. */
const ATTEMPTS: readonly SearchOptions[] = [
  { ...OPTIONS, combineWith: 'AND' },
  { ...OPTIONS, combineWith: 'AND', fuzzy: wrong(1) },
  { ...OPTIONS, combineWith: 'AND', fuzzy: wrong(2) },
  { ...OPTIONS, combineWith: 'OR', fuzzy: wrong(2) },
];

/** The text of a series is its other names, misspelt ones too, which help to find it and say nothing. */
const shownText = ({ kind, description, text }: SearchEntry): string =>
  kind === 'series' ? description : [description, text].filter(Boolean).join(' ');

/** Indexes what can be found, in steps, so that neither a page nor the server stops meanwhile. */
export async function searchIndex(entries: readonly SearchEntry[]): Promise<Search> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: [...FIELDS],
    tokenize: searchableWords,
    // Words are in their form already.
    processTerm: (term) => term,
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 2 },
  );
  const kindOf = (id: number) => entries[id]?.kind ?? 'page';
  const boostDocument = (id: number) => WEIGHT[kindOf(id)];

  return (query, { most = MOST_HITS, kind: only } = {}) => {
    const found = ATTEMPTS.reduce<ReturnType<typeof index.search>>(
      (before, options) => (before.length > 0 ? before : index.search(query, { ...options, boostDocument })),
      [],
    );
    const kinds = SEARCH_KINDS.filter((kind) => found.some(({ id }) => kindOf(Number(id)) === kind));
    const results =
      only && kinds.includes(only) ? found.filter(({ id }) => kindOf(Number(id)) === only) : found;
    const hits = results.slice(0, most).flatMap(({ id, match }): Hit[] => {
      const entry = entries[Number(id)];
      if (!entry) return [];
      const { kind, path, title } = entry;
      const matches = new Set(Object.keys(match));
      return [
        {
          kind,
          path,
          title: marked(title, matches),
          excerpt: excerpt(shownText(entry), matches),
        },
      ];
    });
    return { hits, total: results.length, kinds };
  };
}
