import { SEARCH_PANEL } from '@/components/page-script/search-key';
import { Container } from '@/components/ui/container';
import { HEADER_PANEL } from '@/components/ui/header-menu';
import { text } from '@/lib/content/messages';
import { SearchBox } from './search-box';
import { searchWords } from './search-words';

/**
 * The search of the site: a button of the header and the panel that it or the key `/` opens, without
 * JavaScript too.
 */
export function SiteSearch() {
  return (
    <>
      <button
        type="button"
        popoverTarget={SEARCH_PANEL}
        aria-label={text('search.open')}
        aria-keyshortcuts="/"
        className="flex size-10 items-center justify-center rounded-sm text-ink hover:text-peacock"
      >
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="size-5 fill-none stroke-current"
          strokeWidth="1.5"
        >
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.5 12.5 5 5" />
        </svg>
      </button>
      <div popover="auto" id={SEARCH_PANEL} className={HEADER_PANEL}>
        <Container className="pt-6 pb-4">
          <SearchBox words={searchWords()} />
        </Container>
      </div>
    </>
  );
}
