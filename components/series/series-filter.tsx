import { ASKING_SCRIPT_URL } from '@/components/page-script/address';
import { text } from '@/lib/content/messages';

/** A field that hides the rows of the table below without its words (components/page-script/filter-rows.ts). */
export function SeriesFilter() {
  return (
    <div data-script={ASKING_SCRIPT_URL} className="series-filter noscript:hidden">
      <label>
        {text('pages.data.filter')}
        <input type="search" autoComplete="off" spellCheck={false} data-filter=".series-table" />
      </label>
      <p
        role="status"
        data-none={text('pages.data.none')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </div>
  );
}
