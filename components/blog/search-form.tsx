import { Button } from '@/components/ui/button';
import { CONTROL } from '@/components/ui/field';
import { routes } from '@/lib/site/routes';

/** Searches the posts with a plain form, so it works without JavaScript. */
export function SearchForm({ q = '' }: { q?: string }) {
  return (
    <form action={routes.blogSearch} method="get" role="search" className="flex max-w-measure gap-3">
      <label htmlFor="blog-search" className="sr-only">
        Search the blog
      </label>
      <input
        id="blog-search"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        placeholder="Search the blog"
        className={CONTROL}
      />
      <Button look="quiet" type="submit">
        Search
      </Button>
    </form>
  );
}
