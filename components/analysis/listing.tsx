import { writtenChangeClass } from '@/components/layout/change-class';
import { ScrollTable } from '@/components/reports/scroll-table';
import { text } from '@/lib/content/messages';
import type { analyses } from '@samvit/research';
import './listing.css';

/** So many rows are on the one page of paper: where the list is the chart, and below a chart. */
const ROWS_ALONE = 16;
const ROWS_BELOW_CHART = 8;

/** The id of the list of an answer, for the menu of its chart. */
export const LISTING = 'answer-list';

type Props = {
  listing: analyses.AnswerListing;
  label: string;
  /** Whether its chart shows each of its values: paper then has the chart alone. */
  isDrawn?: boolean;
};

/** What an answer lists: below its chart closed until somebody opens it; with bars it is the chart. */
export function Listing({ listing, label, isDrawn = false }: Props) {
  if (listing.bars) return <Table listing={listing} label={label} onPaper={ROWS_ALONE} />;
  if (listing.isOpen)
    return (
      <div id={LISTING}>
        <Table listing={listing} label={label} onPaper={ROWS_BELOW_CHART} />
      </div>
    );
  return (
    <details className={isDrawn ? 'chart-numbers' : 'chart-numbers answer-listing'}>
      <summary>{text('analysis-page.listing.title')}</summary>
      <div id={LISTING}>
        <Table listing={listing} label={label} onPaper={ROWS_BELOW_CHART} />
      </div>
    </details>
  );
}

type TableProps = Pick<Props, 'listing' | 'label'> & { onPaper: number };

function Table({ listing: { headings, rows, changes = [], bars }, label, onPaper }: TableProps) {
  return (
    <>
      <ScrollTable label={label} columns={headings} className="chart-table">
        {rows.map(([head = '', ...cells], row) => (
          <tr key={row} className={row < onPaper ? undefined : 'listing-beyond'}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              <td key={headings[column + 1]}>
                {changes.includes(column + 1) ? (
                  <span className={writtenChangeClass(cell)}>{cell}</span>
                ) : (
                  cell
                )}
                {bars && column === cells.length - 1 && <Bar share={bars[row] ?? 0} />}
              </td>
            ))}
          </tr>
        ))}
      </ScrollTable>
      {rows.length > onPaper && (
        <p className="listing-more">{text('analysis-page.paper.more', { count: rows.length - onPaper })}</p>
      )}
    </>
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
