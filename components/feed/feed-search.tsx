import { Button } from '@/components/ui/button';
import { CONTROL } from '@/components/ui/field';
import { routes } from '@/lib/web/routes';
import type { FeedTexts } from './feed-texts';
import type { Filter } from './state/feed-query';

/** The search box. With JavaScript the list follows the typing; without, the form loads the page again. */
export function FeedSearch({
  filter,
  words,
  texts,
  onWords,
}: {
  filter: Filter;
  words: string;
  texts: FeedTexts['search'];
  onWords: (words: string) => void;
}) {
  /** Takes over text typed before hydration: React leaves it in the input but fires no event. */
  const adopt = (box: HTMLInputElement | null) => {
    if (box && box.value !== words) onWords(box.value);
  };
  return (
    <form
      role="search"
      action={routes.web}
      method="get"
      onSubmit={(event) => event.preventDefault()}
      className="flex w-full gap-2 sm:w-80"
    >
      {filter !== 'all' && <input type="hidden" name="filter" value={filter} />}
      <input
        ref={adopt}
        type="search"
        name="q"
        aria-label={texts.label}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
        className={CONTROL}
      />
      <Button type="submit" look="quiet" className="not-noscript:hidden">
        {texts.send}
      </Button>
    </form>
  );
}
