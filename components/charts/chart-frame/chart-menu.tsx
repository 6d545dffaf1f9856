import { SiteLink } from '@/components/layout/site-link';
import { text } from '@/lib/content/messages';

/** What a reader can take from a chart, each an address; what has none is not offered. */
export type ChartTools = {
  share?: { title: string; url: string } | undefined;
  png?: string | undefined;
  svg?: string | undefined;
  /** The values; null where a publisher does not allow to pass them on. */
  csv?: string | null | undefined;
  /** The values as a table; of a figure with a table below it that one. */
  table?: string | undefined;
};

/**
 * The menu of a chart, in a popover that the browser opens without JavaScript; of a table alone a link. Sharing is a
 * link to the chart, which components/page-script/copy-and-share.ts hands to the device.
 * @param id unique in the document
 */
export function ChartMenu({ id, tools }: { id: string; tools: ChartTools }) {
  const { share, png, svg, csv, table } = tools;
  const name = (key: string) => text(`charts.menu.${key}`);
  if (table && [share, png, svg, csv].every((tool) => tool === undefined))
    return (
      <a href={table} className="chart-menu-button">
        {name('table')}
      </a>
    );
  return (
    <>
      <button type="button" className="chart-menu-button" popoverTarget={id}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 12.5V3M6.5 6.5 10 3l3.5 3.5M4 10v6.5h12V10" />
        </svg>
        {name(share ? 'open' : 'download')}
      </button>
      <div popover="auto" id={id} className="chart-menu">
        {share && (
          <>
            <a
              href={withinSite(share.url)}
              data-action="share"
              data-title={share.title}
              data-text={share.url}
              data-done={text('reports.share.copied')}
              data-failed={share.url}
            >
              {name('share')}
            </a>
            <span role="status" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
          </>
        )}
        {png && (
          <SiteLink href={png} download>
            {name('png')}
          </SiteLink>
        )}
        {svg && (
          <SiteLink href={svg} download>
            {name('svg')}
          </SiteLink>
        )}
        {csv && (
          <SiteLink href={csv} download>
            {name('csv')}
          </SiteLink>
        )}
        {csv === null && (
          <p>
            {name('csv')} <small>{name('no-csv')}</small>
          </p>
        )}
        {table && <a href={table}>{name('table')}</a>}
      </div>
    </>
  );
}

function withinSite(url: string): string {
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}
