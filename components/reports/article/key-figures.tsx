import type { Report } from '@/lib/research/reports/report';
import { InlineProse } from '@/components/reports/prose/inline-prose';

/** Three or four figures to read at a glance. */
export function KeyFigures({ report }: { report: Report }) {
  return (
    <dl className="report-key">
      {report.keyProse.map(({ value, label }) => (
        <div key={label}>
          <dt>
            <InlineProse report={report} prose={label} />
          </dt>
          <dd>
            <InlineProse report={report} prose={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
