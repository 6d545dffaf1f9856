'use client';

import { useDeferredValue, useMemo, useState, type ComponentType, type KeyboardEvent } from 'react';
import type { SearchResults } from '@/lib/web/search/search-index';
import { fill } from '@/lib/platform/fill';
import type { LiveSearch } from './live-hits';
import { SearchForm } from './search-form';
import type { SearchWords } from './search-words';

type Loaded = {
  LiveHits: ComponentType<{ query: string; found: SearchResults; words: SearchWords }>;
  search: LiveSearch;
};

/**
 * The field of the search, with results while a visitor types. A client component, because it loads the
 * search when the field is focused; without JavaScript, or if it cannot be loaded, the form leads to the
 * page of results.
 */
export function SearchBox({ words }: { words: SearchWords }) {
  const [query, setQuery] = useState('');
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>();
  const searchedWords = useDeferredValue(query).trim();
  const live = typeof loaded === 'object' && searchedWords !== '' ? loaded : null;
  const results = useMemo(() => live?.search(searchedWords), [live, searchedWords]);

  async function load() {
    if (loaded === 'loading' || typeof loaded === 'object') return;
    setLoaded('loading');
    try {
      const { LiveHits, loadSearch } = await import('./live-hits');
      setLoaded({ LiveHits, search: await loadSearch() });
    } catch {
      setLoaded('failed');
    }
  }

  /** Takes over a field that was focused, and text typed, before hydration. */
  const adopt = (field: HTMLInputElement | null) => {
    if (!field || loaded !== undefined || document.activeElement !== field) return;
    setQuery(field.value);
    void load();
  };

  return (
    <div data-hydrate onKeyDown={moveFocus}>
      <SearchForm
        ref={adopt}
        words={words.form}
        autoFocus
        onFocus={() => void load()}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {words.note && <p className="pt-3 text-sm text-muted">{words.note}</p>}
      <p role="status" className="min-h-[1lh] py-3 text-sm text-muted">
        {loaded === 'loading' && searchedWords !== '' && words.loading}
        {loaded === 'failed' && words.failed}
        {results && fill(words.found, { count: results.total })}
      </p>
      {live && results && <live.LiveHits query={searchedWords} found={results} words={words} />}
    </div>
  );
}

/** The arrow keys lead from the field to the results, and back. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
