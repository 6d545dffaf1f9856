import { wordsHere } from '@/lib/content/words-here';
import { writtenChangeClass } from '@/components/layout/change-class';
import { ScrollTable } from '@/components/reports/scroll-table';
import { text } from '@/lib/content/messages';
import { statusRemark } from '@/lib/content/status';
import { formatPeriod } from '@/lib/web/period';
import { units, printing } from '@samvit/research';
import type { Report } from '@/lib/texts/reports/report';
import type { SinceRow } from '@/lib/texts/reports/since';

/**
 * What happened after the report's data end: the watched series and its benchmark, then and in the latest data we hold,
 * whether or not they support the report.
 */
export function SinceTable({ report }: { report: Report }) {
  const { watched, benchmark, endsWithReport } = report.since;
  return (
    <>
      <div className="prose">
        <h3 id="since">{text('reports.since.title')}</h3>
        <p>
          {endsWithReport
            ? text('reports.since.nothing-newer', { period: formatPeriod(watched.then.period) })
            : text('reports.since.lead')}
        </p>
      </div>
      <ScrollTable
        label={text('reports.since.title')}
        columns={(['series', 'then', 'latest', 'change'] as const).map((name) =>
          text(`reports.since.${name}`),
        )}
      >
        {[watched, benchmark].map((row) => (
          <tr key={row.series}>
            <th scope="row">{row.label}</th>
            <td>
              <Standing row={row} at="then" />
            </td>
            <td>
              {row.change === null ? (
                text('reports.since.same', { period: formatPeriod(row.then.period) })
              ) : (
                <Standing row={row} at="latest" />
              )}
            </td>
            <td>
              {row.change === null ? (
                '–'
              ) : (
                <span className={writtenChangeClass(row.change)}>{row.change}</span>
              )}
            </td>
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
      <data value={value}>{units.quantityText(wordsHere(), value, row.unit)}</data>
      <span className="figure-line">
        {printing.isSure(status)
          ? formatPeriod(period)
          : text('reports.since.remarked', { period: formatPeriod(period), remark: statusRemark(status) })}
      </span>
    </>
  );
}
