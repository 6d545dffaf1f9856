import { ScrollTable } from '@/components/reports/scroll-table';
import { InlineProse } from '@/components/reports/prose/inline-prose';
import type { Report } from '@/lib/research/reports/report';
import { formatPeriod } from '@/lib/site/period';

/**
 * Conditions under which the report would be revised: each that one of our series can meet, with its latest
 * value.
 */
export function WatchTable({ report }: { report: Report }) {
  return (
    <>
      <p>
        Those of the points above that a series of ours can meet, in the latest figures we hold. Distances are
        of unrounded values, from the threshold to the value.
      </p>
      <ScrollTable
        label="What would change our mind, today"
        columns={['Point', 'Now', 'Threshold', 'Distance', 'Met']}
      >
        {report.watch.map(({ text, now, threshold, distance, met }) => (
          <tr key={text.source}>
            <th scope="row">
              <InlineProse prose={text} report={report} />
            </th>
            <td>
              {now.text}
              <span className="figure-line">{formatPeriod(now.period)}</span>
            </td>
            <td>{threshold}</td>
            <td>{distance}</td>
            <td>{met ? formatPeriod(met) : 'Not met'}</td>
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}
