import { text } from '@/lib/content/messages';
import { ScrollTable } from '@/components/reports/scroll-table';
import { InlineProse } from '@/components/reports/prose/inline-prose';
import type { Report } from '@/lib/texts/reports/report';
import { formatPeriod } from '@/lib/web/period';

/**
 * Conditions under which the report would be revised: each that one of our series can meet, with its latest
 * value.
 */
export function WatchTable({ report }: { report: Report }) {
  return (
    <>
      <p>{text('reports.watch.title')}</p>
      <ScrollTable
        label={text('reports.watch.title')}
        columns={(['point', 'latest', 'threshold', 'distance', 'met'] as const).map((name) =>
          text(`reports.watch.${name}`),
        )}
      >
        {report.watch.map(({ text: point, latest, threshold, distance, met }) => (
          <tr key={point.source}>
            <th scope="row">
              <InlineProse prose={point} report={report} />
            </th>
            <td>
              {latest.text}
              <span className="figure-line">{formatPeriod(latest.period)}</span>
            </td>
            <td>{threshold}</td>
            <td>{distance}</td>
            <td>{met ? formatPeriod(met) : text('reports.watch.not-met')}</td>
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}
