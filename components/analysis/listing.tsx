import { ScrollTable } from '@/components/reports/scroll-table';
import { text } from '@/lib/content/messages';
import type { analyses } from '@samvit/research';

/** What an answer lists below its chart, closed until somebody opens it. */
export function Listing({
  listing: { headings, rows },
  label,
}: {
  listing: analyses.AnswerListing;
  label: string;
}) {
  return (
    <details className="chart-numbers">
      <summary>{text('analysis-page.listing.title')}</summary>
      <ScrollTable label={label} columns={headings} className="chart-table">
        {rows.map(([head = '', ...cells], row) => (
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              <td key={headings[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </ScrollTable>
    </details>
  );
}
