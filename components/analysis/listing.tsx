import { ScrollTable } from '@/components/reports/scroll-table';
import { text } from '@/lib/content/messages';
import type { analyses } from '@samvit/research';
import './listing.css';

/** What an answer lists: below its chart closed until somebody opens it; with bars it is the chart. */
export function Listing({ listing, label }: { listing: analyses.AnswerListing; label: string }) {
  if (listing.bars ?? listing.isOpen) return <Table listing={listing} label={label} />;
  return (
    <details className="chart-numbers">
      <summary>{text('analysis-page.listing.title')}</summary>
      <Table listing={listing} label={label} />
    </details>
  );
}

function Table({ listing: { headings, rows, bars }, label }: Parameters<typeof Listing>[0]) {
  return (
    <ScrollTable label={label} columns={headings} className="chart-table">
      {rows.map(([head = '', ...cells], row) => (
        <tr key={row}>
          <th scope="row">{head}</th>
          {cells.map((cell, column) => (
            <td key={headings[column + 1]}>
              {cell}
              {bars && column === cells.length - 1 && <Bar share={bars[row] ?? 0} />}
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

/** Below the value, which says the same. */
function Bar({ share }: { share: number }) {
  const size = Math.round(100 * Math.abs(share));
  return (
    <svg className="listing-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={share < 0 ? 'listing-bar-below' : 'listing-bar-above'} width={size} height={4} />
    </svg>
  );
}
