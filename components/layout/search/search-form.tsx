import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { CONTROL } from '@/components/ui/field';
import { routes } from '@/lib/web/routes';
import { LONGEST_QUERY } from '@/lib/web/search/query-text';
import type { FormWords } from './search-words';

/** A field for the search of the site: a plain form, so it works without JavaScript. */
export function SearchForm({ words, ...input }: ComponentProps<'input'> & { words: FormWords }) {
  return (
    <form
      action={routes.search}
      method="get"
      role="search"
      aria-label={words.label}
      className="flex max-w-measure gap-3"
    >
      <input
        type="search"
        name="q"
        aria-label={words.label}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_QUERY}
        className={CONTROL}
        {...input}
      />
      <Button look="quiet" type="submit">
        {words.send}
      </Button>
    </form>
  );
}
