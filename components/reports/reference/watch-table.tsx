import { libraryHere } from '@/lib/texts/library-here';
import { text } from '@/lib/content/messages';
import { ScrollTable } from '@/components/reports/scroll-table';
import { InlineProse } from '@/components/reports/prose/inline-prose';
import { freshness, getSeries } from '@samvit/research';
import type { Report } from '@/lib/texts/reports/report';
import { formatPeriod } from '@/lib/web/period';

type Watching = Pick<Report, 'watch'>;

/** It names the date of the data: a reader of a later day must not take it for the present. */
function watchTitle({ watch }: Watching): string {
  const series = watch.map((condition) => getSeries(libraryHere(), condition.series));
  return text('reports.watch.title', { date: formatPeriod(freshness.ageOf(libraryHere(), series).to) });
}

/**
 * Conditions under which the report would be revised: each that one of our series can meet, with its latest
 * value.
 */
export function WatchTable({ report }: { report: Report }) {
  return (
    <>
      <p>{watchTitle(report)}</p>
      <ScrollTable
        label={watchTitle(report)}
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
