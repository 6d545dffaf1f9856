import { ScrollTable } from '@/components/reports/scroll-table';
import { formatPeriod } from '@/lib/site/period';
import { valueText } from '@/lib/research/series/unit-text';
import type { Report } from '@/lib/research/reports/report';
import type { SinceRow } from '@/lib/research/reports/since';

/**
 * What happened after the publication: the watched series and its benchmark, then and now, whether or not
 * they support the report.
 */
export function SinceTable({ report }: { report: Report }) {
  const { watched, benchmark, endsWithReport } = report.since;
  return (
    <>
      <p>
        {endsWithReport
          ? `No period of this series has ended since the report was published; its figures end with ${formatPeriod(watched.then.period)}. The next figures will be shown here, whichever way they point.`
          : 'The series this report watches and one to compare it with: where the figures of the report end, and the latest whole period that ended after it was published. The dates of the first column do not move.'}
      </p>
      <ScrollTable label="Since this report" columns={['Series', 'In the report', 'Latest', 'Change']}>
        {[watched, benchmark].map((row) => (
          <tr key={row.series}>
            <th scope="row">{row.label}</th>
            <td>
              <Standing row={row} at="then" />
            </td>
            <td>{row.change === null ? 'Nothing newer' : <Standing row={row} at="latest" />}</td>
            <td>{row.change ?? '–'}</td>
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}

function Standing({ row, at }: { row: SinceRow; at: 'then' | 'latest' }) {
  const { value, period, status } = row[at];
  return (
    <>
      <data value={value}>{valueText(value, row.unit)}</data>
      <span className="figure-line">
        {formatPeriod(period)}
        {status !== 'verified' && `, ${status}`}
      </span>
    </>
  );
}
