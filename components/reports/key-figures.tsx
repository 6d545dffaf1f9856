import type { Report } from '@/lib/reports/report';
import { ReportProse } from './report-prose';

/** Three or four figures to read at a glance. */
export function KeyFigures({ report }: { report: Report }) {
  return (
    <dl className="report-key">
      {report.keyProse.map(({ value, label }) => (
        <div key={label}>
          <dt>
            <ReportProse report={report} prose={label} inline />
          </dt>
          <dd>
            <ReportProse report={report} prose={value} inline />
          </dd>
        </div>
      ))}
    </dl>
  );
}
